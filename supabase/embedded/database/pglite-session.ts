import type { SqlRow } from "./stack-database.ts";

/** The single session of a PGlite, in this thread or another. PGlite itself has these methods. */
export interface PgliteSession {
  query<Row = SqlRow>(
    statement: string,
    parameters?: unknown[],
  ): Promise<{ rows: Row[]; affectedRows?: number | undefined }>;
  exec(script: string): Promise<unknown>;
  execProtocol(
    message: Uint8Array,
    options: { throwOnError: false; syncToFs: false },
  ): Promise<{ data: Uint8Array }>;
  close(): Promise<void>;
}

/** The database is unavailable: it was terminated after a long statement, or is restarting. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}
