import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { isInflection } from "./match-words.ts";
import type { Request } from "./request-words.ts";

const known = new WeakMap<Request, Map<string, ReadonlySet<number>>>();

/**
 * The tokens that name the API itself, in any inflection: "in Harborly", "z Plavidla", "my Harborly tours". A name that is
 * also a common word counts only with a capital, and a resource of the operation never: "delete kite 7" is about a kite,
 * although the API is called "Kites".
 */
export function serviceTokens(request: Request, profile: OperationProfile): ReadonlySet<number> {
  const { api, path } = profile.candidate.fields;
  const byApi = known.get(request) ?? new Map<string, ReadonlySet<number>>();
  known.set(request, byApi);
  const key = `${api} ${path}`;
  const before = byApi.get(key);
  if (before !== undefined) return before;
  const all = splitWords(api).filter((word) => word.length >= 4 && !GENERAL.test(word));
  // In "Docuvane Wiki" only the first word is a name.
  const coined = all.filter((word) => vectorOf(word) === null);
  const names = coined.length > 0 ? coined : all;
  const resources = new Set(profile.pathWords.map(stemWord));
  const found = new Set(
    request.words.flatMap(({ token, index, form, clause }) => {
      const isUnknown =
        vectorOf(token.word) === null && form.english.every((each) => each === token.word || form.isCognate);
      const isProper = isUnknown || (token.name && index !== clause.first);
      if (token.kind !== "word" || token.quote >= 0 || !isProper || resources.has(form.stem)) return [];
      // "Kontorexu", "Kontorexem"
      const isForm = (name: string) =>
        token.word === name || (token.word.startsWith(name.slice(0, -1)) && isInflection(token.word, name));
      return names.some(isForm) && isPlaced(request, index) ? [index] : [];
    }),
  );
  byApi.set(key, found);
  return found;
}

/** Whether a preposition precedes the name, or another word follows it; an object of a command has neither. */
function isPlaced({ words, reading }: Request, i: number): boolean {
  const next = words[i + 1]?.token;
  return (
    reading.lexicon.prepositions.has(words[i - 1]?.token.word ?? "") ||
    (next?.kind === "word" && next.gap === " ")
  );
}

/** Words of titles that name no service. */
const GENERAL =
  /^(api|apis|rest|service|services|public|server|web|data|open|platform|management|cloud|online|admin|version|beta)$/;
