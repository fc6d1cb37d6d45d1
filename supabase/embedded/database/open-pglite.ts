import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { vector } from "@electric-sql/pglite/vector";
import { PgliteConnection } from "@supabase/lite/pglite";
import { createMutex } from "./create-mutex.ts";
import { createPgliteCaller } from "./create-pglite-caller.ts";
import { keepInitdb, readInitdb } from "./initdb-cache.ts";
import type { SqlRow, StackDatabase } from "./stack-database.ts";
import { withFaults } from "./to-fault.ts";

/**
 * Opens (or makes) an embedded Postgres.
 * @param folder where it lives (see `prepareFolder`), `undefined` for memory only
 */
export async function openPglite(folder: string | undefined): Promise<StackDatabase> {
  const isNew = folder === undefined || !existsSync(join(folder, "PG_VERSION"));
  const made = isNew ? readInitdb() : undefined;
  const connection = new PgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      ...(made === undefined ? {} : { loadDataDir: made }),
      extensions: { vector, pg_trgm, pgtap },
      startParams: [
        ...PGlite.defaultStartParams,
        "-c",
        'search_path="$user", public, extensions',
        "-c",
        "jit=off",
        // Segments above this are removed at a checkpoint instead of kept for reuse (megabytes; see tend-pglite.ts).
        "-c",
        "max_wal_size=128",
        "-c",
        "min_wal_size=32",
      ],
    },
  });
  await connection.driver.waitReady;
  // Not where a person waits: tests and tools open one database in memory after the other.
  if (folder === undefined && made === undefined) await keepInitdb(connection.driver);
  // Otherwise lite's first request grants every table to everybody (`ensureRlsContext`), which a hosted project does not.
  Reflect.set(connection, "rlsState", "active");
  return describe(connection);
}

function describe(connection: PgliteConnection): StackDatabase {
  const pglite = connection.driver;
  const exclusive = createMutex();
  const call = createPgliteCaller(pglite);
  return {
    kind: "pglite",
    connection,
    exclusive,
    async query<Row extends SqlRow>(statement: string, parameters: unknown[] = []) {
      const result = await exclusive(() => withFaults(() => pglite.query<Row>(statement, parameters)));
      return result.rows;
    },
    async run(script, { as } = {}) {
      await exclusive(() => withFaults(() => runScript(pglite, script, as)));
    },
    callFunction: (request) => exclusive(() => call(request)),
    close: () => exclusive(() => connection.close()),
  };
}

/** `set session authorization` rather than `set role`: a script's own `reset role` must not make it superuser. */
async function runScript(pglite: PGlite, script: string, as: string | undefined): Promise<void> {
  if (as !== undefined) await pglite.exec(`set session authorization ${as}`);
  try {
    await pglite.exec("begin");
    await pglite.exec(script);
    await pglite.exec("commit");
  } catch (error) {
    await pglite.exec("rollback");
    throw error;
  } finally {
    if (as !== undefined) await pglite.exec("set session authorization supabase_admin");
  }
}
