import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureWebBuilt } from "../supabase/embedded/build-web.ts";
import { bold, dim, progressLine } from "./terminal.ts";

/** `npm run build`: the web UI as static files for any host. */
const ROOT = resolve(import.meta.dirname, "..");
const running = progressLine("building the web UI …");
const state = await ensureWebBuilt(ROOT);
running.done();
const assets = resolve(ROOT, "web/dist/assets");
const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(resolve(assets, name))).length, 0);
console.log(`${bold("web/dist")} ${state === "built" ? "built" : "is up to date"}`);
console.log(
  dim(
    `${scripts.length} scripts, ${Math.round(bytes / 1024)} KiB gzipped in all; a page loads a part of them.`,
  ),
);
