import type { PostgresConnection } from "@supabase/lite/postgres";
import type { SessionConnection } from "./pglite/pglite-connection.ts";

/** Values are sent as text, which Postgres' input functions convert (null is SQL NULL). */
export type SqlParameter = string | number | boolean | null;
export type SqlRow = Record<string, unknown>;

/** One call of a function of schema `public` as `service_role`, in a separate transaction. */
export interface FunctionCall {
  /** A statement that returns one row with one json value; parameters are `$1`, `$2`, … */
  statement: string;
  parameters: (string | null)[];
}

/** The database of the stack: PGlite or an existing Postgres. */
export interface StackDatabase {
  readonly kind: "pglite" | "postgres";
  /** The connection for `@supabase/lite`. On PGlite it must only be used inside `exclusive`. */
  readonly connection: SessionConnection | PostgresConnection;
  /**
   * Runs the task with exclusive use of the session on PGlite, which has only one; immediately on
   * Postgres.
   *
   * @param limit maximum milliseconds per statement on PGlite; a longer one terminates its thread
   * @throws DatabaseUnavailable
   */
  exclusive<T>(task: () => Promise<T>, options?: { limit?: number }): Promise<T>;
  /** PGlite only: passes text values of these types unchanged, and others as JSON. */
  serializeAsText?(oids: number[]): Promise<void>;
  /** Runs one statement as the owner of the database, outside any caller's transaction. */
  query<Row extends SqlRow = SqlRow>(statement: string, parameters?: SqlParameter[]): Promise<Row[]>;
  /**
   * Runs a script of several statements in one transaction; with `as`, in that role, which the script
   * cannot leave.
   */
  run(script: string, options?: { as?: string }): Promise<void>;
  /** @returns the JSON answer as UTF-8 text, null for SQL NULL. @throws DatabaseFault */
  callFunction(call: FunctionCall): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** An error of Postgres, with the fields that PostgREST returns. */
export class DatabaseFault extends Error {
  override readonly name = "DatabaseFault";
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  /** Character position in the statement, counted from 1; null when Postgres does not report one. */
  readonly position: number | null;

  constructor(fields: { code: string; message: string; details?: string; hint?: string; position?: number }) {
    super(fields.message);
    this.code = fields.code;
    this.details = fields.details ?? null;
    this.hint = fields.hint ?? null;
    this.position = fields.position ?? null;
  }
}
