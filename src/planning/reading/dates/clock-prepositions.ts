import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";

export function isClockPreposition(token: Token | undefined, lexicon: Lexicon): boolean {
  return token !== undefined && CLOCK_PREPOSITIONS[lexicon.code]?.test(token.word) === true;
}

/** Prepositions before times of day, by language. */
const CLOCK_PREPOSITIONS: Readonly<Record<string, RegExp>> = {
  en: /^(at|by|from)$/,
  cs: /^(v|ve|o|od|na)$/,
  de: /^(um|ab|gegen)$/,
  pl: /^(o|od|na)$/,
  es: /^(a|desde)$/,
  fr: /^(a|vers|des)$/,
};
