import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/*
 * A new, empty database takes PGlite four seconds to make and one to copy. The copy is kept beside the package that
 * made it (`npm ci` removes both), and holds nothing of ours.
 */

/** @returns the data folder of a new database as a tar archive, undefined while none is kept */
export function readInitdb(): Blob | undefined {
  const file = initdbFile();
  return file === undefined ? undefined : new Blob([new Uint8Array(readFileSync(file))]);
}

/** The file of that archive, where there is one. */
export function initdbFile(): string | undefined {
  const file = cacheFile();
  return existsSync(file) ? file : undefined;
}

/** Keeps a database that nothing was done to yet. A cache that cannot be written is done without. */
export async function keepInitdb(pglite: PGlite): Promise<void> {
  const archive = Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer());
  const file = cacheFile();
  const mine = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(mine, archive);
    renameSync(mine, file);
  } catch {
    // Read-only node_modules: the next database is made from nothing again.
  }
}

function cacheFile(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const packageFolder = entry.slice(0, entry.lastIndexOf(join("dist", "")));
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const version = String(Reflect.get(Object(manifest), "version"));
  return join(packageFolder, "..", "..", ".cache", "toolgate", `initdb-pglite-${version}.tar`);
}
