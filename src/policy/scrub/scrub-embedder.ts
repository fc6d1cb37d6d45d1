import type { Embedder } from "../../contract/ports.ts";
import type { Scrubber } from "../../contract/scrub.ts";

/**
 * For an embedder outside the house. One way: `[email]` in a text and in a question about it lie at the same place, tokens
 * that are random each time would not.
 */
export function scrubbedEmbedder(embedder: Embedder, scrubber: Scrubber): Embedder {
  return { ...embedder, embed: (texts) => embedder.embed(texts.map((text) => scrubber.forLog(text))) };
}
