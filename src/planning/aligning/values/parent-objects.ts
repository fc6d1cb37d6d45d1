import { splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { toNameForm } from "../name-forms.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";

/** The name of the object around a nested text is directly before it: "emergency contact: Ada Lane". */
export function parentFeature(
  request: Request,
  first: number,
  { slot, kind }: SlotTraits,
  { lexicon }: OperationProfile,
): number {
  const parent = slot.path.at(-2);
  const token = request.words[first]?.token;
  const isAction = request.action?.tokens.includes(first - 1) === true;
  if (parent === undefined || kind !== "string" || isAction || !/^:? $/.test(token?.gap ?? "")) return 0;
  const forms = splitWords(parent).map((word) => toNameForm(word, lexicon));
  return Math.max(...forms.map((form) => request.match(first - 1, form))) >= 0.9 ? 0.9 : 0;
}

/**
 * Whether a text of an object follows the object's name elsewhere: "a new patient: Bella, owner Ada Lane" gives no owner
 * called Bella.
 */
export function isLabelledElsewhere(
  { words, match, action }: Request,
  { lexicon }: OperationProfile,
  { traits: { slot, kind }, features, tokens }: Pick<Proposal, "traits" | "features" | "tokens">,
): boolean {
  const parent = slot.path.at(-2);
  if (parent === undefined || kind !== "string" || features.before > 0) return false;
  const forms = splitWords(parent).map((word) => toNameForm(word, lexicon));
  const [first = 0] = tokens;
  return words.some(
    ({ index, token }) =>
      index !== first - 1 &&
      token.kind === "word" &&
      token.quote < 0 &&
      !tokens.includes(index) &&
      !action?.tokens.includes(index) &&
      words[index + 1]?.token.kind === "word" &&
      /^:? $/.test(words[index + 1]?.token.gap ?? "") &&
      words[index + 1]?.token.name === true &&
      forms.some((form) => match(index, form) >= 0.9),
  );
}
