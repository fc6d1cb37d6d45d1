import type { StackDatabase } from "../stack-database.ts";

/**
 * PGlite is a single backend without autovacuum and checkpointer. Without this maintenance, plans have no
 * statistics, dead rows remain, and the write-ahead log grows until the next start has to replay all of
 * it.
 */

/** Milliseconds between two runs. */
const INTERVAL = 10_000;
/** Bytes of write-ahead log after which a checkpoint is made. */
const WAL_LIMIT = 32 * 1024 * 1024;

/** Autovacuum's thresholds (PostgreSQL documentation, "The Autovacuum Daemon"). */
const TABLES_TO_MAINTAIN = `
select format('%I.%I', schemaname, relname) as name,
       n_dead_tup > 50 + 0.2 * n_live_tup as vacuum,
       n_mod_since_analyze > 50 + 0.1 * n_live_tup as analyze
from pg_stat_user_tables
where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
`;
const WAL_SINCE_CHECKPOINT = `
select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()
`;

/** Does one round of the work of autovacuum and the checkpointer. */
export async function maintainPglite(database: StackDatabase, walLimit = WAL_LIMIT): Promise<void> {
  await database.query("select pg_stat_force_next_flush()");
  const tables = await database.query<{ name: string; vacuum: boolean; analyze: boolean }>(
    TABLES_TO_MAINTAIN,
  );
  for (const { name, vacuum, analyze } of tables) {
    await database.query(vacuum ? `vacuum${analyze ? " (analyze)" : ""} ${name}` : `analyze ${name}`);
  }
  const [wal] = await database.query(WAL_SINCE_CHECKPOINT);
  if (Number(wal?.["bytes"]) > walLimit) await database.query("checkpoint");
}

/** Maintains the database at intervals. @returns a function that stops it after the current run */
export function startMaintenance(database: StackDatabase, log: (line: string) => void): () => Promise<void> {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= maintainPglite(database)
      .catch((error: unknown) => log(`database: ${error instanceof Error ? error.message : error}`))
      .finally(() => {
        current = undefined;
      });
  }, INTERVAL);
  return async function stopTending() {
    clearInterval(timer);
    await current;
  };
}
