import { foldText } from "../../language/split-words.ts";
import { vectorOf } from "../../language/word-vectors.ts";

/** As in names of services: "HarborLink". */
export const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
/** Names of three letters are no acronyms, and a request writes them with a capital. */
const SHORT = /^\p{Lu}\p{Ll}{2}$/u;
const NAME = /\p{N}?[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;
/**
 * The name of an API at the start of a sentence of its description: "The Slow Tides REST API provides …".
 * "Sends notices with the Harborly API" names another one.
 */
const BEFORE_API =
  /(?:^|[.!?]\s+)(?:The |Our |Welcome to (?:the )?|This is the )?((?:(?!The )\p{Lu}[\p{L}\p{N}]{0,30} ){1,4})APIs?\b/gu;

/** Unquoted acronyms directly before "API" say what the API is about: "SMS API". */
const ACRONYM = /(?<![\p{L}\p{N}])(?!REST|HTTP|JSON|XML|API)(\p{Lu}{3,5}) (?:REST )?APIs?\b/gu;

/** What the title and the description of an API call it. */
export interface ApiNames {
  /** Names of one word, folded. */
  single: readonly string[];
  /** Names of several words that are common words, folded. */
  phrases: readonly (readonly string[])[];
  acronyms: ReadonlySet<string>;
}

export function readApiNames(api: string, about: string): ApiNames {
  const title = toNames(api);
  // In "Docuvane Wiki" only the first word is a name.
  const coined = title.filter(isCoined);
  const described = [...about.matchAll(BEFORE_API)].map(([, words = ""]) => toNames(words));
  const others = described.flatMap((words) => words.filter(isCoined));
  return {
    single: [...(coined.length > 0 ? coined : title), ...others].map(foldText),
    phrases: described.filter((words) => words.length > 1).map((words) => words.map(foldText)),
    acronyms: new Set([...`${api}\n${about}`.matchAll(ACRONYM)].map(([, acronym = ""]) => acronym)),
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
