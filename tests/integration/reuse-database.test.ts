import { resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type ReusedDatabase, takeDatabase } from "./reuse-database.ts";

let taken: ReusedDatabase | undefined;
afterEach(() => taken?.release());

async function take() {
  await taken?.release();
  taken = await takeDatabase(resolve(import.meta.dirname, "../.."), () => undefined);
  return taken.database;
}

const ADD_USER = "insert into auth.users (id, email) values (gen_random_uuid(), 'a@example.test')";

describe("takeDatabase()", () => {
  it("empties the database of the stopped stack, with its sequences, settings and append-only tables", async () => {
    const first = await take();
    await first.query(ADD_USER);
    await first.query("select nextval('public.audit_log_id_seq')");
    await first.query(
      "insert into public.audit_log (user_id, trace_id, phase, side_effect) select id, id, 'attempt', 'read' from auth.users",
    );
    await first.query(`update private.settings set value = '"changed"'`);
    const second = await take();
    expect(second).toBe(first);
    expect(
      await second.query(`select (select count(*)::int from auth.users) as users,
        (select count(*)::int from public.audit_log) as audit_rows,
        (select count(*)::int from pg_sequences where last_value is not null) as sequences,
        (select count(*)::int from private.settings where value = '"changed"') as changed`),
    ).toEqual([{ users: 0, audit_rows: 0, sequences: 0, changed: 0 }]);
  });

  it.each([
    ["a function", "create function private.added() returns int language sql as 'select 1'"],
    ["a quota", "delete from private.quotas"],
    ["a setting of the session", "select set_config('statement_timeout', '60s', false)"],
  ])("opens a new database when a test changed %s", async (_, statement) => {
    const first = await take();
    await first.query(statement);
    expect(await take()).not.toBe(first);
  });
});
