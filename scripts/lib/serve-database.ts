import { randomBytes } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import {
  applyMigrations,
  readMigrations,
} from "../../supabase/embedded/database/migrations/apply-migrations.ts";
import {
  type BootstrapOptions,
  bootstrapDatabase,
} from "../../supabase/embedded/database/migrations/bootstrap-database.ts";
import { openPglite } from "../../supabase/embedded/database/pglite/open-pglite.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";

export interface ServedDatabase {
  url: string;
  database: StackDatabase & { pglite: PGlite };
  stop(): Promise<void>;
}

/**
 * A new in-memory database like that of a hosted project, which command-line tools can access as the
 * `postgres` role.
 *
 * @param options.migrate applies the project's migrations first
 */
export async function serveDatabase(
  projectDir: string,
  options: { migrate: boolean; functionDefaults?: BootstrapOptions["functionDefaults"] },
): Promise<ServedDatabase> {
  const database = await openPglite();
  const functionDefaults = options.functionDefaults ?? "closed";
  await bootstrapDatabase(database, { vaultKey: randomBytes(32).toString("hex"), functionDefaults });
  if (options.migrate) await applyMigrations(database, readMigrations(projectDir), { as: "postgres" });
  // The linter needs these schemas; it reports nothing without them.
  await database.query("select set_config('pgrst.db_schemas', 'public, service', false)");
  await database.pglite.exec("set session authorization postgres");
  const server = new PGLiteSocketServer({ db: database.pglite, port: 0, host: "127.0.0.1" });
  await server.start();
  return {
    url: `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    database,
    async stop() {
      await server.stop();
      await database.close();
    },
  };
}
