import { join } from "node:path";
import { applyMigrations, readMigrations } from "./migrations/apply-migrations.ts";
import { bootstrapDatabase, useVaultKey } from "./migrations/bootstrap-database.ts";
import { checkDatabase } from "./migrations/check-database.ts";
import { keepPglite } from "./pglite/keep-pglite.ts";
import { createMigratedCache } from "./pglite/migrated-cache.ts";
import { prepareFolder } from "./pglite/prepare-folder.ts";
import { openPostgres } from "./postgres/open-postgres.ts";
import { serializeValues } from "./serialize-values.ts";
import type { StackDatabase } from "./stack-database.ts";

export interface DatabaseOptions {
  /** Contains `supabase/migrations`. */
  projectDir: string;
  /** Folder of the stack's data; undefined: in memory only. */
  folder: string | undefined;
  /** An existing Postgres instead of PGlite. */
  url?: string | undefined;
  /** Maximum sessions on `url` (10). */
  poolSize?: number | undefined;
  /** 64 hex digits. */
  vaultKey: string;
  progress?: (step: string) => void;
  log: (line: string) => void;
}

/** Opens the database, prepares it like a hosted project, and applies the migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<StackDatabase> {
  const { projectDir, folder, url, poolSize = 10, vaultKey, progress, log } = options;
  const ownFolder = folder === undefined || url !== undefined ? undefined : join(folder, "postgres");
  const completeFirstStart = ownFolder === undefined ? () => undefined : prepareFolder(ownFolder);
  const migrations = readMigrations(projectDir);
  async function prepare(database: StackDatabase, isMigrated = false): Promise<void> {
    if (isMigrated) await useVaultKey(database, vaultKey);
    else await bootstrapDatabase(database, { vaultKey });
    await serializeValues(database);
    if (isMigrated) return;
    progress?.("applying migrations");
    const owner = database.kind === "pglite" ? { as: "postgres" } : {};
    await applyMigrations(database, migrations, owner);
    completeFirstStart();
  }
  if (url === undefined)
    return keepPglite({ folder: ownFolder, prepare, cache: createMigratedCache(migrations), log });
  const database = await openPostgres({ url, vaultKey, poolSize });
  try {
    await checkDatabase(database);
    await prepare(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
