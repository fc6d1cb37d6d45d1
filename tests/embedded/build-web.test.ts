import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureWebBuilt } from "../../supabase/embedded/build-web.ts";
import { makeProject, type Project, until } from "./make-project.ts";

let project: Project;
let web: string;

beforeEach(() => {
  project = makeProject({
    "web/index.html": '<!doctype html><title>ui</title><script type="module" src="/src/main.js"></script>',
    "web/src/main.js": 'document.title = "first";',
    "web/vite.config.ts": "export default { root: import.meta.dirname };",
  });
  web = join(project.dir, "web");
});

afterEach(() => project.remove());

const built = () => {
  const assets = join(web, "dist/assets");
  return readdirSync(assets).map((name) => readFileSync(join(assets, name), "utf8"));
};

/** A build in a process of its own, which can be killed. */
function buildElsewhere() {
  const module = pathToFileURL(join(import.meta.dirname, "../../supabase/embedded/build-web.ts")).href;
  const script = `import { ensureWebBuilt } from ${JSON.stringify(module)}; await ensureWebBuilt(${JSON.stringify(project.dir)});`;
  return spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: "ignore",
  });
}

test("a killed ensureWebBuilt() leaves no partial build, and the next one works", async () => {
  // Vite waits here, so that the process is always killed during the build.
  writeFileSync(
    join(web, "vite.config.ts"),
    `import { existsSync, writeFileSync } from "node:fs";
     export default { plugins: [{ name: "wait", async generateBundle() {
       writeFileSync(${JSON.stringify(join(project.dir, "waiting"))}, String(process.pid));
       while (existsSync(${JSON.stringify(web)}) && !existsSync(${JSON.stringify(join(project.dir, "go"))})) await new Promise((next) => setTimeout(next, 20));
     } }] };`,
  );
  const builder = buildElsewhere();
  const ended = new Promise((done) => builder.once("exit", done));
  await until(() => existsSync(join(project.dir, "waiting")));
  builder.kill("SIGKILL");
  await ended;
  expect(existsSync(join(web, "dist"))).toBe(false);
  writeFileSync(join(project.dir, "go"), "");
  expect(await ensureWebBuilt(project.dir)).toBe("built");
  expect(built().join()).toContain("first");
});

test("ensureWebBuilt() removes the old remains of a killed build, but not the files of an active one", async () => {
  const [old, current] = [".dist-old", ".dist-current"].map((name) => join(web, name)) as [string, string];
  mkdirSync(old);
  mkdirSync(current);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(old, anHourAgo, anHourAgo);
  await ensureWebBuilt(project.dir);
  expect([existsSync(old), existsSync(current)]).toEqual([false, true]);
});
