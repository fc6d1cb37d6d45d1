import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { findAdvice } from "../../scripts/lib/find-advice.ts";
import { runSupabase } from "../../scripts/lib/run-supabase.ts";
import { serveDatabase } from "../../scripts/lib/serve-database.ts";
import { applyMigrations, readMigrations } from "../../supabase/embedded/database/apply-migrations.ts";
import { splitStatements } from "../../supabase/embedded/database/split-statements.ts";
import { makeProject } from "./make-project.ts";

const PROJECT = resolve(".");

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
    const served = await serveDatabase(PROJECT, { migrate: true });
    try {
      const result = await runSupabase(PROJECT, ["db", "push", "--dry-run", `--remote=${served.url}`]);
      expect(result.code).toBe(0);
      expect(result.stdout + result.stderr).toContain("up to date");
    } finally {
      await served.stop();
    }
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
