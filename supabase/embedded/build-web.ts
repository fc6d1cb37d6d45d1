import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The sources of the web UI. */
const SOURCES = [
  "web/src",
  "web/public",
  "web/index.html",
  "web/vite.config.ts",
  "src/base",
  "src/contract",
  "src/calling/templates",
  "package-lock.json",
];
const STAMP = "built-from";
const DRAFT = ".dist-";
/** Milliseconds after which a draft is considered abandoned; longer than any build. */
const ABANDONED = 10 * 60_000;

export type WebBuild = "fresh" | "built";

/**
 * Builds the web UI into `web/dist` when it is missing or older than its sources. The folder is replaced
 * atomically, so that concurrent builds and interruptions are safe.
 *
 * @throws Error with the bundler's output; an existing build is kept
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

/** A digest of the names, sizes and modification times of the sources. */
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

/** Runs in a separate process while the stack starts. */
function runVite(projectDir: string, outDir: string): Promise<void> {
  const vite = join(projectDir, "node_modules/vite/bin/vite.js");
  return new Promise((done, fail) => {
    const args = [vite, "build", join(projectDir, "web"), "--outDir", outDir, "--logLevel", "error"];
    // The parent process (a test runner, for example) may have set another value, which would build React
    // for development.
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

/** Two renames: the folder is briefly missing, but never incomplete. The last build wins. */
function replaceFolder(folder: string, draft: string): void {
  for (let turn = 0; turn < 10; turn++) {
    const old = `${draft}-old-${turn}`;
    if (tryRename(folder, old, "ENOENT")) rmSync(old, { recursive: true, force: true });
    // If another process created the folder in between, the next iteration moves it away.
    if (tryRename(draft, folder, "ENOTEMPTY", "EEXIST")) return;
  }
  throw new Error(`${folder} could not be replaced: something else writes it all the time.`);
}

/** @returns false when it failed with one of these codes */
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
