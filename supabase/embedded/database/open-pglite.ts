import { PGlite } from "@electric-sql/pglite";
import { createPgliteDatabase } from "./create-pglite-database.ts";
import { keepInitdb, readInitdb } from "./initdb-cache.ts";
import { pgliteOptions, serializeAsText } from "./pglite-options.mjs";
import type { StackDatabase } from "./stack-database.ts";

/**
 * An embedded Postgres in memory and in this thread, for tests and tools. The stack uses `keepPglite()`.
 */
export async function openPglite(): Promise<StackDatabase & { pglite: PGlite }> {
  const archive = readInitdb();
  const pglite = await PGlite.create(pgliteOptions(undefined, archive && new Blob([archive])));
  if (archive === undefined) await keepInitdb(pglite);
  const database = createPgliteDatabase({
    session: pglite,
    serializeAsText: (oids) => serializeAsText(pglite, oids),
  });
  return { ...database, pglite };
}
