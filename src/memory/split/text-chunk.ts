export type TextFormat = "markdown" | "html" | "plain";

export interface TextChunk {
  /**
   * Exactly `text.slice(start, start + content.length)`, in UTF-16 code units. Does not cut surrogate
   * pairs, nor grapheme clusters that fit.
   */
  content: string;
  start: number;
  /** Number of characters at the start that repeat the end of the previous chunk. */
  overlap: number;
  /** The headings above it, including its own section's, outermost first, as plain text. */
  headings: string[];
}
