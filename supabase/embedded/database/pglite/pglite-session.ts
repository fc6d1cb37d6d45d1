import type { SqlRow } from "../stack-database.ts";

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
  /** Ends the thread when the session does not answer correctly; absent in the same thread. */
  verify?(): Promise<void>;
  close(): Promise<void>;
}

/** The database is unavailable: it was terminated after a long statement, or is restarting. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** The caller's own statement ran too long, for which the database was terminated. */
export class StatementTooLong extends DatabaseUnavailable {}
