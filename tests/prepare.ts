import { existsSync } from "node:fs";
import { resolve } from "node:path";
import chromium from "@sparticuz/chromium";
import { ensureWebBuilt } from "../supabase/embedded/build-web.ts";
import { cacheFile } from "../supabase/embedded/database/pglite/initdb-cache.ts";

const PROJECT = resolve(import.meta.dirname, "..");

/** Runs once before all tests: what several files would otherwise do concurrently, or each again. */
export default async function prepare(): Promise<void> {
  await Promise.all([ensureWebBuilt(PROJECT), chromium.executablePath(), fillCaches()]);
}

/** After `npm ci`: stores the empty database and the migrated one, of which others are copies. */
async function fillCaches(): Promise<void> {
  if (existsSync(cacheFile())) return;
  const { openPglite } = await import("../supabase/embedded/database/pglite/open-pglite.ts");
  await (await openPglite()).close();
  const { openDatabase } = await import("../supabase/embedded/database/open-database.ts");
  const vaultKey = "00".repeat(32);
  const opened = await openDatabase({ projectDir: PROJECT, folder: undefined, vaultKey, log: console.log });
  await opened.close();
}
