import type { TextFormat } from "./detect-format.ts";
import { maskText } from "./html.ts";

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

const CLUSTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The last position up to `at` that does not cut a grapheme cluster (UAX #29 §3.1), starting at `from`,
 * which does not cut one. If a cluster reaches back to `from`, only surrogate pairs are kept together.
 */
export function alignCut(text: string, from: number, at: number): number {
  if (at >= text.length || isPlain(text.charCodeAt(at - 1), text.charCodeAt(at))) return at;
  const cluster = CLUSTERS.segment(text.slice(from, at + 2)).containing(at - from);
  const start = from + (cluster?.index ?? 0);
  if (start > from) return start;
  return isSurrogatePair(text.charCodeAt(at - 1), text.charCodeAt(at)) && at - 1 > from ? at - 1 : at;
}

/** Whether both characters are ASCII and not CR LF. */
function isPlain(before: number, after: number): boolean {
  return before < 0x80 && after < 0x80 && !(before === 0x0d && after === 0x0a);
}

function isSurrogatePair(before: number, after: number): boolean {
  return (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00;
}
