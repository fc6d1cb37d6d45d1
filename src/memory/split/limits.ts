import { maskText } from "./mask-text.ts";
import type { TextFormat } from "./text-chunk.ts";

/** Sizes in UTF-16 code units. */

/** Maximum size of a chunk without its overlap. */
export const MAXIMUM = 1200;

/** Shorter chunks have a cost when a cut is chosen. */
export const TARGET = 800;

/**
 * Maximum size of a section, or of a piece at a section's end, that is joined with a neighbour if
 * possible.
 */
export const SMALL = 300;

/** Maximum size of a section that may be joined with a section at a different level. */
export const TINY = 100;

export const OVERLAP = 120;

/**
 * Characters after the last possible cut that a segmenter needs, because the end of a sentence depends on
 * what follows.
 */
export const LOOKAHEAD = 64;

/** Maximum length of headings in `TextChunk.headings`, because every chunk of the section repeats them. */
export const HEADING = 200;

/**
 * A section of the document in which one cut is searched: at most a chunk long, so that the total time is
 * linear.
 */
export interface TextWindow {
  start: number;
  /** The last possible position of a cut. */
  limit: number;
  /** From `start` to a few characters after `limit`. */
  text: string;
  /** The masked text for segmenters. */
  mask: string;
}

export function openWindow(text: string, format: TextFormat, start: number, limit: number): TextWindow {
  const content = text.slice(start, limit + LOOKAHEAD);
  return { start, limit, text: content, mask: maskText(content, format) };
}
