import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/**
 * PGlite takes four seconds to create an empty database and one to copy it. The copy is stored next to the
 * package (`npm ci` removes both) and contains no data of the stack.
 */

/** Files of a database as a tar archive. */
export type Archive = Uint8Array<ArrayBuffer>;

/** @returns the data folder of a new database as a tar archive, or undefined without a cache */
export function readInitdb(): Archive | undefined {
  return readArchive(cacheFile());
}

/**
 * Reads the whole archive at once: another process may replace or remove the file at any time.
 *
 * @returns undefined when there is no such file
 */
export function readArchive(file: string): Archive | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return undefined;
  }
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
