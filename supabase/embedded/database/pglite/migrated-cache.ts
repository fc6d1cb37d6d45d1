import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getAuthSchemaSql } from "@supabase/lite";
import type { Migration } from "../migrations/apply-migrations.ts";
import { type Archive, cacheFile, readArchive } from "./initdb-cache.ts";
import type { PgliteThread } from "./start-pglite-thread.ts";

/**
 * Databases in memory start from a copy of an empty database with all migrations: bootstrapping and migrating cost more than
 * half of such a start. Databases in a folder never use it, so that nothing in them comes from another start.
 */
export interface MigratedCache {
  /** @returns the archive, or undefined if none is stored */
  read(): Archive | undefined;
  /** Stores a database that was migrated and not used yet. Errors while writing the cache are ignored. */
  store(thread: PgliteThread): Promise<void>;
}

const PREFIX = "migrated-";

/** Archives of other migrations, and files of interrupted writes, are removed after this many milliseconds. */
const KEPT = 86_400_000;

export function createMigratedCache(
  migrations: readonly Migration[],
  folder: string = dirname(cacheFile()),
): MigratedCache {
  const path = join(folder, `${PREFIX}${keyOf(migrations)}.tar`);
  return {
    read: () => readArchive(path),
    async store(thread) {
      const archive = await thread.dump();
      const mine = `${path}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(mine, archive);
        renameSync(mine, path);
        removeOld(folder);
      } catch {
        // node_modules is read-only: each start applies the migrations.
      }
    },
  };
}

function removeOld(folder: string): void {
  const oldest = Date.now() - KEPT;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.startsWith(PREFIX) && statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}

/** Everything the archive is made of, and the day, because migrations store times. */
function keyOf(migrations: readonly Migration[]): string {
  const bootstrap = fileURLToPath(new URL("../../bootstrap", import.meta.url));
  const hash = createHash("sha256").update(cacheFile()).update(new Date().toISOString().slice(0, 10));
  for (const name of readdirSync(bootstrap).sort())
    hash.update(name).update(readFileSync(join(bootstrap, name)));
  hash.update(getAuthSchemaSql());
  for (const { version, name, script } of migrations) hash.update(`\n${version} ${name}\n`).update(script);
  return hash.digest("hex").slice(0, 24);
}
