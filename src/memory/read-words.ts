import { addRun, foldText } from "../language/split-words.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of prose in any language, folded, in order. Other than `splitWords()` of the tool search, which reads identifiers,
 * it keeps digits, single letters and camel case: in prose "B2B", "vitamin C" and "iPhone 15" are what is asked for.
 */
export function readWords(text: string): string[] {
  const words: string[] = [];
  for (const run of foldText(text).match(WORD) ?? []) addRun(words, run);
  return words;
}
