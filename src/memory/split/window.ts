import { LOOKAHEAD } from "./limits.ts";
import { maskText } from "./mask-text.ts";
import type { TextFormat } from "./text-chunk.ts";

/** A stretch of the document in which one cut is looked for: at most a chunk long, so that all work is linear. */
export interface TextWindow {
  start: number;
  /** The last position where a cut may be. */
  limit: number;
  /** From `start` to a little past `limit`. */
  text: string;
  /** The same, as segmenters are shown it. */
  mask: string;
}

export function openWindow(text: string, format: TextFormat, start: number, limit: number): TextWindow {
  const content = text.slice(start, limit + LOOKAHEAD);
  return { start, limit, text: content, mask: maskText(content, format) };
}
