import { PGlite } from "@electric-sql/pglite";
import type { StackDatabase } from "../stack-database.ts";
import { compilePglite } from "./compile-pglite.ts";
import { createPgliteDatabase } from "./create-pglite-database.ts";
import { type Archive, keepInitdb, readInitdb } from "./initdb-cache.ts";
import { pgliteOptions, serializeAsText } from "./pglite-options.mjs";

/**
 * An embedded Postgres in memory and in this thread, for tests and tools. The stack uses `keepPglite()`.
 *
 * @param archive files of a database to start from; default: a new, empty one
 */
export async function openPglite(
  archive: Archive | undefined = readInitdb(),
): Promise<StackDatabase & { pglite: PGlite }> {
  const blob = archive && new Blob([archive]);
  const pglite = await PGlite.create(pgliteOptions(undefined, blob, await compilePglite()));
  if (archive === undefined) await keepInitdb(pglite);
  const database = createPgliteDatabase({
    session: pglite,
    serializeAsText: (oids) => serializeAsText(pglite, oids),
  });
  return { ...database, pglite };
}
