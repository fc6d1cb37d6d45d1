import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the web UI is made of. */
const SOURCES = [
  "web/src",
  "web/public",
  "web/index.html",
  "web/vite.config.ts",
  "src/contract",
  "src/http-tool",
  "package-lock.json",
];
const STAMP = "built-from";
const DRAFT = ".dist-";
/** Longer than any build takes (milliseconds): a draft this old belongs to somebody who was killed. */
const ABANDONED = 10 * 60_000;

export type WebBuild = "fresh" | "built";

/**
 * Builds the web UI into `web/dist` when it is missing or older than its sources. The folder appears whole or not at
 * all, whoever else builds at the same time and whatever is killed in the middle.
 * @throws Error with the bundler's own words; a build that was there stays
 */
export async function ensureWebBuilt(
  projectDir: string,
  onBuild: () => void = () => undefined,
): Promise<WebBuild> {
  const folder = join(projectDir, "web/dist");
  const stamp = stampOf(projectDir);
  if (readStamp(folder) === stamp) return "fresh";
  onBuild();
  removeAbandoned(join(projectDir, "web"));
  const draft = join(projectDir, "web", DRAFT + randomUUID());
  try {
    await runVite(projectDir, draft);
    writeFileSync(join(draft, STAMP), stamp);
    replaceFolder(folder, draft);
    return "built";
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A digest over names, sizes and times of the sources: quick, and different after any change. */
function stampOf(projectDir: string): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const path = join(projectDir, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? listFiles(path) : [path];
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${Math.trunc(mtimeMs)}\n`);
    }
  }
  return hash.digest("hex");
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readStamp(folder: string): string | undefined {
  const file = join(folder, STAMP);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** In a process of its own: the stack goes on starting meanwhile. */
function runVite(projectDir: string, outDir: string): Promise<void> {
  const vite = join(projectDir, "node_modules/vite/bin/vite.js");
  return new Promise((done, fail) => {
    const args = [vite, "build", join(projectDir, "web"), "--outDir", outDir, "--logLevel", "error"];
    // Whoever starts this (a test runner, say) may have set it otherwise: React would be built for development.
    const env = { ...process.env, NODE_ENV: "production" };
    const child = spawn(process.execPath, args, { cwd: projectDir, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done() : fail(new Error(`The web UI could not be built:\n${output.trim()}`)),
    );
  });
}

/** Two renames: for a moment there is no folder, never half of one. Whoever finishes last wins. */
function replaceFolder(folder: string, draft: string): void {
  for (let turn = 0; turn < 10; turn++) {
    const old = `${draft}-old-${turn}`;
    if (tryRename(folder, old, "ENOENT")) rmSync(old, { recursive: true, force: true });
    // Somebody else may have put theirs between the two: that one is moved away in the next turn.
    if (tryRename(draft, folder, "ENOTEMPTY", "EEXIST")) return;
  }
  throw new Error(`${folder} could not be replaced: something else writes it all the time.`);
}

/** @returns false when it failed for one of these reasons */
function tryRename(from: string, to: string, ...expected: string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && expected.includes(String(error.code))) return false;
    throw error;
  }
}

function removeAbandoned(web: string): void {
  for (const name of readdirSync(web).filter((entry) => entry.startsWith(DRAFT))) {
    const path = join(web, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && Date.now() - changed > ABANDONED)
      rmSync(path, { recursive: true, force: true });
  }
}
