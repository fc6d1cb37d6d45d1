import { createPostgresConnection } from "@supabase/lite/postgres";
import type { SqlRow, StackDatabase } from "./stack-database.ts";
import { withFaults } from "./to-fault.ts";

export interface PostgresSettings {
  url: string;
  /** Set on every session when the database has no `supabase_vault` of its own. */
  vaultKey: string;
  /** Sessions at most. One when a PGlite socket stands behind the URL. */
  poolSize: number;
}

const CONTEXT_STATEMENT =
  "select set_config('role', 'service_role', true), set_config('request.jwt.claims', $1, true)";
const CLAIMS = JSON.stringify({ role: "service_role" });

/** Connects to an own Postgres 15+; transactions of different callers run side by side on a pool. */
export function openPostgres(settings: PostgresSettings): StackDatabase {
  const connection = createPostgresConnection({
    url: settings.url,
    postgresOptions: {
      max: settings.poolSize,
      onnotice: () => undefined,
      connection: {
        application_name: "toolgate",
        search_path: "public, extensions",
        statement_timeout: 8000,
        "toolgate.vault_key": settings.vaultKey,
      },
    },
  });
  // See open-pglite.ts: lite must not grant every table to everybody.
  Reflect.set(connection, "rlsState", "active");
  const pool = connection.driver;
  return {
    kind: "postgres",
    connection,
    exclusive: (task) => task(),
    async query<Row extends SqlRow>(
      statement: string,
      parameters: (string | number | boolean | null)[] = [],
    ) {
      return [...(await withFaults(() => pool.unsafe<Row[]>(statement, parameters)))];
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
      const rows = await withFaults(() =>
        pool.begin((transaction) => [
          transaction.unsafe(CONTEXT_STATEMENT, [CLAIMS], { prepare: true }),
          transaction.unsafe(`select (${statement})::text as answer`, parameters, { prepare: true }),
        ]),
      );
      const answer: unknown = rows[1]?.[0]?.["answer"];
      return typeof answer === "string" ? Buffer.from(answer) : null;
    },
    close: () => connection.close(),
  };
}
