import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../../contract/errors.ts";
import type { AccountEmbedding } from "../../contract/policy.ts";
import type { Database, Embedder, Embedders, Logger } from "../../contract/ports.ts";
import { literals, nullable, type Shape } from "../../contract/shape.ts";
import { AccountEmbeddingShape } from "../../contract/stored-shapes.ts";

interface QueuedText {
  kind: "tool" | "chunk";
  id: string;
  /** Of a tool: the content that was embedded. */
  hash: string | null;
  text: string;
}

const ClaimedTextsShape: Shape<{
  account: AccountEmbedding;
  attempts: number;
  items: QueuedText[];
} | null> = nullable(
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

const LEASE_SECONDS = 60;
const TIMEOUT_MS = 15_000;
/** Texts per claim: one request to the endpoint. */
const BATCH = 100;
/** Vectors per statement, so that others are not blocked in the meantime. */
const SMALL_BATCH = 25;
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
  const end = performance.now() + MAX_MS;
  const lanes = Array.from({ length: LANES }, async () => {
    for (let batch = 0; batch < MAX_BATCHES && performance.now() < end; batch++) {
      if (!(await embedNext(ports))) return false;
    }
    return true;
  });
  return (await Promise.all(lanes)).includes(true);
}

/** One batch of one account. A failure of its endpoint delays this account only; its owner sees the reason. */
async function embedNext({ database, embedders, logger }: Ports): Promise<boolean> {
  const claimed = await database.call(
    "claim_account_texts",
    { p_limit: BATCH, p_lease_seconds: LEASE_SECONDS },
    ClaimedTextsShape,
  );
  if (claimed === null) return false;
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
  return true;
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
