import { Type } from "@sinclair/typebox";
import type { Database, Embedder, Logger } from "../contract/ports.ts";
import { type Shape, texts } from "../contract/shape.ts";
import { type EmbeddableChunk, embedChunks } from "./embed-chunks.ts";
import { hashTerms, packTerms } from "./index-terms.ts";

interface QueuedChunk extends EmbeddableChunk {
  id: string;
  attempts: number;
  wants_terms: boolean;
  wants_embedding: boolean;
}

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

export interface IndexPorts {
  database: Database;
  embedder: Embedder;
  logger: Logger;
}

const LEASE_SECONDS = 60;
/** Chunks per claim: about a third of a second of CPU. */
const BATCH = 100;
const MESSAGES = 500;
/** Vectors per index update: one or two seconds at 1,536 dimensions. */
const VECTORS = 100;

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
