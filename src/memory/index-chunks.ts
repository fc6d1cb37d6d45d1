import type { Database, Embedder } from "../contract/ports.ts";
import { hashTerms, packTerms } from "./index-terms.ts";

interface QueuedChunk {
  id: string;
  content: string;
  headings: string[];
  attempts: number;
  wants_terms: boolean;
  wants_embedding: boolean;
}

const LEASE_SECONDS = 60;
/** Chunks per claim: about a third of a second of computing. */
const BATCH = 100;
const MESSAGES = 500;
/** Vectors put into the index at once: a second or two at 1,536 dimensions. */
const VECTORS = 100;

/**
 * Indexes chunks that wait, batch by batch, until none is left or the CPU budget is spent; then messages that came
 * without their words. Any number of these may run; a crash only lets a lease run out.
 *
 * @param budgetMs stop claiming after so many milliseconds of own computing
 */
export async function indexChunks(
  database: Database,
  embedder: Embedder,
  budgetMs: number,
): Promise<{ indexed: number; left: boolean }> {
  let indexed = 0;
  let spentMs = 0;
  while (spentMs < budgetMs) {
    const batch = await database.call<QueuedChunk[]>("claim_chunks", {
      p_model: embedder.model,
      p_limit: Math.min(BATCH, embedder.batchSize),
      p_lease_seconds: LEASE_SECONDS,
    });
    if (batch.length === 0) {
      await indexMessages(database);
      return { indexed, left: (await indexVectors(database)) === VECTORS };
    }
    spentMs += await indexBatch(database, embedder, batch);
    indexed += batch.length;
  }
  return { indexed, left: true };
}

/** Words are stored even when the embedder fails: a document is found by them until its vectors follow. */
async function indexBatch(database: Database, embedder: Embedder, batch: QueuedChunk[]): Promise<number> {
  const started = performance.now();
  const terms = batch.map(({ wants_terms, content, headings }) =>
    wants_terms ? packTerms(content, headings) : undefined,
  );
  const computedMs = performance.now() - started;
  const wanting = batch.filter(({ wants_embedding }) => wants_embedding);
  const embedded = await embed(
    embedder,
    wanting.map(({ content, headings }) => [...headings, content].join("\n")),
  );
  await database.call("complete_chunks", {
    p_model: embedder.model,
    p_items: batch.map((chunk, i) => {
      const vector = embedded.vectors[wanting.indexOf(chunk)];
      return {
        id: chunk.id,
        ...(terms[i] && { terms: terms[i] }),
        ...(vector && { embedding: JSON.stringify(vector) }),
      };
    }),
    p_error: embedded.error,
    p_retry_seconds: retrySeconds(batch),
  });
  // A remote embedder waits, a local one computes.
  return embedder.dense ? computedMs : performance.now() - started;
}

async function embed(
  embedder: Embedder,
  texts: string[],
): Promise<{ vectors: number[][]; error: string | null }> {
  try {
    return { vectors: texts.length > 0 ? await embedder.embed(texts) : [], error: null };
  } catch (error) {
    return { vectors: [], error: error instanceof Error ? error.message : "embedding failed" };
  }
}

/** A pause that grows with the attempts, up to ten minutes. */
function retrySeconds(batch: readonly QueuedChunk[]): number {
  const attempts = Math.max(...batch.map((chunk) => chunk.attempts));
  return Math.min(600, 5 * 2 ** Math.min(attempts, 7));
}

/** Large sites are searched by nearness through an index that takes long to fill. */
async function indexVectors(database: Database): Promise<number> {
  return database.call<number>("index_vectors", { p_limit: VECTORS });
}

async function indexMessages(database: Database): Promise<void> {
  const queued = await database.call<{ id: string; message: string }[]>("claim_messages", {
    p_limit: MESSAGES,
  });
  if (queued.length === 0) return;
  await database.call("complete_messages", {
    p_items: queued.map(({ id, message }) => ({ id, terms: hashTerms(message) })),
  });
}
