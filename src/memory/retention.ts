import { Type } from "@sinclair/typebox";
import type { Database } from "../contract/ports.ts";
import type { MemoryCaller } from "./memory-caller.ts";

const CleanupMessagesShape = Type.Number();
const RunRetentionShape = Type.Boolean();

/** Messages older than this are deleted by the daily job. */
const RETENTION_DAYS = 30;
/** Rows a batch deletes: a few milliseconds, so that nobody who stores a message waits for it. */
const BATCH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Cleanup {
  deleted: number;
  /** Messages from before this moment went. */
  cutoff: string;
  retention_days: number;
}

/**
 * Deletes messages older than 30 days, batch by batch: those of the caller's own sites, or, without a caller (the
 * service key), everywhere. A repetition finds nothing and does no harm.
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
    // As long again for everybody else.
    await new Promise((resume) => setTimeout(resume, performance.now() - started));
  }
}

/** The daily job where there is no pg_cron; does nothing when today's is done. */
export async function runRetention(database: Database): Promise<void> {
  while (await database.call("run_retention", { p_limit: BATCH }, RunRetentionShape));
}
