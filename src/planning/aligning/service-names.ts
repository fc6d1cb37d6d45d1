import { stemWord } from "../../language/stem-word.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { isInflection } from "./match-words.ts";
import type { Request } from "./request-words.ts";

const known = new WeakMap<Request, Map<string, ReadonlySet<number>>>();

/**
 * The tokens that name the API itself, in any inflection: "in Harborly", "z Plavidla". A name that is also a common word or a
 * resource of the operation counts only with a capital, or not at all.
 */
export function serviceTokens(request: Request, profile: OperationProfile): ReadonlySet<number> {
  const { api } = profile.candidate.fields;
  const byApi = known.get(request) ?? new Map<string, ReadonlySet<number>>();
  known.set(request, byApi);
  const key = `${api} ${profile.candidate.fields.path}`;
  const before = byApi.get(key);
  if (before !== undefined) return before;
  const all = profile.words.filter(
    ({ word, place }) => place === "api" && word.length >= 4 && !GENERAL.test(word),
  );
  // In "Docuvane Wiki" only the first word is a name.
  const coined = all.filter(
    ({ word, english }) => vectorOf(word) === null && english.every((each) => each === word),
  );
  const names = coined.length > 0 ? coined : all;
  const found = new Set(
    request.words.flatMap(({ token, index, clause, form }) => {
      const isUnknown =
        vectorOf(token.word) === null && form.english.every((each) => each === token.word || form.isCognate);
      if (token.kind !== "word" || token.quote >= 0 || !(token.name || isUnknown)) return [];
      if (index === clause.first && !isUnknown) return [];
      const isNamed = names.some(
        (name) =>
          token.word === name.word ||
          // "Kontorexu", "Kontorexem"
          (token.word.startsWith(name.word.slice(0, -1)) && isInflection(token.word, name.word)),
      );
      const isResource = profile.pathWords.some((word) => stemWord(word) === form.stem);
      return isNamed && !isResource ? [index] : [];
    }),
  );
  byApi.set(key, found);
  return found;
}

/** Words of titles that name no service. */
const GENERAL =
  /^(api|apis|rest|service|services|public|server|web|data|open|platform|management|cloud|online|admin|version|beta)$/;
