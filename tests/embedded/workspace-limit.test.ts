import { resolve } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../supabase/embedded/database/open-database.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";
import { describeWith, needsVariable } from "../needs.ts";
import { type OwnDatabase, openOwnDatabase } from "./own-database.ts";

const USER = "00000000-0000-4000-8000-00000000000a";
const PART = 4 * 1024 * 1024;
const LIMIT = 1024 ** 3;

/** PGlite has one session: two transactions are never open at once there. */
describeWith(needsVariable("TEST_DATABASE_URL"), "the limit of all workspaces of an account", () => {
  let own: OwnDatabase;
  let database: StackDatabase;
  const clients: Client[] = [];

  beforeAll(async () => {
    own = await openOwnDatabase();
    database = await openDatabase({
      projectDir: resolve(import.meta.dirname, "../.."),
      folder: undefined,
      url: own.url,
      vaultKey: "00".repeat(32),
      log: () => undefined,
    });
    for (let i = 0; i < 2; i++) {
      const client = new Client({ connectionString: own.url });
      await client.connect();
      clients.push(client);
    }
    await database.query("insert into auth.users (id, email) values ($1, 'owner@example.test')", [USER]);
    // Compressed, a gigabyte takes a few megabytes.
    await database.query("alter table private.workspace_files alter column content set storage extended");
    await database.query(
      `insert into private.workspaces (workspace_id, user_id, binding)
       select private.workspace_id($1, 'connection ' || n), $1, 'connection ' || n from generate_series(1, 16) n`,
      [USER],
    );
    const file = (n: string, name: string, content: string) =>
      `insert into private.workspace_files (workspace_id, path, kind, content, mode, version)
       select private.workspace_id('${USER}', 'connection ' || ${n}), ${name}, 'file', ${content}, 420, 1`;
    await database.query(file("1", "'part 1'", `convert_to(repeat('x', ${PART}), 'UTF8')`));
    const series = "private.workspace_files f, generate_series(1, 16) n, generate_series(1, 16) i";
    // A copy is not compressed again.
    await database.query(
      `${file("n", "'part ' || i", "f.content")} from ${series} where n * i > 1 and n * i < 256`,
    );
    // Three bytes are left.
    await database.query(file("16", "'part 16'", `convert_to(repeat('x', ${PART - 3}), 'UTF8')`));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()));
    await database?.close();
    await own?.close();
  });

  it("is not exceeded by two workspaces that are changed at once", async () => {
    const [first, second] = clients as [Client, Client];
    const write = (client: Client, binding: string) =>
      client.query("select service.write_workspace_file($1, 'two', 'eHg=', p_binding => $2)", [
        USER,
        binding,
      ]);
    await Promise.all(clients.map((client) => client.query("begin")));
    await write(first, "connection 17");
    const waiting = write(second, "connection 18").then(
      () => "written",
      (error: Error) => error.message,
    );
    const { rows: pids } = await first.query("select pg_backend_pid() as pid");
    const isHeld = async () =>
      (
        await database.query("select from pg_stat_activity where $1::int = any (pg_blocking_pids(pid))", [
          pids[0].pid,
        ])
      ).length > 0;
    let isDone = false;
    const done = waiting.then(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await isHeld()), { timeout: 10_000 }).toBe(true);
    await first.query("commit");
    await done;
    const outcome = await waiting;
    await second.query("commit");
    const { rows } = await first.query("select sum(size)::bigint as bytes from private.workspace_files");
    expect([outcome, Number(rows[0].bytes)]).toEqual([
      expect.stringContaining(`would hold ${LIMIT + 1} bytes`),
      LIMIT - 1,
    ]);
  });
});
