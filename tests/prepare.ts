import { resolve } from "node:path";
import chromium from "@sparticuz/chromium";
import { ensureWebBuilt } from "../supabase/embedded/build-web.ts";

/** Once before all tests: the web UI is built, and the browser unpacked (two files unpacking at once would race). */
export default async function prepare(): Promise<void> {
  await Promise.all([ensureWebBuilt(resolve(import.meta.dirname, "..")), chromium.executablePath()]);
}
