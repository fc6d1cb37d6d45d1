import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { comparisonOf } from "../read-orderings.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "./parts-before.ts";
import { isPluralNoun } from "./units.ts";

/** Whether the word is a superlative after a count: "7 tallest", "6 nejkratších", "los 3 más altos". */
function isSuperlative({ reading }: Request, i: number): boolean {
  const word = reading.tokens[i]?.word ?? "";
  switch (reading.lexicon.code) {
    case "en":
      return (
        /^(most|least|best|worst)$|[^aeiou]est$/.test(word) &&
        comparisonOf(word.replace(/^(most|least)$/, "best")) !== undefined
      );
    case "cs":
      return /^nej\p{L}{4,}/u.test(word);
    case "pl":
      return /^naj\p{L}{4,}/u.test(word);
    case "de":
      return /\p{L}{2,}(st|ss)(e|en|er|es)$/u.test(word);
    default:
      return /^(mas|menos|plus|moins|mejores|peores|meilleur\w*|pires?)$/.test(word);
  }
}

const TOPS =
  /^(top|first|last|latest|newest|recent|max|maximum|most|limit|up|next|only|just|oldest|previous|past)$/;

export function limitFeature(
  request: Request,
  { first, ordinal, kind }: Pick<Value, "first" | "ordinal" | "kind">,
  { isLimit, isId, kind: slotKind }: SlotTraits,
  { nouns, reads }: OperationProfile,
): number {
  if ((slotKind !== "number" && !isId) || ordinal || kind !== "number") return 0;
  const { reading } = request;
  const before = reading.tokens.slice(Math.max(0, first - 2), first);
  const after = isId ? [] : reading.tokens.slice(first + 1, first + 2);
  // "20 invoices" in a list of invoices
  const isCounted =
    reads &&
    !isId &&
    (isPluralNoun(reading.tokens[first + 1]?.word ?? "") || reading.lexicon.code !== "en") &&
    nouns.some((noun) => request.match(first + 1, noun) >= SURE);
  const said =
    isCounted ||
    (!isId && isSuperlative(request, first + 1)) ||
    partsBefore(request, first).includes("most") ||
    [...before, ...after].some(
      ({ word }) =>
        TOPS.test(word) ||
        reading.lexicon.ordinals.get(word) === -1 ||
        reading.lexicon.ordinals.get(word) === 1 ||
        (reading.lexicon.times.get(word) ?? []).some((each) => each === "last" || each === "next"),
    );
  if (said) return isLimit ? 1 : -1;
  return isLimit ? -0.5 : 0;
}
