import { LOOKAHEAD } from "./limits.ts";
import { maskText } from "./mask-text.ts";
import type { TextFormat } from "./text-chunk.ts";

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
