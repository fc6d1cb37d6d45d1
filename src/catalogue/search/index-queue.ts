import { Type } from "@sinclair/typebox";
import type { Database, Embedder } from "../../contract/ports.ts";
import type { Shape } from "../../contract/shape.ts";
import { ToolFieldsShape } from "../../contract/stored-shapes.ts";
import type { ToolFields } from "../../contract/tool.ts";
import { indexTerms } from "./index-terms.ts";

interface QueuedTool {
  tool_id: string;
  content_hash: string;
  chunk: string;
  fields: ToolFields;
  attempts: number;
}

const QueuedToolShape: Shape<QueuedTool> = Type.Object({
  tool_id: Type.String(),
  content_hash: Type.String(),
  chunk: Type.String(),
  fields: ToolFieldsShape,
  attempts: Type.Number(),
});

const ClaimToolsShape = Type.Array(QueuedToolShape);

const LEASE_SECONDS = 60;
/** Rows per claim: a batch fits one embedding request and uses well under a second of CPU. */
const BATCH = 100;
/** Rows per computation or SQL statement, so that others are not blocked in the meantime. */
const SMALL_BATCH = 25;

/**
 * Indexes the queue in batches until it is empty or the CPU budget is spent. Several workers may run
 * concurrently: batches are claimed under a lease, which expires after a crash.
 *
 * @param budgetMs milliseconds of CPU after which no further batch is claimed (the platform allows 2,000
 * per request)
 * @returns the number of indexed rows, and whether rows may be left
 */
export async function indexQueue(
  database: Database,
  embedder: Embedder,
  budgetMs: number,
): Promise<{ indexed: number; left: boolean }> {
  let indexed = 0;
  let spentMs = 0;
  while (spentMs < budgetMs) {
    const batch = await database.call(
      "claim_tools",
      {
        p_model: embedder.model,
        p_limit: Math.min(embedder.dense ? BATCH : SMALL_BATCH, embedder.batchSize),
        p_lease_seconds: LEASE_SECONDS,
      },
      ClaimToolsShape,
    );
    if (batch.length === 0) return { indexed, left: false };
    spentMs += await indexBatch(database, embedder, batch);
    indexed += batch.length;
  }
  return { indexed, left: true };
}

async function indexBatch(database: Database, embedder: Embedder, batch: QueuedTool[]): Promise<number> {
  const started = performance.now();
  const terms = batch.map((tool) => indexTerms(tool.fields));
  const computedMs = performance.now() - started;
  let written = 0;
  try {
    const embeddings = await embedder.embed(batch.map((tool) => tool.chunk));
    const items = batch.map(({ tool_id, content_hash }, i) => ({
      tool_id,
      content_hash,
      terms: terms[i],
      embedding: JSON.stringify(embeddings[i]),
    }));
    for (; written < items.length; written += SMALL_BATCH) {
      const p_items = items.slice(written, written + SMALL_BATCH);
      await database.call("complete_tools", { p_model: embedder.model, p_items });
    }
  } catch (error) {
    await release(database, batch.slice(written), error);
    throw error;
  }
  // A remote embedder is I/O and barely counts; a local one uses CPU.
  return embedder.dense ? computedMs : performance.now() - started;
}

/** Returns tools to the queue with a delay that grows with the attempts, up to ten minutes. */
async function release(database: Database, batch: QueuedTool[], error: unknown): Promise<void> {
  const attempts = Math.max(...batch.map((tool) => tool.attempts));
  await database.call("release_tools", {
    p_tool_ids: batch.map((tool) => tool.tool_id),
    p_error: error instanceof Error ? error.message : "indexing failed",
    p_retry_seconds: Math.min(600, 5 * 2 ** Math.min(attempts, 7)),
  });
}
