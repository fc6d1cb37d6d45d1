import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../contract/errors.ts";
import type { Database, Embedder, Logger } from "../contract/ports.ts";
import { type Shape, texts } from "../contract/shape.ts";
import { hashTerms, packTerms } from "./index-terms.ts";

const QueuedChunkShape: Shape<QueuedChunk> = Type.Object({
  id: Type.String(),
  content: Type.String(),
  headings: texts,
  attempts: Type.Number(),
  wants_terms: Type.Boolean(),
  wants_embedding: Type.Boolean(),
});

const ClaimChunksShape = Type.Array(QueuedChunkShape);

const IndexVectorsShape = Type.Number();

const ClaimMessagesShape = Type.Array(Type.Object({ id: Type.String(), message: Type.String() }));

const LEASE_SECONDS = 60;

/** Chunks per claim: about a third of a second of CPU. */
const BATCH = 100;

const MESSAGES = 500;

/** Vectors per index update: one or two seconds at 1,536 dimensions. */
const VECTORS = 100;

/** Maximum length that models read. */
const MAX_CHARACTERS = 8_000;

const UNREACHABLE =
  "The embedding model cannot be reached; until it can, the document is found by its words.";

const REFUSED = "The embedding model refuses a part of it; that part is found by its words only.";

interface QueuedChunk extends EmbeddableChunk {
  id: string;
  attempts: number;
  wants_terms: boolean;
  wants_embedding: boolean;
}

interface IndexPorts {
  database: Database;
  embedder: Embedder;
  logger: Logger;
}

/**
 * Indexes pending chunks in batches until none is left or the CPU budget is spent, then messages without
 * terms. Several workers may run concurrently; after a crash the lease expires.
 *
 * @param budgetMs milliseconds of CPU after which no further batch is claimed
 */
export async function indexChunks(
  ports: IndexPorts,
  budgetMs: number,
): Promise<{ indexed: number; left: boolean }> {
  const { database, embedder } = ports;
  let indexed = 0;
  let spentMs = 0;
  while (spentMs < budgetMs) {
    const batch = await database.call(
      "claim_chunks",
      {
        p_model: embedder.model,
        p_limit: Math.min(BATCH, embedder.batchSize),
        p_lease_seconds: LEASE_SECONDS,
      },
      ClaimChunksShape,
    );
    if (batch.length === 0) {
      await indexMessages(database);
      return { indexed, left: (await indexVectors(database)) === VECTORS };
    }
    spentMs += await indexBatch(ports, batch);
    indexed += batch.length;
  }
  return { indexed, left: true };
}

/**
 * Terms are stored even if the embedder fails, so that a document is found by words until its vectors are
 * available.
 */
async function indexBatch({ database, embedder, logger }: IndexPorts, batch: QueuedChunk[]): Promise<number> {
  const started = performance.now();
  const terms = batch.map(({ wants_terms, content, headings }) =>
    wants_terms ? packTerms(content, headings) : undefined,
  );
  const computedMs = performance.now() - started;
  const wanting = batch.filter(({ wants_embedding }) => wants_embedding);
  const embedded = await embedChunks({ embedder, logger }, wanting);
  await database.call("complete_chunks", {
    p_model: embedder.model,
    p_items: batch.map((chunk, i) => {
      const outcome = embedded.get(chunk);
      return { id: chunk.id, ...(terms[i] && { terms: terms[i] }), ...outcome };
    }),
    p_retry_seconds: retrySeconds(batch),
  });
  // A remote embedder is I/O; a local one uses CPU.
  return embedder.dense ? computedMs : performance.now() - started;
}

/** A delay that grows with the attempts, up to ten minutes. */
function retrySeconds(batch: readonly QueuedChunk[]): number {
  const attempts = Math.max(...batch.map((chunk) => chunk.attempts));
  return Math.min(600, 5 * 2 ** Math.min(attempts, 7));
}

/** Large sites use a vector index, which takes long to build. */
async function indexVectors(database: Database): Promise<number> {
  return database.call("index_vectors", { p_limit: VECTORS }, IndexVectorsShape);
}

async function indexMessages(database: Database): Promise<void> {
  const queued = await database.call(
    "claim_messages",
    {
      p_limit: MESSAGES,
    },
    ClaimMessagesShape,
  );
  if (queued.length === 0) return;
  await database.call("complete_messages", {
    p_items: queued.map(({ id, message }) => ({ id, terms: hashTerms(message) })),
  });
}

interface EmbeddableChunk {
  content: string;
  headings: string[];
}

/** The result for a chunk: its vector in the format of the database, or the error for its owner. */
type Embedded = { embedding: string } | { error: string };

/**
 * Embeds chunks of several owners. When the endpoint rejects them (HTTP 4xx), retries with halves, so that
 * one rejected chunk does not affect the others. The response goes to the log and not to owners, because
 * it may quote another owner's text.
 */
async function embedChunks<Chunk extends EmbeddableChunk>(
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
