import { resolve } from "node:path";
import { expect, test } from "vitest";
import { type ReusedDatabase, reuseDatabase } from "./reuse-database.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
const take = () => reuseDatabase(PROJECT, () => undefined);

const count = async ({ database }: ReusedDatabase, table: string) =>
  (await database.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

test("the next stack finds no account of the last one, and the rows that migrations write", async () => {
  const first = await take();
  const quotas = await count(first, "private.quotas");
  await first.database.query("insert into auth.users (id, email) values (gen_random_uuid(), 'a@b.test')");
  await first.database.query("delete from private.quotas");
  await first.release();
  const second = await take();
  expect(second.database).toBe(first.database);
  expect(await count(second, "auth.users")).toBe(0);
  expect(quotas).toBeGreaterThan(0);
  expect(await count(second, "private.quotas")).toBe(quotas);
  await second.release();
  const third = await take();
  expect(third.database, "it is used again any number of times").toBe(first.database);
  await third.release();
});

test.each([
  ["function", "create function public.left_over() returns int language sql as 'select 1'"],
  ["right", "grant select on private.settings to anon"],
  ["trigger", "alter table public.audit_log disable trigger user"],
  ["role", "alter role anon set statement_timeout = '1s'"],
  ["session setting", "set statement_timeout = '7s'"],
])("a database with a changed %s is not used again", async (_, statement) => {
  const first = await take();
  await first.database.query(statement);
  await first.release();
  const second = await take();
  expect(second.database).not.toBe(first.database);
  await second.release();
});
