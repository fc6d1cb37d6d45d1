import type { StackDatabase } from "./stack-database.ts";

/*
 * PGlite is one backend and nothing else: no autovacuum, no checkpointer. Left alone, plans are made without
 * statistics, dead rows stay, and the write-ahead log grows until the next start has to replay it all.
 */

/** Milliseconds between two looks. */
const INTERVAL = 10_000;
/** Bytes of write-ahead log after which a checkpoint is made. */
const WAL_LIMIT = 32 * 1024 * 1024;

/** Autovacuum's own thresholds (PostgreSQL documentation, "The Autovacuum Daemon"). */
const NEEDY_TABLES = `
select format('%I.%I', schemaname, relname) as name,
       n_dead_tup > 50 + 0.2 * n_live_tup as vacuum,
       n_mod_since_analyze > 50 + 0.1 * n_live_tup as analyze
from pg_stat_user_tables
where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
`;
const WAL_SINCE_CHECKPOINT = `
select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()
`;

/** Does once what autovacuum and the checkpointer would do now. */
export async function tendPglite(database: StackDatabase, walLimit = WAL_LIMIT): Promise<void> {
  await database.query("select pg_stat_force_next_flush()");
  const tables = await database.query<{ name: string; vacuum: boolean; analyze: boolean }>(NEEDY_TABLES);
  for (const { name, vacuum, analyze } of tables) {
    await database.query(vacuum ? `vacuum${analyze ? " (analyze)" : ""} ${name}` : `analyze ${name}`);
  }
  const [wal] = await database.query(WAL_SINCE_CHECKPOINT);
  if (Number(wal?.["bytes"]) > walLimit) await database.query("checkpoint");
}

/** Tends the database from time to time. @returns stops it, after the run that is going on */
export function keepTending(database: StackDatabase, log: (line: string) => void): () => Promise<void> {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= tendPglite(database)
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
