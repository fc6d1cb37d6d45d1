import type { SqlRow } from "./stack-database.ts";

/** The one session of a PGlite, in this thread or in another. PGlite itself has these methods. */
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

/** The database does not answer: it was ended because a statement took too long, or is being started again. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}
