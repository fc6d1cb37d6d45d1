import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findAdvice } from "../../scripts/lib/find-advice.ts";
import { readSchema } from "../../scripts/lib/read-schema.ts";
import { runSupabase } from "../../scripts/lib/run-supabase.ts";
import { serveDatabase } from "../../scripts/lib/serve-database.ts";
import { diffSchemas, formatSchema } from "../../scripts/lib/snapshot-schema.ts";
import {
  applyMigrations,
  readMigrations,
} from "../../supabase/embedded/database/migrations/apply-migrations.ts";
import { splitStatements } from "../../supabase/embedded/database/migrations/split-statements.ts";
import { makeProject } from "./make-project.ts";

const PROJECT = resolve(".");

let migrated: Awaited<ReturnType<typeof serveDatabase>> | undefined;
let unchanged: string | undefined;
afterAll(() => migrated?.stop());

/** Our migrations, applied once; each test rolls its changes back. */
async function serveMigrated() {
  migrated ??= await serveDatabase(PROJECT, { migrate: true });
  const { database, url } = migrated;
  return {
    url,
    query: async (text: string) => (await database.pglite.query<Record<string, unknown>>(text)).rows,
  };
}

describe("the real CLI", () => {
  test("pushes our migrations to an empty project; then there is nothing left to apply", async () => {
    const served = await serveDatabase(PROJECT, { migrate: false });
    try {
      const result = await runSupabase(PROJECT, ["db", "push", "--yes", `--remote=${served.url}`]);
      expect(result.stderr).not.toContain("ERROR");
      expect(result.code).toBe(0);
      const migrations = readMigrations(PROJECT);
      const recorded = await served.database.query(
        "select version, name, statements from supabase_migrations.schema_migrations order by version",
      );
      expect(recorded.map(({ version, name }) => ({ version, name }))).toEqual(
        migrations.map(({ version, name }) => ({ version, name })),
      );
      for (const [i, { script }] of migrations.entries()) {
        expect(recorded[i]?.["statements"]).toHaveLength(splitStatements(script).length);
      }
      expect(await applyMigrations(served.database, migrations)).toBe(0);
    } finally {
      await served.stop();
    }
  });

  test("finds nothing to push after we applied them", async () => {
    const { url } = await serveMigrated();
    const result = await runSupabase(PROJECT, ["db", "push", "--dry-run", `--remote=${url}`]);
    expect(result.code).toBe(0);
    expect(result.stdout + result.stderr).toContain("up to date");
  });
});

describe("findAdvice()", () => {
  test("finds nothing in our schema", async () => {
    expect(await findAdvice(PROJECT)).toEqual([]);
  });

  test("finds a table without row level security, and a function that every role may call", async () => {
    const project = makeProject({
      "supabase/migrations/20260103000000_careless.sql":
        "create table public.open (id int primary key); grant select on public.open to anon; create function public.open_function() returns jsonb language sql set search_path = '' as 'select null::jsonb';",
    });
    try {
      const names = (await findAdvice(project.dir)).map((advice) => `${advice.name}: ${advice.detail}`);
      expect(names).toContainEqual(expect.stringMatching(/^rls_disabled_in_public: .*public\.open/));
      expect(names).toContainEqual(
        expect.stringMatching(/^function_open_to_public: .*public\.open_function/),
      );
    } finally {
      project.remove();
    }
  });
});

test("config.toml declares every function without verify_jwt", () => {
  const folder = join(PROJECT, "supabase", "functions");
  const functions = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.ts")));
  const config = readFileSync(join(PROJECT, "supabase", "config.toml"), "utf8");
  const declared = [...config.matchAll(/^\[functions\.([\w-]+)\]\nverify_jwt = false$/gm)].map(
    (match) => match[1],
  );
  expect(declared.sort()).toEqual(functions.sort());
});

describe("the schema snapshot", () => {
  /** What older Supabase projects, and a plain Postgres, grant on everything that `postgres` creates. */
  const OPEN_PLATFORM = `
    alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;`;
  const FORGETFUL = `
    create table public.forgotten (id serial primary key);
    create function public.forgotten() returns int language sql set search_path = '' as 'select 1';
    create function private.forgotten() returns int language sql set search_path = '' as 'select 1';
    create function service.forgotten() returns int language sql set search_path = '' as 'select 1';`;

  test("is the same on a platform that grants everything, where what forgets to revoke stays closed", async () => {
    const served = await serveDatabase(PROJECT, { migrate: false, functionDefaults: "open" });
    const { database } = served;
    try {
      await database.pglite.exec("set session authorization supabase_admin");
      await database.run(OPEN_PLATFORM);
      await applyMigrations(database, readMigrations(PROJECT), { as: "postgres" });
      const snapshot = readFileSync(join(PROJECT, "supabase", "schema.snapshot.txt"), "utf8");
      const facts = await readSchema((statement) => database.query(statement));
      expect(diffSchemas(snapshot, formatSchema(facts))).toEqual([]);
      await database.run(FORGETFUL, { as: "postgres" });
      const open = await database.query(
        `select r.role, p.oid::regprocedure::text as name from pg_proc p, unnest('{anon,authenticated,service_role}'::text[]) r (role)
         where p.proname = 'forgotten' and has_function_privilege(r.role, p.oid, 'execute')
         union all
         select r.role, c.oid::regclass::text from pg_class c, unnest('{anon,authenticated,service_role}'::text[]) r (role)
         where c.relname in ('forgotten', 'forgotten_id_seq') and c.relkind <> 'S' and has_table_privilege(r.role, c.oid, 'select, insert, update, delete')
           or c.relname = 'forgotten_id_seq' and has_sequence_privilege(r.role, c.oid, 'usage, select')`,
      );
      expect(open).toEqual([{ role: "service_role", name: "service.forgotten()" }]);
    } finally {
      await served.stop();
    }
  });

  test.each([
    [
      "a grant",
      "grant select on private.settings to authenticated",
      /^\+ table private\.settings: authenticated=select$/,
    ],
    [
      "a grant of a column",
      "grant select (key_hash) on public.api_keys to authenticated",
      /^\+ column public\.api_keys\.key_hash .*authenticated=select$/,
    ],
    [
      "a grant of a function",
      "grant execute on function service.list_api_keys to anon",
      /^\+ function service\.list_api_keys\(.*anon=execute/,
    ],
    [
      "a policy",
      'alter policy "People see their own tools" on public.tools using (true)',
      /^\+ policy public\.tools People see their own tools: .*using true$/,
    ],
    [
      "row level security",
      "alter table public.traces disable row level security",
      /^\+ table public\.traces: /,
    ],
    [
      "a trigger",
      "alter table public.audit_log disable trigger audit_log_append_only",
      /^\+ trigger .*audit_log_append_only.*\(enabled D\)$/,
    ],
    [
      "a default",
      "alter table public.traces alter column conversation_id set default ''",
      /^\+ column public\.traces\.conversation_id .*default ''::text$/,
    ],
    ["an index", "drop index public.traces_user_id_idx", /^- index .*traces_user_id_idx/],
    [
      "a function's rights",
      "alter function service.recall_tools security invoker",
      /^\+ function service\.recall_tools\((?!.*security definer)/,
    ],
    [
      "a function's settings",
      "alter function service.recall_tools reset plan_cache_mode",
      /^\+ function service\.recall_tools\((?!.*plan_cache_mode)/,
    ],
    [
      "a function's body",
      "create or replace function private.part_size() returns integer language sql immutable set search_path = '' as 'select 501'",
      /^\+ function private\.part_size\(.* body [0-9a-f]{16}$/,
    ],
  ])("shows a change of %s", async (_what, statement, expected) => {
    const served = await serveMigrated();
    const snapshot = async () => formatSchema(await readSchema((text) => served.query(text)));
    unchanged ??= await snapshot();
    await served.query("begin");
    try {
      await served.query(statement);
      expect(diffSchemas(unchanged, await snapshot())).toContainEqual(expect.stringMatching(expected));
    } finally {
      await served.query("rollback");
    }
  });
});
