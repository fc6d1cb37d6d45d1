import { ToolgateError } from "../contract/errors.ts";
import type { Embedder, Logger } from "../contract/ports.ts";

export interface EmbeddableChunk {
  content: string;
  headings: string[];
}

/** The result for a chunk: its vector in the format of the database, or the error for its owner. */
export type Embedded = { embedding: string } | { error: string };

/** Maximum length that models read. */
const MAX_CHARACTERS = 8_000;
const UNREACHABLE =
  "The embedding model cannot be reached; until it can, the document is found by its words.";
const REFUSED = "The embedding model refuses a part of it; that part is found by its words only.";

/**
 * Embeds chunks of several owners. When the endpoint rejects them (HTTP 4xx), retries with halves, so that
 * one rejected chunk does not affect the others. The response goes to the log and not to owners, because
 * it may quote another owner's text.
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

/** Whether the endpoint rejected the content, rather than the key or the rate. */
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
