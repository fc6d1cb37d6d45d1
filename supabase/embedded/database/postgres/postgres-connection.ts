import { PostgresConnection } from "@supabase/lite/postgres";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { PoolClient } from "pg";
import { toArrayLiteral } from "../array-literal.ts";
import { checkParameters } from "../check-parameters.ts";
import { readWithin } from "../read-within.ts";
import { DatabaseFault } from "../stack-database.ts";
import type { Statement, StatementResult } from "./postgres-exchange.ts";
import { describeParameters, exchangeOn, isLost, type Sessions } from "./postgres-session.ts";
import type { ValueTypes } from "./postgres-values.ts";

/**
 * Lite's connection over `Sessions`. Its own driver (postgres.js) exits the process when a session is lost
 * while a statement is being written, and needs prepared statements, which a transaction pooler does not
 * support.
 */
export class PooledConnection extends PostgresConnection {
  constructor(
    private readonly sessions: Sessions,
    settings: Statement,
  ) {
    // Lite creates a driver with this; it would connect on first use and is never used.
    super({ url: "postgres://unused.invalid/unused" });
    this.kysely = new Kysely({ dialect: createDialect(new SessionDriver(sessions, settings)) });
    // Prevents lite's first request from granting every table to all roles, which a hosted project does
    // not do.
    Reflect.set(this, "rlsState", "active");
  }

  override close(): Promise<void> {
    return this.sessions.close();
  }
}

function createDialect(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class SessionDriver implements Driver {
  constructor(
    private readonly sessions: Sessions,
    /** Sent with each transaction: the settings of the session's start, which a pooler drops. */
    private readonly settings: Statement,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SessionConnection> {
    return new SessionConnection(await this.sessions.acquire(), this.settings, this.sessions.valueTypes);
  }

  async beginTransaction(connection: SessionConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings);
  }

  async commitTransaction(connection: SessionConnection): Promise<void> {
    await connection.end("commit");
  }

  async rollbackTransaction(connection: SessionConnection): Promise<void> {
    await connection.end("rollback");
  }

  async releaseConnection(connection: SessionConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.sessions.close();
  }
}

/** Parameter types by statement; lite has few distinct statements. */
const described = new Map<string, number[]>();
const MAX_DESCRIBED = 500;

class SessionConnection implements DatabaseConnection {
  private isOpen = false;
  private lost: Error | undefined;

  constructor(
    private readonly session: PoolClient,
    private readonly settings: Statement,
    private readonly valueTypes: ValueTypes,
  ) {}

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const text = ["begin", isolationLevel && `isolation level ${isolationLevel}`, accessMode];
    await this.send([{ text: text.filter(Boolean).join(" ") }, this.settings]);
    this.isOpen = true;
  }

  async end(text: "commit" | "rollback"): Promise<void> {
    this.isOpen = false;
    await this.send([{ text }]);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    checkParameters(parameters);
    const { rows, count } = this.isOpen
      ? await readWithin(sql, parameters, (text, values) => this.run(text, values))
      : await this.run(sql, parameters);
    return {
      rows: rows as R[],
      ...(count === undefined ? {} : { numAffectedRows: BigInt(count) }),
    };
  }

  private async run(text: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const statement = { text, values: await this.write(text, parameters) };
    const results = await this.send(this.isOpen ? [statement] : [this.settings, statement]);
    return results.at(-1) ?? { rows: [], count: undefined };
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method; nothing of lite streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Rows are not streamed.");
  }

  release(): void {
    this.session.release(this.lost ?? this.isOpen);
  }

  private async send(statements: Statement[]): Promise<StatementResult[]> {
    try {
      return await exchangeOn(this.session, statements);
    } catch (error) {
      if (isLost(error)) this.lost = error;
      // Lite reads this property of drivers' errors.
      if (error instanceof DatabaseFault) Object.assign(error, { detail: error.details ?? undefined });
      throw error;
    }
  }

  /** Arrays and objects are formatted by the parameter's type; Postgres parses other values from text. */
  private async write(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
    if (!values.some(isCompound)) return values;
    const types = described.get(text) ?? (await describeParameters(this.session, text));
    if (described.size >= MAX_DESCRIBED) described.clear();
    described.set(text, types);
    return values.map((value, i) =>
      Array.isArray(value) && this.valueTypes.isArray(types[i] ?? 0) ? toArrayLiteral(value) : value,
    );
  }
}

function isCompound(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !(value instanceof Date) && !(value instanceof Uint8Array)
  );
}
