import { DatabaseFault, type SqlParameter, type SqlRow, type StackDatabase } from "../stack-database.ts";
import { withFaults } from "../to-fault.ts";
import { PooledConnection } from "./postgres-connection.ts";
import type { Statement, StatementResult } from "./postgres-exchange.ts";
import { exchangeOn, isLost, openSessions, type Sessions } from "./postgres-session.ts";

export interface PostgresSettings {
  url: string;
  /** Set in every transaction, for databases without `supabase_vault`. */
  vaultKey: string;
  /** Maximum number of sessions. Use one for a PGlite socket. */
  poolSize: number;
}

/** Statement timeouts of `authenticated` and `service_role` on a hosted project (milliseconds). */
const STATEMENT_TIMEOUT = 8000;
const CLAIMS = JSON.stringify({ role: "service_role" });
const AS_SERVICE: Statement = {
  text: "select set_config('role', 'service_role', true), set_config('request.jwt.claims', $1, true)",
  values: [CLAIMS],
};

/**
 * Connects to an existing Postgres 15+, directly or through a pooler. Transactions of different callers
 * run concurrently.
 *
 * @throws Error when the server does not answer
 */
export async function openPostgres(settings: PostgresSettings): Promise<StackDatabase> {
  const sessions = openSessions(settings.url, settings.poolSize);
  const perTransaction = describeSettings(settings);
  await learnArrays(sessions);
  const connection = new PooledConnection(sessions, perTransaction);
  return {
    kind: "postgres",
    connection,
    exclusive: (task) => task(),
    async query<Row extends SqlRow = SqlRow>(text: string, values: SqlParameter[] = []) {
      const results = await sessions.exchange([perTransaction, { text, values }]);
      return (results.at(-1)?.rows ?? []) as Row[];
    },
    run: (script) => runScript(sessions, perTransaction, script),
    async callFunction({ statement, parameters }) {
      const call = { text: `select (${statement})::text as answer`, values: parameters };
      const results = await sessions.exchange([perTransaction, AS_SERVICE, call]);
      const answer: unknown = results.at(-1)?.rows[0]?.["answer"];
      return typeof answer === "string" ? Buffer.from(answer) : null;
    },
    close: () => connection.close(),
  };
}

function describeSettings({ vaultKey }: PostgresSettings): Statement {
  const values: Record<string, string> = {
    search_path: "public, extensions",
    statement_timeout: String(STATEMENT_TIMEOUT),
    TimeZone: "UTC",
    "toolgate.vault_key": vaultKey,
  };
  const calls = Object.keys(values).map((name, i) => `set_config('${name}', $${i + 1}, true)`);
  return { text: `select ${calls.join(", ")}`, values: Object.values(values) };
}

/**
 * A script may contain several statements, which only the simple protocol supports. It has no time limit.
 */
async function runScript(sessions: Sessions, settings: Statement, script: string): Promise<void> {
  const session = await sessions.acquire();
  let failed: unknown;
  try {
    const noLimit = { text: "select set_config('statement_timeout', '0', true)" };
    await exchangeOn(session, [{ text: "begin" }, settings, noLimit]);
    await withFaults(() => session.query(script)).catch((error: unknown) => {
      failed = error;
    });
    await exchangeOn(session, [{ text: failed === undefined ? "commit" : "rollback" }]);
    if (failed !== undefined) throw failed;
  } finally {
    session.release(isLost(failed));
  }
}

async function learnArrays(sessions: Sessions): Promise<void> {
  try {
    const text =
      "select oid::int8 as oid, typelem::int8 as element from pg_type where typcategory = 'A' and typlen = -1 and typelem <> 0";
    const [result] = await firstExchange(sessions, { text });
    const rows = (result?.rows ?? []).map(({ oid, element }) => [Number(oid), Number(element)] as const);
    sessions.valueTypes.learnArrays(new Map(rows));
  } catch (error) {
    await sessions.close();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`DATABASE_URL cannot be used: ${reason}`, { cause: error });
  }
}

/**
 * A server that is starting, or that still holds the session of its previous client, closes the first
 * connections.
 */
const START_TRIES = 10;
const START_PAUSE = 300;

async function firstExchange(
  sessions: Sessions,
  statement: Statement,
  tries = 1,
): Promise<StatementResult[]> {
  try {
    return await sessions.exchange([statement]);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isPassing =
      (error instanceof DatabaseFault && error.code === "57P03") ||
      (cause instanceof Error && cause.message.startsWith("Connection terminated"));
    if (!isPassing || tries === START_TRIES) throw error;
    await new Promise((next) => setTimeout(next, START_PAUSE));
    return firstExchange(sessions, statement, tries + 1);
  }
}
