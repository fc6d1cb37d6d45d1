import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Figure, figure, percentile } from "./figure.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DENO = resolve(ROOT, "node_modules/.bin/deno");
const RUNS = 5;

/** Environment in the format of the platform; the modules are only loaded and called once. */
const ENVIRONMENT = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  SUPABASE_JWKS: '{"keys":[]}',
};

/**
 * Time from the start of a new Deno process until a function answers OPTIONS, compared with an empty
 * process.
 */
export async function* coldStartBench(): AsyncGenerator<Figure> {
  const empty = await median(`console.log("ready")`);
  for (const name of readdirSync(resolve(ROOT, "supabase/functions")).sort()) {
    const url = `file://${ROOT}/supabase/functions/${name}/index.ts`;
    const script = `import f from ${JSON.stringify(url)};
      const answer = await f.fetch(new Request("http://localhost/${name}", { method: "OPTIONS", headers: { origin: "http://x" } }));
      console.log(answer.status === 204 ? "ready" : answer.status);`;
    yield figure("cold-start", name, await median(script), "ms", empty);
  }
}

async function median(script: string): Promise<number> {
  const samples: number[] = [];
  for (let i = 0; i <= RUNS; i++) samples.push(await timeUntilReady(script));
  return percentile(samples.slice(1), 50);
}

function timeUntilReady(script: string): Promise<number> {
  const started = performance.now();
  return new Promise((done, reject) => {
    const args = [
      "run",
      "--no-prompt",
      "--allow-net",
      "--allow-env",
      "--no-lock",
      "--config",
      resolve(ROOT, "deno.json"),
      "-",
    ];
    const child = spawn(DENO, args, {
      cwd: ROOT,
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...ENVIRONMENT },
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdin.end(script);
    child.stdout.once("data", (chunk) => {
      const elapsed = performance.now() - started;
      child.kill();
      if (String(chunk).trim() === "ready") done(elapsed);
      else reject(new Error(`cold start: the function answered ${chunk}`));
    });
    child.once("error", reject);
  });
}
