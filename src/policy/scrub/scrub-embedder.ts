import type { Embedder } from "../../contract/ports.ts";
import type { Scrubber } from "../../contract/scrub.ts";

/**
 * For an embedder of another service. Irreversible, with fixed replacements: `[email]` gets the same
 * vector in a text and in a question about it, which random tokens would not.
 */
export function scrubbedEmbedder(embedder: Embedder, scrubber: Scrubber): Embedder {
  return { ...embedder, embed: (texts) => embedder.embed(texts.map((text) => scrubber.forLog(text))) };
}
