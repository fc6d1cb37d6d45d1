import { resolve } from "node:path";
import chromium from "@sparticuz/chromium";
import { ensureWebBuilt } from "../supabase/embedded/build-web.ts";

/** Runs once before all tests: builds the web UI and unpacks the browser, which two files must not do concurrently. */
export default async function prepare(): Promise<void> {
  await Promise.all([ensureWebBuilt(resolve(import.meta.dirname, "..")), chromium.executablePath()]);
}
