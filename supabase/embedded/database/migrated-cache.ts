import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getAuthSchemaSql } from "@supabase/lite";
import type { Migration } from "./apply-migrations.ts";
import { cacheFile } from "./initdb-cache.ts";
import type { PgliteThread } from "./start-pglite-thread.ts";

/**
 * Databases in memory start from a copy of an empty database with all migrations: bootstrapping and migrating cost more than
 * half of such a start. Databases in a folder never use it, so that nothing in them comes from another start.
 */
export interface MigratedCache {
  /** Path of the archive, if it exists. */
  file(): string | undefined;
  /** Stores a database that was migrated and not used yet. Errors while writing the cache are ignored. */
  store(thread: PgliteThread): Promise<void>;
}

const PREFIX = "migrated-";

export function createMigratedCache(migrations: readonly Migration[]): MigratedCache {
  const folder = dirname(cacheFile());
  const path = join(folder, `${PREFIX}${keyOf(migrations)}.tar`);
  return {
    file: () => (existsSync(path) ? path : undefined),
    async store(thread) {
      const archive = await thread.dump();
      const mine = `${path}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(mine, archive);
        renameSync(mine, path);
        for (const name of readdirSync(folder))
          if (name.startsWith(PREFIX) && name.endsWith(".tar") && join(folder, name) !== path)
            rmSync(join(folder, name), { force: true });
      } catch {
        // node_modules is read-only: each start applies the migrations.
      }
    },
  };
}

/** Everything the archive is made of, and the day, because migrations store times. */
function keyOf(migrations: readonly Migration[]): string {
  const bootstrap = fileURLToPath(new URL("../bootstrap", import.meta.url));
  const hash = createHash("sha256").update(cacheFile()).update(new Date().toISOString().slice(0, 10));
  for (const name of readdirSync(bootstrap).sort())
    hash.update(name).update(readFileSync(join(bootstrap, name)));
  hash.update(getAuthSchemaSql());
  for (const { version, name, script } of migrations) hash.update(`\n${version} ${name}\n`).update(script);
  return hash.digest("hex").slice(0, 24);
}
