import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getAuthSchemaSql } from "@supabase/lite";
import type { StackDatabase } from "../stack-database.ts";
import { DatabaseFault } from "../stack-database.ts";

export interface BootstrapOptions {
  /** 64 hex digits; only used where the database has no `supabase_vault`. */
  vaultKey: string;
  /**
   * `closed` (default): new functions are not executable until granted. `open`: Postgres' default, which
   * reveals migrations without a `revoke`.
   */
  functionDefaults?: "closed" | "open";
}

/**
 * Errors caused by another gateway on the same server that creates the same roles, schemas and functions
 * concurrently.
 */
const CONCURRENT = ["23505", "40P01", "42710", "42P06", "XX000"];
const TRIES = 10;
const PAUSE = 200;

/**
 * Prepares an empty database like a hosted project before the first migration: roles, extensions, `auth`,
 * `vault`. Idempotent, so it is retried after conflicts with another gateway.
 */
export async function bootstrapDatabase(
  database: StackDatabase,
  options: BootstrapOptions,
  tries = 1,
): Promise<void> {
  try {
    await bootstrap(database, options);
  } catch (error) {
    const isConcurrent = error instanceof DatabaseFault && CONCURRENT.includes(error.code);
    if (!isConcurrent || tries === TRIES) throw error;
    await new Promise((next) => setTimeout(next, PAUSE * Math.random() * tries));
    await bootstrapDatabase(database, options, tries + 1);
  }
}

async function bootstrap(database: StackDatabase, options: BootstrapOptions): Promise<void> {
  const isFirst = (await countRoles(database)) === 0;
  if (database.kind === "pglite" && isFirst) await runSteps(database, ["01-identity"]);
  await runSteps(database, ["02-roles", "03-extensions"]);
  const [auth] = await database.query("select to_regclass('auth.users') is not null as present");
  if (auth?.["present"] !== true) await database.run(getAuthSchemaSql());
  await runSteps(database, ["04-auth"]);
  if (!(await hasVaultExtension(database))) {
    await runSteps(database, ["05-vault"]);
    await useVaultKey(database, options.vaultKey);
  }
  if (database.kind === "pglite") await runSteps(database, ["06-owner"]);
  if (options.functionDefaults !== "open") await closeFunctions(database);
}

async function countRoles(database: StackDatabase): Promise<number> {
  const [row] = await database.query(
    "select count(*)::int as n from pg_roles where rolname = 'supabase_admin'",
  );
  return Number(row?.["n"]);
}

async function runSteps(database: StackDatabase, steps: string[]): Promise<void> {
  for (const step of steps) {
    const file = fileURLToPath(new URL(`../../bootstrap/${step}.sql`, import.meta.url));
    await database.run(readFileSync(file, "utf8"));
  }
}

/** Uses the extension if it is installed or can be installed. */
async function hasVaultExtension(database: StackDatabase): Promise<boolean> {
  const [row] = await database.query(
    "select installed_version is not null as installed from pg_available_extensions where name = 'supabase_vault'",
  );
  if (row === undefined) return false;
  if (row["installed"] === true) return true;
  try {
    await database.run("create extension supabase_vault cascade");
    return true;
  } catch (error) {
    if (error instanceof DatabaseFault) return false;
    throw error;
  }
}

/**
 * PGlite has one session, which keeps the key; pools set it for each connection. A wrong key fails here.
 */
export async function useVaultKey(database: StackDatabase, key: string): Promise<void> {
  if (database.kind === "pglite") {
    await database.query("select set_config('toolgate.vault_key', $1, false)", [key]);
  }
  try {
    await database.query("select length(decrypted_secret) from vault.decrypted_secrets limit 1");
  } catch (error) {
    throw new Error(
      "The stored secrets cannot be opened with this vault key. Restore keys.json of the data folder, or set TOOLGATE_VAULT_KEY to the key they were stored with.",
      { cause: error },
    );
  }
}

async function closeFunctions(database: StackDatabase): Promise<void> {
  const owner = database.kind === "pglite" ? "postgres" : "current_user";
  await database.run(`alter default privileges for role ${owner} revoke execute on functions from public`);
}
