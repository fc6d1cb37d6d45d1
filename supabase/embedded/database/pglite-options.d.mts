import type { PGlite, PGliteOptions } from "@electric-sql/pglite";

/** @param archive of a new, empty database (see initdb-cache.ts) */
export function pgliteOptions(folder: string | undefined, archive: Blob | undefined): PGliteOptions;
export function serializeAsText(pglite: PGlite, oids: number[]): void;
