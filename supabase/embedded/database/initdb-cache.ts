import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/**
 * PGlite takes four seconds to create an empty database and one to copy it. The copy is stored next to the
 * package (`npm ci` removes both) and contains no data of the stack.
 */

/** @returns the data folder of a new database as a tar archive, or undefined without a cache */
export function readInitdb(): Blob | undefined {
  const file = initdbFile();
  return file === undefined ? undefined : new Blob([new Uint8Array(readFileSync(file))]);
}

/** Path of the archive, if it exists. */
export function initdbFile(): string | undefined {
  const file = cacheFile();
  return existsSync(file) ? file : undefined;
}

/** Caches a new database. Errors while writing the cache are ignored. */
export async function keepInitdb(pglite: PGlite): Promise<void> {
  const archive = Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer());
  const file = cacheFile();
  const mine = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(mine, archive);
    renameSync(mine, file);
  } catch {
    // node_modules is read-only: the next database is created from scratch.
  }
}

/** Path of the archive; other archives are stored next to it. */
export function cacheFile(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const packageFolder = entry.slice(0, entry.lastIndexOf(join("dist", "")));
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const version = String(Reflect.get(Object(manifest), "version"));
  return join(packageFolder, "..", "..", ".cache", "toolgate", `initdb-pglite-${version}.tar`);
}
