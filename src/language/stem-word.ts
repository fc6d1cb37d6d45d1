import { stemmer } from "stemmer";
import { isAscii } from "./split-words.ts";

/**
 * The index term of a folded word: Porter's stem (Porter 1980, "An algorithm for suffix stripping") for
 * words in ASCII, others as they are. Inflection of other languages is left to the prefix look-up.
 */
export function stemWord(word: string): string {
  return word.length > 2 && isAscii(word) ? stemmer(word) : word;
}
