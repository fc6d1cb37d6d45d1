import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { bold, dim, green, red } from "./terminal.ts";

/** `npm run check`: all static checks, concurrently. */
const ROOT = resolve(import.meta.dirname, "..");
const bin = (name: string) => resolve(ROOT, "node_modules/.bin", name);
/** What the last run found, so that the next one only looks at changed files. `npm ci` removes it. */
const TYPES = resolve(ROOT, "node_modules/.cache/toolgate/types.tsbuildinfo");
const CHECKS: [name: string, command: string, args: string[]][] = [
  // One thread: several check the same declarations again, while the other checks need the other cores.
  ["types", bin("tsc"), ["--noEmit", "--singleThreaded", "--incremental", "--tsBuildInfoFile", TYPES]],
  ["lint and format", bin("biome"), ["check", "."]],
  ["plugin list", process.execPath, ["--import", "tsx", "scripts/generate-plugins.ts", "--check"]],
  ["scrub rules", process.execPath, ["--import", "tsx", "scripts/generate-scrub-rules.ts", "--check"]],
  ["database types", process.execPath, ["--import", "tsx", "scripts/gen-types.ts", "--check"]],
  ["agents and tools", process.execPath, ["--import", "tsx", "scripts/check-agents.ts"]],
  [
    "architecture",
    bin("vitest"),
    ["run", "tests/architecture.test.ts", "tests/documents.test.ts", "--reporter=dot"],
  ],
];

const results = await Promise.all(CHECKS.map(([name, command, args]) => run(name, command, args)));
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? green("✓") : red("✗")} ${bold(name)} ${dim(`${seconds.toFixed(1)} s`)}`);
  if (code !== 0) console.log(output);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;

function run(name: string, command: string, args: string[]) {
  const started = Date.now();
  return new Promise<{ name: string; code: number; output: string; seconds: number }>((done) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => done({ name, code: 1, output: String(error), seconds: 0 }));
    child.on("close", (code) =>
      done({ name, code: code ?? 1, output, seconds: (Date.now() - started) / 1000 }),
    );
  });
}
