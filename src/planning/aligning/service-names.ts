import { rememberBoth } from "../../language/remember.ts";
import { foldText } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import { INNER_CAPITAL } from "./api-names.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { isInflection } from "./match-words.ts";
import type { Request } from "./request-words.ts";

/**
 * The tokens that name the API itself, in any inflection: "in Harborly", "z Plavidla", "my Harborly tours", "from Slow
 * Tides". A name that is also a common word counts only with a capital, and a resource of the operation never: "delete
 * kite 7" is about a kite, although the API is called "Kites".
 */
export const serviceTokens = rememberBoth(
  (request: Request, profile: OperationProfile): ReadonlySet<number> => {
    const { single, phrases } = profile.apiNames;
    const resources = new Set(profile.pathWords.map(stemWord));
    // In `/harborLink/v3/piers` of the HarborLink API, the first part is its name.
    const isResource = (i: number) =>
      resources.has(request.words[i]?.form.stem ?? "") &&
      !INNER_CAPITAL.test(request.words[i]?.token.text ?? "");
    const isName = (i: number) => single.some((name) => isForm(request, i, name)) && !isResource(i);
    const found = new Set(request.words.flatMap((_, i) => (isName(i) && isPlaced(request, i, i) ? [i] : [])));
    for (const phrase of phrases)
      for (const i of request.words.keys()) {
        const last = i + phrase.length - 1;
        const isHere = phrase.every((name, n) => isForm(request, i + n, name));
        if (isHere && isPlaced(request, i, last))
          for (let n = i; n <= last; n++) if (!isResource(n)) found.add(n);
      }
    // "from Slow Tides", if the title only has the first word
    const last = request.words.length - 1;
    const { prepositions, code } = request.reading.lexicon;
    const end = request.words[last]?.token;
    const isIn = prepositions.has(request.words[last - 2]?.token.word ?? "");
    if (found.has(last - 1) && isIn && code !== "de" && end?.kind === "word" && end.name && end.gap === " ")
      found.add(last);
    return found;
  },
);

/** Unquoted acronyms directly before "API" in the title or the description, which say what it is about: "SMS API". */
export function subjectTokens({ words }: Request, { apiNames, pathWords }: OperationProfile): number[] {
  const { acronyms } = apiNames;
  if (acronyms.size === 0) return [];
  return words.flatMap(({ token, index }) =>
    token.quote < 0 && acronyms.has(token.text) && !pathWords.includes(token.word) ? [index] : [],
  );
}

/** Whether a token is an unquoted proper name, and the given name in any inflection: "Kontorexu", "Kontorexem". */
function isForm({ words, reading }: Request, i: number, name: string): boolean {
  const word = words[i];
  if (word === undefined || word.token.quote >= 0) return false;
  const { token, form, clause } = word;
  // "1Password"
  if (token.kind === "code") return /^\d\p{Lu}\p{L}+$/u.test(token.text) && foldText(token.text) === name;
  if (token.kind !== "word") return false;
  // "Muéstrame …" asks for something.
  if (i === clause.first && reading.lexicon.verbsOf(token.word).length > 0) return false;
  const isUnknown =
    vectorOf(token.word) === null && form.english.every((each) => each === token.word || form.isCognate);
  const isProper = isUnknown || INNER_CAPITAL.test(token.text) || (token.name && i !== clause.first);
  if (!isProper || (name.length < 4 && !token.name)) return false;
  return token.word === name || (token.word.startsWith(name.slice(0, -1)) && isInflection(token.word, name));
}

/** Whether a preposition precedes the name, or another word follows it; an object of a command has neither. */
function isPlaced({ words, reading }: Request, first: number, last: number): boolean {
  const next = words[last + 1]?.token;
  return (
    reading.lexicon.prepositions.has(words[first - 1]?.token.word ?? "") ||
    (next?.kind === "word" && /^[ -]$/.test(next.gap))
  );
}
