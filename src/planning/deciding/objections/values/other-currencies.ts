import { foldText, splitWords } from "../../../../language/split-words.ts";
import { CURRENCY_NAMES } from "../../../aligning/kinds/propose-items.ts";
import type { Slot } from "../../../aligning/list-slots.ts";
import type { Proposal } from "../../../aligning/proposal.ts";
import type { Request } from "../../../aligning/request-words.ts";
import type { Value } from "../../../reading/value.ts";
import type { Ranked } from "../../score.ts";

const CURRENCIES: readonly (readonly [code: string, names: RegExp])[] = [
  ["EUR", /€|\beuros?\b|\beur\b/],
  ["USD", /\$\s?\d|\bdollars?\b|\busd\b/],
  ["GBP", /£|\bpounds?\b|\bgbp\b/],
  ["CZK", /\bczk\b|\bkc\b|\bkorun/],
  ["PLN", /\bpln\b|\bzl\b|\bzlot/],
  ["CHF", /\bchf\b|\bfranken\b|\bfrancs?\b/],
];
/**
 * Whether an amount is in another currency than its argument, its operation or the whole API documents: "up to 300
 * dollars" for a price in EUR. An argument for the currency takes it.
 */
export function isOtherCurrency(
  request: Request,
  { profile: { slots, owners }, filling, candidate: { fields } }: Ranked,
): boolean {
  const takesCurrency = slots.some(
    (slot) =>
      isCurrencyName(slot) ||
      slot.values.some((each) => CURRENCIES.some(([code]) => code === String(each).toUpperCase())),
  );
  const listed = slots
    .filter(isCurrencyName)
    .flatMap(({ values }) => values.map((value) => String(value).toUpperCase()));
  const texts = [`${fields.summary} ${fields.description}`, fields.about ?? ""].map(foldText);
  return numbersOf(filling.chosen).some((proposal) => {
    const { slot } = proposal.traits;
    const unit = readValueOf(request, proposal)?.unit ?? "";
    if (owners.has(slot.name) || !/^[A-Z]{3}$/.test(unit)) return false;
    // "900 GBP" for a list of currencies without it
    if (listed.length > 0 && !listed.includes(unit)) return true;
    const described = `${splitWords(slot.name).join(" ")} ${foldText(slot.description)}`;
    const documented = [described, ...texts].map(documentedCurrencies).find((each) => each.length > 0) ?? [];
    return !takesCurrency && documented.length > 0 && !documented.includes(unit);
  });
}

function isCurrencyName({ words }: Slot): boolean {
  return words.some((word) => CURRENCY_NAMES.test(foldText(word)));
}

export function documentedCurrencies(text: string): string[] {
  return CURRENCIES.filter(([, names]) => names.test(text)).map(([code]) => code);
}

/** The proposals for arguments that take numbers. */
export function numbersOf(chosen: readonly Proposal[]): Proposal[] {
  return chosen.filter(
    ({ value, source }) => typeof value === "number" && /^(number|code|duration)$/.test(source.kind),
  );
}

export function readValueOf({ reading }: Request, { source }: Proposal): Value | undefined {
  return reading.values.find(({ kind, first }) => kind === source.kind && first === source.first);
}
