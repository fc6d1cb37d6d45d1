import { characterPairs, foldText, UNSPACED } from "../language/split-words.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Longer runs are data (base64, hashes), not words. */
const MAX_WORD = 40;

/**
 * The words of prose in any language, folded, in order; digits count. Scripts written without spaces become overlapping
 * pairs of characters.
 */
export function readWords(text: string): string[] {
  const words: string[] = [];
  for (const run of foldText(text).match(WORD) ?? []) {
    if (run.search(UNSPACED) < 0) {
      if (run.length <= MAX_WORD) words.push(run);
      continue;
    }
    for (const part of run.replace(UNSPACED, " ").split(" "))
      if (part !== "" && part.length <= MAX_WORD) words.push(part);
    for (const pairs of run.match(UNSPACED) ?? []) words.push(...characterPairs(pairs));
  }
  return words;
}
