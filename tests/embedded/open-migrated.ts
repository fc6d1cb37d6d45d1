import { resolve } from "node:path";
import {
  applyMigrations,
  readMigrations,
} from "../../supabase/embedded/database/migrations/apply-migrations.ts";
import {
  bootstrapDatabase,
  useVaultKey,
} from "../../supabase/embedded/database/migrations/bootstrap-database.ts";
import { createMigratedCache } from "../../supabase/embedded/database/pglite/migrated-cache.ts";
import { openPglite } from "../../supabase/embedded/database/pglite/open-pglite.ts";

/** An empty database in this thread with all migrations, if possible from the copy that stacks start from. */
export async function openMigrated(
  vaultKey = "00".repeat(32),
): Promise<Awaited<ReturnType<typeof openPglite>>> {
  const migrations = readMigrations(resolve(import.meta.dirname, "../.."));
  const archive = createMigratedCache(migrations).read();
  const database = await openPglite(archive);
  if (archive) {
    await useVaultKey(database, vaultKey);
  } else {
    await bootstrapDatabase(database, { vaultKey });
    await applyMigrations(database, migrations, { as: "postgres" });
  }
  return database;
}
