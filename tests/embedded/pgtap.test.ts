import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMigrated } from "./open-migrated.ts";
import { runPgtap } from "./run-pgtap.ts";

const FOLDER = resolve("supabase", "tests");
const files = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((file) => file.endsWith(".sql"))
      .sort()
  : [];
let database: Awaited<ReturnType<typeof openMigrated>>;

beforeAll(async () => {
  database = await openMigrated();
  await database.run("create extension pgtap with schema extensions");
});

afterAll(() => database.close());

test.each(files)("supabase/tests/%s", async (file) => {
  const failures = await runPgtap(database, readFileSync(join(FOLDER, file), "utf8"));
  expect(failures).toEqual([]);
});

test.each([
  ["passes", "select plan(1); select ok(true, 'fine'); select * from finish();", []],
  [
    "reports a failed assertion",
    "select plan(1); select ok(false, 'not so'); select * from finish();",
    ["not ok 1 - not so"],
  ],
  [
    "reports a wrong count",
    "select plan(2); select ok(true); select * from finish();",
    ["planned 2 tests but ran 1"],
  ],
  ["reports tests without a plan", "select 1;", ["no plan was printed"]],
  [
    "reports an error",
    "select plan(1); select * from nowhere;",
    ['relation "nowhere" does not exist (42P01)'],
  ],
  [
    "keeps nothing",
    "select plan(1); create table public.left_behind (id int); select ok(true); select * from finish();",
    [],
  ],
])("runPgtap() %s", async (_, script, failures) => {
  expect(await runPgtap(database, script)).toEqual(failures);
  expect(await database.query("select to_regclass('public.left_behind') as found")).toEqual([
    { found: null },
  ]);
});
