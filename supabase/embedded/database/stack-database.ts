import type { PostgresConnection } from "@supabase/lite/postgres";
import type { SessionConnection } from "./pglite-connection.ts";

/** Values travel as text: Postgres' own input functions convert them (null is SQL NULL). */
export type SqlParameter = string | number | boolean | null;
export type SqlRow = Record<string, unknown>;

/** One call of a function of schema `public` as `service_role`, in a transaction of its own. */
export interface FunctionCall {
  /** A statement that returns one row with one json value; parameters are `$1`, `$2`, … */
  statement: string;
  parameters: (string | null)[];
}

/** The database behind the stack: PGlite or somebody's own Postgres. */
export interface StackDatabase {
  readonly kind: "pglite" | "postgres";
  /** What `@supabase/lite` works on. On PGlite it must only be used inside `exclusive`. */
  readonly connection: SessionConnection | PostgresConnection;
  /**
   * Runs the task while nobody else uses the session (PGlite has only one); at once on Postgres.
   * @param limit milliseconds that one statement may take on PGlite; a longer one ends its thread
   * @throws DatabaseUnavailable
   */
  exclusive<T>(task: () => Promise<T>, options?: { limit?: number }): Promise<T>;
  /** PGlite only: makes text values of these types travel as they are, and others as JSON. */
  serializeAsText?(oids: number[]): Promise<void>;
  /** One statement as the owner of everything, outside any caller's transaction. */
  query<Row extends SqlRow = SqlRow>(statement: string, parameters?: SqlParameter[]): Promise<Row[]>;
  /** A script of several statements, in one transaction; `as` acts as that role, which cannot be left again. */
  run(script: string, options?: { as?: string }): Promise<void>;
  /** @returns the json answer as UTF-8 text, null for SQL NULL. @throws DatabaseFault */
  callFunction(call: FunctionCall): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** An error that Postgres raised, with the fields PostgREST answers with. */
export class DatabaseFault extends Error {
  override readonly name = "DatabaseFault";
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  /** Character position in the statement, counted from 1; null when Postgres names none. */
  readonly position: number | null;

  constructor(fields: { code: string; message: string; details?: string; hint?: string; position?: number }) {
    super(fields.message);
    this.code = fields.code;
    this.details = fields.details ?? null;
    this.hint = fields.hint ?? null;
    this.position = fields.position ?? null;
  }
}
