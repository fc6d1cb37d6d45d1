import { afterAll, beforeAll, expect, test } from "vitest";
import { maintainPglite } from "../../supabase/embedded/database/pglite/maintain-pglite.ts";
import { openPglite } from "../../supabase/embedded/database/pglite/open-pglite.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";

let database: StackDatabase;

beforeAll(async () => {
  database = await openPglite();
});

afterAll(() => database.close());

async function walSinceCheckpoint(): Promise<number> {
  const [row] = await database.query(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()",
  );
  return Number(row?.["bytes"]);
}

test("tendPglite() gathers statistics and removes dead rows of changed tables, and leaves others alone", async () => {
  await database.run(
    'create table "Odd name" (id int); create table quiet (id int); insert into quiet values (1)',
  );
  await database.run('insert into "Odd name" select generate_series(1, 1000)');
  await database.run('delete from "Odd name" where id <= 400');
  await maintainPglite(database);
  const tables = await database.query(
    "select relname::text as name, n_dead_tup::int as dead, last_analyze is not null as analyzed from pg_stat_user_tables order by 1",
  );
  expect(tables).toEqual([
    { name: "Odd name", dead: 0, analyzed: true },
    { name: "quiet", dead: 0, analyzed: false },
  ]);
});

test("tendPglite() makes a checkpoint when the log since the last one is long, and only then", async () => {
  await database.run("create table log_filler as select repeat('x', 1000) from generate_series(1, 2000)");
  const before = await walSinceCheckpoint();
  expect(before).toBeGreaterThan(1_000_000);
  await maintainPglite(database, 1_000_000_000);
  expect(await walSinceCheckpoint()).toBeGreaterThanOrEqual(before);
  await maintainPglite(database, 1_000_000);
  expect(await walSinceCheckpoint()).toBeLessThan(100_000);
});
