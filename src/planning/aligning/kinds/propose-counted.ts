import { foldText } from "../../../language/split-words.ts";
import { stemWord } from "../../../language/stem-word.ts";
import type { Value } from "../../reading/value.ts";
import { isOuter, type OperationProfile } from "../describe-operation.ts";
import { OR } from "../filling/exclude-proposals.ts";
import { SURE, toWordForm } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import { meetsSchema, renderValue } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { boundBefore } from "../values/bounds.ts";
import { QUANTITIES } from "./propose-items.ts";
import { proposeCertain } from "./propose-series.ts";

/** Words between a measure and what it measures, folded. */
const OF = /^(of|de|d)$/;
/** Longest name of a thing, in words. */
const MAX_WORDS = 4;

/**
 * Proposes what is counted, and how many, for a write with one argument for each: "add 6 lemons to the list" for `item`
 * and `quantity`, "two boxes of green tea" with `unit`.
 */
export function proposeCounted(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  if (profile.reads || request.action?.commanded !== true) return [];
  const outer = open.filter(({ slot, isList }) => isOuter(slot, profile) && !isList);
  const [quantity, other] = outer.filter(
    ({ kind, isId, slot }) =>
      kind === "number" && !isId && !profile.owners.has(slot.name) && QUANTITIES.test(slot.words.join("_")),
  );
  const [thing, another] = outer.filter((traits) => isThing(traits, profile));
  if (quantity === undefined || thing === undefined || other !== undefined || another !== undefined)
    return [];
  const counts = request.reading.values.filter(
    ({ kind, number, ordinal, measured }) =>
      kind === "number" && number !== undefined && ordinal !== true && measured !== true,
  );
  const [count] = counts;
  const noun = count === undefined || counts.length > 1 ? null : nounAfter(request, profile, outer, count);
  if (count === undefined || noun === null || isInexact(request, count)) return [];
  const text = request.reading.text.slice(
    request.words[noun.first]?.token.start,
    request.words[noun.last]?.token.end,
  );
  const [amount] = renderValue(count, quantity);
  if (amount === undefined || !meetsSchema(text, thing)) return [];
  return [
    proposeCertain(profile, thing, text, range(noun.first, noun.last)),
    proposeCertain(profile, quantity, amount.value, range(count.first, count.last)),
  ];
}

/** Whether the argument takes the name of what is added or ordered: a title, `item`, or `lamp` for `/lamps`. */
export function isThing(
  { kind, topic, isId, values, slot }: SlotTraits,
  { nouns: [head] }: OperationProfile,
): boolean {
  const name = slot.words.at(-1) ?? "";
  return (
    kind === "string" &&
    !isId &&
    values.length === 0 &&
    (topic === "title" || stemWord(name) === head?.stem || GOODS.test(name))
  );
}

/** Names of arguments for things that are bought, stored or consumed. */
const GOODS =
  /^(item|product|article|artikel|ingredient|food|dish|drink|material|part|goods|produkt|polozka|zbozi|zutat|artykul|towar|articulo|producto|ingrediente|produit)$/;

/** "one or two lemons", "at least 3 lemons" */
function isInexact(request: Request, { first }: Value): boolean {
  const { words, reading } = request;
  return (
    boundBefore(request, first) !== null ||
    OR[reading.lexicon.code]?.test(words[first - 1]?.token.word ?? "") === true
  );
}

/**
 * The words for what a number counts, up to the next phrase. Null if the operation explains them. A measure that no
 * argument lists remains a part of them: "two crates of limes".
 */
function nounAfter(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  { last: end }: Value,
): { first: number; last: number } | null {
  const { words, reading } = request;
  const isOf = (i: number) => OF.test(words[i]?.token.word ?? "");
  const isMeasure = isOf(end + 2);
  const isListed =
    isMeasure &&
    open.some(({ values }) =>
      values.some(
        (each) => request.match(end + 1, toWordForm(foldText(String(each)), profile.lexicon)) >= SURE,
      ),
    );
  const start = end + 1;
  const first = isMeasure ? end + 3 : start;
  const isPart = (i: number) => {
    const token = words[i]?.token;
    return (
      token?.kind === "word" &&
      token.quote < 0 &&
      /^[ -]$/.test(token.gap) &&
      words[i]?.isContent === true &&
      !reading.lexicon.prepositions.has(token.word) &&
      !reading.lexicon.times.has(token.word)
    );
  };
  let last = first - 1;
  while (last - first < MAX_WORDS && isPart(last + 1)) last++;
  if (last < first || last - first >= MAX_WORDS) return null;
  const isOwn = (i: number) =>
    profile.words.some((word) => word.place !== "text" && request.match(i, word) >= SURE);
  if (range(first, last).some(isOwn) || (isMeasure && isOwn(start))) return null;
  return { first: isMeasure && !isListed ? start : first, last };
}
