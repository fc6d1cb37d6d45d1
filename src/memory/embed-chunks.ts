import { ToolgateError } from "../contract/errors.ts";
import type { Embedder, Logger } from "../contract/ports.ts";

export interface EmbeddableChunk {
  content: string;
  headings: string[];
}

/** What becomes of a chunk: its vector as the database takes it, or what its owner is told. */
export type Embedded = { embedding: string } | { error: string };

/** Models read no further; white space is nothing to them. */
const MAX_CHARACTERS = 8_000;
const UNREACHABLE =
  "The embedding model cannot be reached; until it can, the document is found by its words.";
const REFUSED = "The embedding model refuses a part of it; that part is found by its words only.";

/**
 * Embeds chunks of many owners. When the endpoint refuses them (HTTP 4xx), the halves are tried alone, so that one chunk
 * it does not take stops nobody else's. What it said goes to the log, not to owners: it may quote somebody's text.
 */
export async function embedChunks<Chunk extends EmbeddableChunk>(
  ports: { embedder: Embedder; logger: Logger },
  chunks: readonly Chunk[],
): Promise<Map<Chunk, Embedded>> {
  if (chunks.length === 0) return new Map();
  try {
    const vectors = await ports.embedder.embed(chunks.map(readableText));
    return new Map(chunks.map((chunk, i) => [chunk, { embedding: JSON.stringify(vectors[i]) }]));
  } catch (error) {
    const isRefused = isRefusal(error);
    if (isRefused && chunks.length > 1) {
      const middle = Math.ceil(chunks.length / 2);
      const first = await embedChunks(ports, chunks.slice(0, middle));
      return new Map([...first, ...(await embedChunks(ports, chunks.slice(middle)))]);
    }
    ports.logger.warn("embedding failed", { chunks: chunks.length, reason: reasonOf(error) });
    return new Map(chunks.map((chunk) => [chunk, { error: isRefused ? REFUSED : UNREACHABLE }]));
  }
}

function readableText({ content, headings }: EmbeddableChunk): string {
  return [...headings, content].join("\n").replace(/\s+/g, " ").trim().slice(0, MAX_CHARACTERS);
}

/** The request was understood and not liked; keys and limits are not of that kind. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ToolgateError)) return false;
  const status = error.details?.["http_status"];
  return status === 400 || status === 413 || status === 422;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ToolgateError)) return "unknown";
  const { reason, http_status } = error.details ?? {};
  return [reason, http_status].filter((part) => part !== undefined).join(" ");
}
