import { stemmer } from "stemmer";
import { remember } from "./remember.ts";
import { isAscii } from "./split-words.ts";

/**
 * The index term of a folded word: Porter's stem (Porter 1980, "An algorithm for suffix stripping") for
 * ASCII words, otherwise the word itself. Inflections of other languages are matched by prefix.
 */
export const stemWord = remember((word: string): string =>
  word.length > 2 && isAscii(word) ? stemmer(word) : word,
);
