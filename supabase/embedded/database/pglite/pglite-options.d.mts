import type { PGlite, PGliteOptions } from "@electric-sql/pglite";

/**
 * @param archive of a new, empty database (see initdb-cache.ts)
 * @param program see compile-pglite.ts
 */
export function pgliteOptions(
  folder: string | undefined,
  archive: Blob | undefined,
  program: NonNullable<PGliteOptions["pgliteWasmModule"]>,
): PGliteOptions;
export function serializeAsText(pglite: PGlite, oids: number[]): void;
