import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import type postgres from "postgres";
import type { SqlParameter, SqlRow, StackDatabase } from "./stack-database.ts";
import { withFaults } from "./to-fault.ts";

export interface PostgresSettings {
  url: string;
  /** Set on every session when the database has no `supabase_vault` of its own. */
  vaultKey: string;
  /** Sessions at most. One when a PGlite socket stands behind the URL. */
  poolSize: number;
}

/** What a hosted project allows `authenticated` and `service_role` (milliseconds). */
const STATEMENT_TIMEOUT = 8000;
const CONTEXT_STATEMENT =
  "select set_config('role', 'service_role', true), set_config('request.jwt.claims', $1, true)";
const CLAIMS = JSON.stringify({ role: "service_role" });
const KEY_STATEMENT = "select set_config('toolgate.vault_key', $1, true)";

/**
 * Connects to an own Postgres 15+; transactions of different callers run side by side on a pool.
 * @throws Error when nothing answers there
 */
export async function openPostgres(settings: PostgresSettings): Promise<StackDatabase> {
  const connection = connect(settings);
  const pool = connection.driver;
  // Poolers (and PGlite's socket) drop settings from the connection's start: then each transaction brings the key.
  const keepsKey = await hasKey(pool);
  const key = (transaction: postgres.TransactionSql) =>
    keepsKey ? [] : [transaction.unsafe(KEY_STATEMENT, [settings.vaultKey], { prepare: true })];
  return {
    kind: "postgres",
    connection,
    exclusive: (task) => task(),
    async query<Row extends SqlRow = SqlRow>(statement: string, parameters: SqlParameter[] = []) {
      const results = await withFaults(() =>
        pool.begin((transaction) => [...key(transaction), transaction.unsafe(statement, parameters)]),
      );
      const rows: SqlRow[] = [...(results.at(-1) ?? [])];
      return rows as Row[];
    },
    async run(script) {
      await withFaults(() =>
        pool.begin(async (transaction) => {
          await transaction.unsafe("set local statement_timeout = 0").simple();
          await transaction.unsafe(script).simple();
        }),
      );
    },
    async callFunction({ statement, parameters }) {
      const results = await withFaults(() =>
        pool.begin((transaction) => [
          ...key(transaction),
          transaction.unsafe(CONTEXT_STATEMENT, [CLAIMS], { prepare: true }),
          transaction.unsafe(`select (${statement})::text as answer`, parameters, { prepare: true }),
        ]),
      );
      const answer: unknown = results.at(-1)?.[0]?.["answer"];
      return typeof answer === "string" ? Buffer.from(answer) : null;
    },
    close: () => connection.close(),
  };
}

function connect(settings: PostgresSettings): PostgresConnection {
  const connection = createPostgresConnection({
    url: settings.url,
    postgresOptions: {
      max: settings.poolSize,
      connect_timeout: 10,
      onnotice: () => undefined,
      connection: {
        application_name: "toolgate",
        search_path: "public, extensions",
        statement_timeout: STATEMENT_TIMEOUT,
        "toolgate.vault_key": settings.vaultKey,
      },
    },
  });
  // See open-pglite.ts: lite must not grant every table to everybody.
  Reflect.set(connection, "rlsState", "active");
  return connection;
}

async function hasKey(pool: postgres.Sql): Promise<boolean> {
  try {
    const rows = await pool`select coalesce(current_setting('toolgate.vault_key', true), '') <> '' as kept`;
    return rows[0]?.["kept"] === true;
  } catch (error) {
    await pool.end({ timeout: 1 });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_URL cannot be used: ${reason}`, { cause: error });
  }
}
