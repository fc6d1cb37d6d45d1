export type TextFormat = "markdown" | "html" | "plain";

export interface TextChunk {
  /** Exactly `text.slice(start, start + content.length)`, in UTF-16 code units; no surrogate pair and no grapheme cluster is cut where the cluster fits. */
  content: string;
  start: number;
  /** Characters at the beginning that repeat the end of the chunk before. */
  overlap: number;
  /** Headings above it (its own section's included), outermost first, as plain text. */
  headings: string[];
}
