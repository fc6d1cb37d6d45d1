import { resolve } from "node:path";
import { ensureWebBuilt } from "../supabase/embedded/build-web.ts";
import { measureFirstLoad } from "./lib/measure-first-load.ts";
import { bold, dim, progressLine, red } from "./terminal.ts";

/** `npm run build`: the web UI as static files for any host. */
const ROOT = resolve(import.meta.dirname, "..");
const running = progressLine("building the web UI …");
try {
  const state = await ensureWebBuilt(ROOT);
  running.done();
  console.log(`${bold("web/dist")} ${state === "built" ? "built" : "is up to date"}`);
  for (const name of ["sign-in", "home"]) {
    const load = measureFirstLoad(resolve(ROOT, "web/dist"), `src/features/${name}/${name}-page.tsx`);
    const [scripts, styles] = [load.scripts, load.styles].map((bytes) => (bytes / 1000).toFixed(1));
    console.log(dim(`first load of ${name}: ${scripts} KB of scripts, ${styles} KB of styles, gzipped`));
  }
} catch (error) {
  running.done();
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
