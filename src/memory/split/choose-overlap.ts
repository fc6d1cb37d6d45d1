import { alignCut } from "./align-cut.ts";
import { firstSentence } from "./find-sentence.ts";
import { OVERLAP } from "./limits.ts";
import type { Cut, SplitSource } from "./list-cuts.ts";
import { maskText } from "./mask-text.ts";

/**
 * Number of characters that the next chunk repeats: the last whole sentences of the text that the cut
 * divides.
 */
export function chooseOverlap({ text, format }: SplitSource, start: number, cut: Cut): number {
  if (cut.proseFrom === null) return 0;
  const from = Math.max(start, cut.proseFrom);
  const floor = Math.max(from, cut.at - OVERLAP);
  const mask = maskText(text.slice(from, cut.at), format);
  const at = from + firstSentence(mask, floor - from);
  return at > start && alignCut(text, from, at) === at ? cut.at - at : 0;
}
