import { foldText } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { isInflection } from "./match-words.ts";
import type { Request } from "./request-words.ts";

const known = new WeakMap<Request, Map<string, ReadonlySet<number>>>();

/**
 * The tokens that name the API itself, in any inflection: "in Harborly", "z Plavidla", "my Harborly tours", "from Slow
 * Tides". A name that is also a common word counts only with a capital, and a resource of the operation never: "delete
 * kite 7" is about a kite, although the API is called "Kites".
 */
export function serviceTokens(request: Request, profile: OperationProfile): ReadonlySet<number> {
  const { api, about, path } = profile.candidate.fields;
  const byApi = known.get(request) ?? new Map<string, ReadonlySet<number>>();
  known.set(request, byApi);
  const key = `${api} ${about} ${path}`;
  const before = byApi.get(key);
  if (before !== undefined) return before;
  const { single, phrases } = namesOf(api, about ?? "");
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
  byApi.set(key, found);
  return found;
}

/** Unquoted acronyms directly before "API" in the title or the description, which say what it is about: "SMS API". */
export function subjectTokens({ words }: Request, { candidate, pathWords }: OperationProfile): number[] {
  const { api, about } = candidate.fields;
  const acronyms = new Set(
    [...`${api}\n${about ?? ""}`.matchAll(ACRONYM)].map(([, acronym = ""]) => acronym),
  );
  return words.flatMap(({ token, index }) =>
    token.quote < 0 && acronyms.has(token.text) && !pathWords.includes(token.word) ? [index] : [],
  );
}

const ACRONYM = /(?<![\p{L}\p{N}])(?!REST|HTTP|JSON|XML|API)(\p{Lu}{3,5}) (?:REST )?APIs?\b/gu;

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

/** Names of three letters are no acronyms, and a request writes them with a capital. */
const SHORT = /^\p{Lu}\p{Ll}{2}$/u;
/** As in names of services: "HarborLink". */
export const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
const NAME = /\p{N}?[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;
/**
 * The name of an API at the start of a sentence of its description: "The Slow Tides REST API provides …".
 * "Sends notices with the Harborly API" names another one.
 */
const BEFORE_API =
  /(?:^|[.!?]\s+)(?:The |Our |Welcome to (?:the )?|This is the )?((?:(?!The )\p{Lu}[\p{L}\p{N}]{0,30} ){1,4})APIs?\b/gu;

interface Names {
  single: readonly string[];
  /** Names of several words that are common words. */
  phrases: readonly (readonly string[])[];
}

/** The names of an API by its title and its description, folded. */
function namesOf(api: string, about: string): Names {
  const title = toNames(api);
  // In "Docuvane Wiki" only the first word is a name.
  const coined = title.filter(isCoined);
  const described = [...about.matchAll(BEFORE_API)].map(([, words = ""]) => toNames(words));
  const others = described.flatMap((words) => words.filter(isCoined));
  return {
    single: [...(coined.length > 0 ? coined : title), ...others].map(foldText),
    phrases: described.filter((words) => words.length > 1).map((words) => words.map(foldText)),
  };
}

function toNames(text: string): string[] {
  const words = text.match(NAME) ?? [];
  return words.filter((word) => (word.length >= 4 || SHORT.test(word)) && !GENERAL.test(foldText(word)));
}

function isCoined(word: string): boolean {
  return INNER_CAPITAL.test(word) || vectorOf(foldText(word)) === null;
}

/** Words of titles that name no service. */
const GENERAL =
  /^(apis?|rest|services?|public|server|web|data|open|openapi|platform|management|cloud|online|admin|version|beta|the|endpoints?|reference|documentation|developers?|portal|specification|overview|directory|json)$/;
