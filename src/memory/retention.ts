import { Type } from "@sinclair/typebox";
import type { Database, MemoryCaller } from "../contract/ports.ts";

const CleanupMessagesShape = Type.Number();
const RunRetentionShape = Type.Boolean();

/** Days after which the daily job deletes messages. */
const RETENTION_DAYS = 30;
/** Rows per batch: a few milliseconds, so that writers are not blocked. */
const BATCH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Cleanup {
  deleted: number;
  /** Messages before this time were deleted. */
  cutoff: string;
  retention_days: number;
}

/**
 * Deletes messages older than 30 days in batches: those of the caller's sites, or of all sites without a
 * caller (the service key). Idempotent.
 */
export async function cleanUpMessages(
  database: Database,
  caller: MemoryCaller | null,
  now: Date = new Date(),
): Promise<Cleanup> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  let deleted = 0;
  for (;;) {
    const started = performance.now();
    const batch = await database.call(
      "cleanup_messages",
      {
        p_caller: caller ?? {},
        p_cutoff: cutoff,
        p_limit: BATCH,
      },
      CleanupMessagesShape,
    );
    deleted += batch;
    if (batch < BATCH) return { deleted, cutoff, retention_days: RETENTION_DAYS };
    // Pause for the duration of the batch, so that other queries can run.
    await new Promise((resume) => setTimeout(resume, performance.now() - started));
  }
}

/** The daily job for databases without pg_cron; does nothing if it ran today. */
export async function runRetention(database: Database): Promise<void> {
  while (await database.call("run_retention", { p_limit: BATCH }, RunRetentionShape));
}
