import type { SpanRole } from "../../../contract/tool.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import type { Request } from "../request-words.ts";
import { readTraits } from "../slot-traits.ts";
import { STRONG_MATCH } from "../verb-agreement.ts";

/** Minimum match at which a word of the operation explains a word of the request. */
const EXPLAINS = 0.4;

/** The minimum for words that are written as names. */
const PROPER = 0.9;

/** The minimum is higher for deletions. */
const EXPLAINS_DELETE = 0.6;

/** The role that the operation's words give to a word of the request. */
export function explain(request: Request, profile: OperationProfile, i: number): SpanRole | null {
  // A word after a preposition is a place, an owner or a recipient, so similarity of meaning does not
  // explain it.
  const isAdjunct = isIntroduced(request, i);
  const usual = profile.candidate.fields.method === "DELETE" ? EXPLAINS_DELETE : EXPLAINS;
  const least = isAdjunct ? STRONG_MATCH : usual;
  let best = 0;
  let isName = false;
  const said = request.words[i]?.token;
  // A name is not explained by a similar word: "by Larkspur".
  const isProper = said?.name === true && request.reading.lexicon.code !== "de";
  for (const word of profile.words) {
    // "add a recipe" does not refer to an API that is named "Recipes".
    if (word.place === "api" && !profile.reads && !isAdjunct) continue;
    const match = request.match(i, word) * (word.place === "text" ? 0.95 : 1);
    if (isProper && match < PROPER) continue;
    if (match < (word.place === "slot" ? STRONG_MATCH : least) || match <= best) continue;
    best = match;
    isName = word.place === "name";
  }
  for (const forms of profile.owners.values())
    for (const form of forms) {
      const match = request.match(i, form);
      if (match >= least) best = Math.max(best, match);
    }
  if (best === 0) return null;
  return isName ? "resource" : "qualifier";
}

/**
 * Whether only the name of a filter that stays empty has the word: "items below the minimum" for `below_minimum`,
 * "five-star reviews" for `stars`.
 */
export function isFilterIgnored(
  { words, match }: Request,
  { reads, words: own, slots, candidate, lexicon, owners }: OperationProfile,
  { filled }: Filling,
  i: number,
): boolean {
  if (!reads || words[i]?.token.kind !== "word") return false;
  const isSaid = own.some((word) => /^(name|tag)$/.test(word.place) && match(i, word) >= EXPLAINS);
  if (isSaid) return false;
  const named = slots.filter(
    (slot) =>
      !slot.required &&
      !owners.has(slot.name) &&
      readTraits(slot, candidate.input_schema, lexicon).forms.some((form) => match(i, form) >= STRONG_MATCH),
  );
  return (
    named.length > 0 &&
    named.every((slot) => {
      const { kind, isLimit } = readTraits(slot, candidate.input_schema, lexicon);
      return (
        (kind === "boolean" || kind === "number") && !isLimit && !filled.some((each) => each.slot === slot)
      );
    })
  );
}

/** Whether a preposition precedes the word, ignoring articles and adjectives in between. */
function isIntroduced({ words, reading }: Request, i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 2); at--) {
    const word = words[at]?.token.word ?? "";
    const parts = reading.lexicon.prepositions.get(word) ?? [];
    if (parts.some((part) => part !== "of" && part !== "named")) return true;
    if (!reading.lexicon.functionWords.has(word)) return false;
  }
  return false;
}
