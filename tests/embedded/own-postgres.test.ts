import type { PGlite, PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureDemoLogin } from "../../supabase/embedded/ensure-demo-login.ts";
import { callRpc, makeProject, type Project, signUp, startOn } from "./make-project.ts";
import { ALL_EXTENSIONS, openEmptyPglite, openOwnDatabase } from "./own-database.ts";

/*
 * DATABASE_URL with an empty external Postgres. PGlite with a socket is used instead, which accepts one session at
 * a time; side-by-side transactions need a Postgres that these machines do not have with pgvector.
 */

let project: Project;
let pglite: PGlite;
let server: PGLiteSocketServer;
let databaseUrl: string;

beforeAll(async () => {
  project = makeProject();
  pglite = await openEmptyPglite();
  server = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1" });
  await server.start();
  databaseUrl = `postgres://postgres:postgres@${server.getServerConn()}/postgres`;
});

afterAll(async () => {
  await server.stop();
  await pglite.close();
  project.remove();
});

test("the stack runs on the operator's Postgres and keeps its data there", async () => {
  const options = { databaseUrl, databasePoolSize: 1, dataDir: project.dataDir };
  const first = await startOn(project, options);
  const ann = await signUp(first, "ann@example.com");
  const written = await fetch(`${first.url}/rest/v1/notes`, {
    method: "POST",
    headers: ann.headers,
    body: '{"body":"kept"}',
  });
  expect(written.status).toBe(201);
  expect(
    await callRpc(first, "echo", { a: null, j: { x: [1] }, texts: ['a"b', null], b: true, n: 3 }),
  ).toMatchObject({
    status: 200,
    body: { a: null, j: { x: [1] }, texts: ['a"b', null], b: true, n: 3 },
  });
  // With this header, the request is handled by lite instead of this project's gateway.
  expect(await callRpc(first, "echo", { a: null, j: { x: [1] } }, { prefer: "count=none" })).toMatchObject({
    status: 200,
    body: { a: null, j: { x: [1] } },
  });
  expect((await callRpc(first, "who")).body).toMatchObject({ role: "service_role", uid: null });
  expect(await callRpc(first, "fail_as", { code: "PT402" })).toMatchObject({
    status: 402,
    body: { hint: "the hint" },
  });
  expect((await callRpc(first, "ungranted_function")).status).toBe(403);
  await first.sql("select vault.create_secret('sealed', 'name')");
  const env = (await (await fetch(`${first.url}/functions/v1/hello/env`)).json()) as Record<string, string>;
  expect(env["SUPABASE_DB_URL"]).toBe(databaseUrl);
  await first.stop();

  const second = await startOn(project, options);
  const read = await fetch(`${second.url}/rest/v1/notes?select=body`, { headers: ann.headers });
  expect(await read.json()).toEqual([{ body: "kept" }]);
  expect(
    await second.sql("select decrypted_secret from vault.decrypted_secrets where name = 'name'"),
  ).toEqual([{ decrypted_secret: "sealed" }]);
  await second.stop();
});

/** An operator's own Postgres, after `prepare`. */
async function withDatabase(
  extensions: NonNullable<PGliteOptions["extensions"]>,
  prepare: string,
  use: (url: string, database: PGlite) => Promise<void>,
): Promise<void> {
  const database = await openEmptyPglite(extensions);
  await database.exec(prepare);
  const socket = new PGLiteSocketServer({ db: database, port: 0, host: "127.0.0.1" });
  await socket.start();
  try {
    await use(`postgres://postgres:postgres@${socket.getServerConn()}/postgres`, database);
  } finally {
    await socket.stop();
    await database.close();
  }
}

test("several gateways on one database sign tokens with one secret, and print only logins that work", async () => {
  await withDatabase(ALL_EXTENSIONS, "", async (url) => {
    const vaultKey = "ab".repeat(32);
    const options = { databaseUrl: url, databasePoolSize: 1, vaultKey };
    const [one, two] = [makeProject(), makeProject()];
    const first = await startOn(one, { ...options, dataDir: one.dataDir });
    const ann = await signUp(first, "ann@example.com");
    expect(await ensureDemoLogin(first, one.dataDir)).toMatchObject({ email: "demo@toolgate.local" });
    await first.stop();

    const second = await startOn(two, { ...options, dataDir: two.dataDir });
    const read = await fetch(`${second.url}/rest/v1/notes?select=body`, {
      headers: { ...ann.headers, apikey: second.publishableKey },
    });
    expect([read.status, await read.json()]).toEqual([200, []]);
    expect(await ensureDemoLogin(second, two.dataDir)).toBeUndefined();
    await second.stop();

    // JWT_SECRET overrides the value in the database.
    const third = await startOn(two, { ...options, dataDir: two.dataDir, jwtSecret: "x".repeat(32) });
    const refused = await fetch(`${third.url}/auth/v1/user`, {
      headers: { ...ann.headers, apikey: third.publishableKey },
    });
    expect(refused.status).toBe(403);
    await third.stop();
    one.remove();
    two.remove();
  });
});

const AUTH_OF_A_PROJECT = `
create schema auth;
create table auth.schema_migrations (version text);
create function auth.uid() returns uuid language sql stable as 'select null::uuid';
`;
const UNSUITABLE: [
  what: string,
  extensions: NonNullable<PGliteOptions["extensions"]>,
  prepare: string,
  expected: RegExp[],
][] = [
  [
    "a Supabase project's own database",
    ALL_EXTENSIONS,
    AUTH_OF_A_PROJECT,
    [/database of a Supabase project/, /npm run deploy/],
  ],
  [
    "a server without pgvector",
    { pg_trgm, pgcrypto },
    "",
    [/does not have vector/, /create extension if not exists vector with schema extensions;/],
  ],
  [
    "an account without rights",
    ALL_EXTENSIONS,
    "create role someone login; set session authorization someone;",
    [
      /someone may not create vector/,
      /grant create on database :"DBNAME" to "someone";/,
      /create role service_role nologin noinherit bypassrls;/,
      /grant anon, authenticated, service_role to "someone" with admin option;/,
    ],
  ],
];
test.each(UNSUITABLE)(
  "%s is recognized, and nothing is changed",
  async (_, extensions, prepare, expected) => {
    await withDatabase(extensions, prepare, async (url, database) => {
      const count = `select (select count(*) from pg_class) + (select count(*) from pg_proc) + (select count(*) from pg_roles) as n,
      (select string_agg(prosrc, '') from pg_proc where pronamespace = to_regnamespace('auth')) as auth`;
      const before = (await database.query(count)).rows;
      const failure = await startOn(project, {
        databaseUrl: url,
        databasePoolSize: 1,
        dataDir: "memory://",
      }).then(
        () => "",
        (error: Error) => error.message,
      );
      for (const part of [...expected, /Nothing was changed/]) expect(failure).toMatch(part);
      expect((await database.query(count)).rows).toEqual(before);
    });
  },
);

test("an unreachable database is reported as DATABASE_URL", async () => {
  const options = { databaseUrl: "postgres://postgres@127.0.0.1:1/postgres", dataDir: project.dataDir };
  await expect(startOn(project, options)).rejects.toThrow(/^DATABASE_URL cannot be used: .*ECONNREFUSED/);
});

test("two gateways start at the same time on one database", async () => {
  const own = await openOwnDatabase();
  // PGlite's socket accepts one session, so they would wait for each other.
  const count = own.isReal ? 3 : 1;
  const stacks = await Promise.allSettled(
    Array.from({ length: count }, (_, i) =>
      startOn(project, {
        databaseUrl: own.url,
        databasePoolSize: own.poolSize,
        dataDir: `${project.dataDir}-together-${i}`,
        vaultKey: "cd".repeat(32),
      }),
    ),
  );
  const started = stacks.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  for (const stack of started) await stack.stop();
  await own.close();
  expect(stacks.filter(({ status }) => status === "rejected")).toEqual([]);
});
