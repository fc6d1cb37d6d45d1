import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureWebBuilt } from "../../supabase/embedded/build-web.ts";
import { makeProject, type Project, startOn, until } from "./make-project.ts";

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

const drafts = () => readdirSync(web).filter((name) => name.startsWith(".dist-"));
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

test("ensureWebBuilt() builds once, and again after a change of the sources", async () => {
  let told = 0;
  const build = () => ensureWebBuilt(project.dir, () => told++);
  expect([await build(), await build(), told]).toEqual(["built", "fresh", 1]);
  writeFileSync(join(web, "src/main.js"), 'document.title = "second, and longer";');
  expect([await build(), told]).toEqual(["built", 2]);
  expect(built().join()).toContain("second, and longer");
  expect(drafts()).toEqual([]);
});

test("ensureWebBuilt() several times at once leaves one whole build", async () => {
  await ensureWebBuilt(project.dir);
  writeFileSync(join(web, "src/main.js"), 'document.title = "at once";');
  await Promise.all([1, 2, 3].map(() => ensureWebBuilt(project.dir)));
  expect(built().join()).toContain("at once");
  expect(existsSync(join(web, "dist/index.html"))).toBe(true);
  expect(drafts()).toEqual([]);
  expect(await ensureWebBuilt(project.dir)).toBe("fresh");
});

test("ensureWebBuilt() with a fault in the sources says where, keeps the last build and tries again next time", async () => {
  await ensureWebBuilt(project.dir);
  const before = built();
  writeFileSync(join(web, "src/main.js"), "this is not a script");
  await expect(ensureWebBuilt(project.dir)).rejects.toThrow(/could not be built[\s\S]*main\.js/);
  expect(built()).toEqual(before);
  expect(drafts()).toEqual([]);
  writeFileSync(join(web, "src/main.js"), 'document.title = "mended";');
  expect(await ensureWebBuilt(project.dir)).toBe("built");
});

test("ensureWebBuilt() killed in the middle leaves no half build, and the next one works", async () => {
  // Vite waits here until it is allowed to write: the kill always comes in the middle.
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

test("ensureWebBuilt() removes what a killed build left long ago, and nothing that another is writing", async () => {
  const [old, current] = [".dist-old", ".dist-current"].map((name) => join(web, name)) as [string, string];
  mkdirSync(old);
  mkdirSync(current);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(old, anHourAgo, anHourAgo);
  await ensureWebBuilt(project.dir);
  expect([existsSync(old), existsSync(current)]).toEqual([false, true]);
});

test("the gateway says that the UI is being built, or why it could not be, and shows it once it is there", async () => {
  const state: { error?: string } = {};
  const stack = await startOn(project, { web: state });
  try {
    const page = async () => {
      const answer = await fetch(`${stack.url}/connectors`);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    const waiting = await page();
    expect([waiting.status, waiting.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(waiting.text).toMatch(/http-equiv="refresh".*being built/);
    state.error = "<main.js> is broken";
    const failed = await page();
    expect(failed.text).toContain("&lt;main.js> is broken");
    expect(failed.text).not.toContain("refresh");
    expect((await fetch(`${stack.url}/functions/v1/hello/x`)).status).toBe(200);
    await ensureWebBuilt(project.dir);
    const ready = await page();
    expect([ready.status, ready.text]).toEqual([200, expect.stringContaining("<title>ui</title>")]);
    expect(ready.headers.get("content-security-policy")).toContain("script-src 'self';");
  } finally {
    await stack.stop();
  }
});
