import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { Client } from "pg";

/**
 * `npm run test:postgres [-- FILE…]`: the integration tests, the attacks and, if the server has pgTAP, the tests of the
 * database on a real Postgres, with a separate database per stack.
 */
const USAGE = `Set TEST_DATABASE_URL to a Postgres 15+ server with pgvector, as a role that may create databases:
  TEST_DATABASE_URL=postgres://postgres:password@127.0.0.1:5432/postgres npm run test:postgres
Databases named toolgate_test_… are made there and dropped again.`;

const SUITES = [
  "tests/integration",
  "tests/connections",
  "tests/attacks",
  "tests/embedded/own-postgres.test.ts",
  "tests/embedded/lost-sessions.test.ts",
  "tests/embedded/transaction-pooler.test.ts",
  "tests/embedded/statement-cost.test.ts",
  "tests/embedded/pgtap-on-postgres.test.ts",
  "tests/embedded/workspace-limit.test.ts",
];

const url = process.env["TEST_DATABASE_URL"]?.trim();
const missing = url ? await findMissing(url) : "TEST_DATABASE_URL is not set.";
if (missing !== undefined) {
  console.error(`${missing}\n\n${USAGE}`);
  process.exit(2);
}
const files = process.argv.slice(2);
const vitest = resolve(import.meta.dirname, "../node_modules/.bin/vitest");
const child = spawn(vitest, ["run", ...(files.length > 0 ? files : SUITES)], { stdio: "inherit" });
child.once("exit", (code) => {
  process.exitCode = code ?? 1;
});

/** The reason why the tests cannot run on this server; undefined when they can. */
async function findMissing(connectionString: string): Promise<string | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; vector: boolean; creates: boolean }>(
      `select current_setting('server_version_num')::int as version,
         exists (select from pg_available_extensions where name = 'vector') as vector,
         (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as creates`,
    );
    const [server] = rows;
    if (server === undefined) return "The server answers nothing.";
    if (server.version < 150_000) return "The server is older than Postgres 15.";
    if (!server.vector) return "The server has no pgvector (extension vector).";
    return server.creates ? undefined : "The role may not create databases.";
  } catch (error) {
    return `TEST_DATABASE_URL cannot be used: ${error instanceof Error ? error.message : error}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}
