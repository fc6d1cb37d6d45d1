import { isOpeningTag } from "./mask-text.ts";

const SENTENCES = new Intl.Segmenter(undefined, { granularity: "sentence" });

/**
 * The start of the last sentence up to `limit`, in a masked window that starts with one; 0 when there is
 * none.
 */
export function lastSentence(mask: string, limit: number): number {
  const start = SENTENCES.segment(mask).containing(limit)?.index ?? 0;
  return beforeTags(mask, start);
}

/** The start of the first sentence from `floor` on; the window's length when there is none. */
export function firstSentence(mask: string, floor: number): number {
  const sentence = SENTENCES.segment(mask).containing(floor);
  if (sentence === undefined) return mask.length;
  if (sentence.index === floor) return floor;
  return beforeTags(mask, sentence.index + sentence.segment.length, floor);
}

/** Includes the opening tags directly before a sentence. */
function beforeTags(mask: string, start: number, floor = 0): number {
  let at = start;
  while (at > floor && isOpeningTag(mask, at - 1)) at--;
  return at;
}
