import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client, type QueryArrayResult } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../supabase/embedded/database/open-database.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";
import { describeWith, needsVariable } from "../needs.ts";
import { type OwnDatabase, openOwnDatabase } from "./own-database.ts";
import { judge } from "./run-pgtap.ts";

const VAULT_KEY = "00".repeat(32);
const PROJECT = resolve(import.meta.dirname, "../..");
const FOLDER = join(PROJECT, "supabase", "tests");
const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".sql"))
  .sort();

/** The same scripts as in pgtap.test.ts, on a server with the extension pgtap. */
describeWith(needsVariable("TEST_DATABASE_URL"), "on a Postgres server", () => {
  let own: OwnDatabase;
  let database: StackDatabase;
  let client: Client;
  let hasPgtap = false;

  beforeAll(async () => {
    own = await openOwnDatabase();
    database = await openDatabase({
      projectDir: PROJECT,
      folder: undefined,
      url: own.url,
      vaultKey: VAULT_KEY,
      log: () => undefined,
    });
    client = new Client({ connectionString: own.url });
    await client.connect();
    const found = await client.query("select from pg_available_extensions where name = 'pgtap'");
    hasPgtap = found.rowCount === 1;
    if (!hasPgtap) return;
    await client.query("create extension pgtap with schema extensions");
    // By default, the functions of the migrations' owner are for the owner only.
    await client.query("grant execute on all functions in schema extensions to public");
    await client.query("select set_config('toolgate.vault_key', $1, false)", [VAULT_KEY]);
    // As in a Supabase project.
    await client.query('set search_path = "$user", public, extensions');
  });
  afterAll(async () => {
    await client?.end();
    await database?.close();
    await own?.close();
  });

  test.for(FILES)("supabase/tests/%s", async (file, { skip }) => {
    skip(!hasPgtap, "needs the extension pgtap");
    await client.query("begin");
    try {
      const script = readFileSync(join(FOLDER, file), "utf8").replace(
        /^\s*(begin|rollback|commit)\s*;/gim,
        "",
      );
      const answer = await client.query({ text: script, rowMode: "array" });
      const results = (Array.isArray(answer) ? answer : [answer]) as QueryArrayResult[];
      expect(judge(results.flatMap(({ rows }) => rows.flat().map(String)))).toEqual([]);
    } finally {
      await client.query("rollback");
    }
  });
});
