import type { OperationProfile } from "../describe-operation.ts";
import { SURE, type WordForm } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";

/**
 * Whether the noun before the value belongs to several arguments and the words beside it name another one:
 * "the rear pressure" is no `front_pressure`. In a write, the noun alone names none of them: "the pressure".
 */
export function isOfSibling(
  request: Request,
  { reads }: OperationProfile,
  { traits, source }: Pick<Proposal, "traits" | "source">,
  open: readonly SlotTraits[],
): boolean {
  const siblings = open.filter(
    (other) =>
      other !== traits && other.kind === traits.kind && traits.forms.some((form) => hasForm(other, form)),
  );
  if (siblings.length === 0) return false;
  const shared = traits.forms.filter((form) => siblings.some((each) => hasForm(each, form)));
  const at = nounBefore(request, source.first, shared);
  if (at === null) return false;
  const own = matchBeside(request, at, withoutShared(traits, siblings));
  const others = siblings.map((each) => matchBeside(request, at, withoutShared(each, [traits])));
  const best = Math.max(...others);
  if (Math.max(own, best) >= SURE) return best > own;
  const isPlain = withoutShared(traits, siblings).length === 0;
  if (siblings.some((each) => withoutShared(each, [traits]).length === 0)) return !isPlain;
  return !reads && !isPlain && !traits.slot.required;
}

function hasForm({ forms }: SlotTraits, { word }: WordForm): boolean {
  return forms.some((form) => form.word === word);
}

function withoutShared({ forms }: SlotTraits, others: readonly SlotTraits[]): WordForm[] {
  return forms.filter((form) => !others.some((other) => hasForm(other, form)));
}

/** Maximum words between a noun and its value: "the pressure of bike 12 to 3". */
const MAX_BETWEEN = 5;

/**
 * The nearest shared noun before the value, in the same part of the sentence and after the value of another
 * argument.
 */
function nounBefore(
  { words, match, main }: Request,
  first: number,
  shared: readonly WordForm[],
): number | null {
  const isNoun = (i: number) => shared.some((form) => match(i, form) >= SURE);
  for (let i = first - 1; i >= Math.max(main.first, first - 1 - MAX_BETWEEN); i--) {
    if (isNoun(i)) return i;
    // The number of "bike 12" identifies the bike.
    const isOtherValue =
      words[i]?.token.kind === "number" && (words[i - 1]?.isContent !== true || isNoun(i - 1));
    if (isOtherValue || /[,.;:!?]/.test(words[i + 1]?.token.gap ?? "")) return null;
  }
  return null;
}

/** The best match of the words next to the noun. */
function matchBeside({ match, words }: Request, at: number, forms: readonly WordForm[]): number {
  const beside = [at - 2, at - 1, at + 1, at + 2].filter((i) => words[i]?.token.kind === "word");
  return Math.max(0, ...beside.flatMap((i) => forms.map((form) => match(i, form))));
}
