import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../../contract/errors.ts";
import type { AccountEmbedding } from "../../contract/policy.ts";
import type { Database, Embedder, Embedders, Logger } from "../../contract/ports.ts";
import { literals, nullable, type Shape } from "../../contract/shape.ts";
import { AccountEmbeddingShape, ToolFieldsShape } from "../../contract/stored-shapes.ts";
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

interface QueuedText {
  kind: "tool" | "chunk";
  id: string;
  /** Of a tool: the content that was embedded. */
  hash: string | null;
  text: string;
}

interface ClaimedTexts {
  account: AccountEmbedding;
  attempts: number;
  items: QueuedText[];
}

const ClaimedTextsShape: Shape<ClaimedTexts | null> = nullable(
  Type.Object({
    account: AccountEmbeddingShape,
    attempts: Type.Number(),
    items: Type.Array(
      Type.Object({
        kind: literals("tool", "chunk"),
        id: Type.String(),
        hash: nullable(Type.String()),
        text: Type.String(),
      }),
    ),
  }),
);
const TIMEOUT_MS = 15_000;
/** Accounts at the same time: a slow endpoint does not hold up the others. */
const LANES = 4;
/** Per run and account at the same time: a batch uses about 20 ms of CPU, mostly for the numbers. */
const MAX_BATCHES = 5;
const MAX_MS = 5_000;

interface Ports {
  database: Database;
  embedders: Pick<Embedders, "ofAccount">;
  logger: Logger;
}

/**
 * Embeds the tools and chunks of accounts that have set an embedding model of their own. Several workers
 * may run concurrently: each account is claimed under a lease, which expires after a crash.
 *
 * @returns whether texts may be left
 */
export async function embedForAccounts(ports: Ports): Promise<boolean> {
  // Mostly, nothing is queued: one claim shows it.
  let first = await claimTexts(ports.database);
  if (first === null) return false;
  const end = performance.now() + MAX_MS;
  const lanes = Array.from({ length: LANES }, async () => {
    for (let batch = 0; batch < MAX_BATCHES && performance.now() < end; batch++) {
      const claimed = first ?? (await claimTexts(ports.database));
      first = null;
      if (claimed === null) return false;
      await embedTexts(ports, claimed);
    }
    return true;
  });
  return (await Promise.all(lanes)).includes(true);
}

function claimTexts(database: Database): Promise<ClaimedTexts | null> {
  return database.call(
    "claim_account_texts",
    { p_limit: BATCH, p_lease_seconds: LEASE_SECONDS },
    ClaimedTextsShape,
  );
}

/** One batch of one account. A failure of its endpoint delays this account only; its owner sees the reason. */
async function embedTexts({ database, embedders, logger }: Ports, claimed: ClaimedTexts): Promise<void> {
  const { account, attempts, items } = claimed;
  const of = { p_user_id: account.user_id, p_space: account.space };
  try {
    const embedder = embedders.ofAccount(account, TIMEOUT_MS);
    const vectors = await embedEach(embedder, items);
    // An endpoint that rejects everything has another fault than these texts.
    if (vectors.every((vector) => vector === null)) await embedder.embed(["test"]);
    for (let start = 0; start < items.length; start += SMALL_BATCH) {
      const p_items = items.slice(start, start + SMALL_BATCH).map(({ kind, id, hash }, i) => {
        const vector = vectors[start + i];
        return { kind, id, hash, ...(vector && { embedding: JSON.stringify(vector) }) };
      });
      await database.call("complete_account_texts", { ...of, p_items });
    }
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    logger.warn("an account's texts cannot be embedded", { reason: String(error.details?.["reason"]) });
    await database.call("release_account_texts", {
      ...of,
      p_error: error.message,
      p_retry_seconds: Math.min(600, 5 * 2 ** Math.min(attempts, 7)),
    });
  }
}

/**
 * The vectors, null for a text that the endpoint rejects (HTTP 400, 413 or 422): such a batch is retried
 * in halves.
 */
async function embedEach(embedder: Embedder, items: readonly QueuedText[]): Promise<(number[] | null)[]> {
  try {
    return await embedder.embed(items.map(({ text }) => text));
  } catch (error) {
    const status = error instanceof ToolgateError ? error.details?.["http_status"] : undefined;
    if (status !== 400 && status !== 413 && status !== 422) throw error;
    if (items.length === 1) return [null];
    const middle = Math.ceil(items.length / 2);
    const first = await embedEach(embedder, items.slice(0, middle));
    return [...first, ...(await embedEach(embedder, items.slice(middle)))];
  }
}
