import { type IPgliteConnectionConfig, PgliteConnection } from "@supabase/lite/pglite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { checkParameters } from "../check-parameters.ts";
import { readWithin } from "../read-within.ts";
import type { PgliteSession } from "./pglite-session.ts";

/**
 * Lite's class opens a PGlite in this thread; its base class, which is not exported, works with any
 * Kysely.
 */
const LiteConnection = Object.getPrototypeOf(PgliteConnection) as new (
  config: IPgliteConnectionConfig,
) => PgliteConnection;

/** Lite's connection to a PGlite session. Use it only inside `exclusive`. */
export class SessionConnection extends LiteConnection {
  readonly session: PgliteSession;

  constructor(session: PgliteSession) {
    super({});
    this.session = session;
    this.kysely = new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new SessionDriver(session),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
    // Prevents lite's first request from granting every table to all roles (`ensureRlsContext`), which a
    // hosted project does not do.
    Reflect.set(this, "rlsState", "active");
  }

  override async exec(): Promise<never> {
    throw new Error("Scripts are run by StackDatabase.run().");
  }

  override async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.kysely.destroy();
    await this.session.close();
  }

  override createMigrator(): never {
    throw new Error("Migrations are applied by applyMigrations().");
  }
}

class SessionDriver implements Driver {
  readonly #session: PgliteSession;
  /** There is one session, and so one transaction. */
  #isOpen = false;
  constructor(session: PgliteSession) {
    this.#session = session;
  }
  async init() {}
  async destroy() {}
  async releaseConnection() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const query = <Row>(statement: string, values: readonly unknown[]) =>
      this.#session.query<Row>(statement, [...values]);
    const isOpen = () => this.#isOpen;
    return {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
        checkParameters(parameters);
        const read = isOpen() ? readWithin(sql, parameters, query<Row>) : query<Row>(sql, parameters);
        const { rows, affectedRows } = await read;
        return { rows, ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) };
      },
      streamQuery() {
        throw new Error("PGlite does not stream.");
      },
    };
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin"));
    this.#isOpen = true;
  }
  async commitTransaction(connection: DatabaseConnection) {
    this.#isOpen = false;
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    this.#isOpen = false;
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }
}
