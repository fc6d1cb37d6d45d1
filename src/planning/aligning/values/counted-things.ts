import { isPlural } from "../../../language/base-forms.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import { type Request, range } from "../request-words.ts";
import { boundBefore, isCountSlot, partsBefore } from "./bounds.ts";
import { isExact } from "./exact-numbers.ts";
import { isValueName, PIECES } from "./units.ts";

/** Words before a number of records of a list, folded. */
const RANKED =
  /^(first|last|latest|top|newest|oldest|recent|next|prvni\p{L}*|posledni\p{L}*|nejnovejsi\p{L}*|ersten|letzten|neuesten|nachsten|pierwsz\p{L}*|ostatni\p{L}*|najnowsz\p{L}*|primer[oa]s|ultim[oa]s|premier(e)?s|dernier(e)?s)$/u;

/** Most words between a number and the noun that it counts. */
const MOST_BETWEEN = 2;

/** "the first 10 permits", "a crate of 5 kites": a number of things is no amount of something else. */
export function isCountForAmount(
  { words, match }: Request,
  { nouns, reads, owners }: OperationProfile,
  { traits, source, features, tokens }: Proposal,
): boolean {
  if (traits.kind !== "number" || source.kind !== "number" || source.measured || owners.has(traits.slot.name))
    return false;
  if (isCountSlot(traits) || features.before > 0 || features.after > 0 || features.limit > 0) return false;
  const next = (tokens.at(-1) ?? source.first) + 1;
  if (words[next]?.token.gap !== " " || words[next].token.kind !== "word") return false;
  const isNamed = traits.forms.some((form) => match(next, form) >= SURE);
  if (isNamed) return false;
  if (reads) {
    // "up to 20 blue kites"
    let last = next;
    while (last < next + MOST_BETWEEN && words[last + 1]?.token.gap === " " && words[last + 1]?.isContent)
      last++;
    const isThing = range(next, last).some((i) => nouns.some((noun) => match(i, noun) >= SURE));
    const isRanked = RANKED.test(words[source.first - 1]?.token.word ?? "");
    return isThing && (isRanked || traits.part !== null) && isValueName(traits);
  }
  return (
    !traits.slot.required && isValueName(traits) && isPlural(words[next].token.word) && features.unit <= 0
  );
}

/** Prepositions before a number that describes the records: "with 4 masts", "in 3 harbours". */
const DESCRIBING = /^(with|in|for|at|on)$/;

/** Words for the records of any list, folded. */
const RECORDS =
  /^(results?|records?|entries|items?|hits?|rows?|per|vysledk\p{L}*|zaznam\p{L}*|poloz\p{L}*|ergebnis\p{L}*|eintrag\p{L}*|treffer\p{L}*|wynik\p{L}*|pozycj\p{L}*|resultados?|registros?|entradas?|resultats?|entrees?|pro|na|por|par)$/u;

/** "within 5 km", "with exactly 4 masts": a number of something else is no number of records. */
export function isCountOfOther(
  request: Request,
  { nouns, reads }: OperationProfile,
  { traits: { isLimit }, source, features, tokens }: Proposal,
): boolean {
  const { words, match } = request;
  if (!reads || !isLimit || source.kind !== "number" || Math.max(features.before, features.after) > 0)
    return false;
  const isPieces = PIECES.test(source.unit ?? "");
  if (source.measured === true && !isPieces) return true;
  const last = tokens.at(-1) ?? source.first;
  const noun = source.measured === true ? last : last + 1;
  if (words[noun]?.token.gap !== " " || RECORDS.test(words[noun].token.word)) return false;
  if (nouns.some((each) => match(noun, each) >= SURE)) return false;
  return (
    isExact(request, source.first) ||
    boundBefore(request, source.first) === "from" ||
    partsBefore(request, source.first).some((part) => DESCRIBING.test(part))
  );
}
