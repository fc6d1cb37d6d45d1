import { addRun, foldText } from "../language/split-words.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of prose in any language, folded, in order. Unlike `splitWords()` for identifiers, it keeps
 * digits, single letters and camel case, which matter in prose: "B2B", "vitamin C", "iPhone 15".
 */
export function readWords(text: string): string[] {
  const words: string[] = [];
  for (const run of foldText(text).match(WORD) ?? []) addRun(words, run);
  return words;
}
