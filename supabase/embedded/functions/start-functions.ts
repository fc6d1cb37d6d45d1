import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { watchProcess } from "./watch-process.ts";

export interface FunctionsOptions {
  /** Contains `supabase/functions/<name>/index.ts`, `deno.json` and `node_modules`. */
  projectDir: string;
  /** The complete environment of the process. */
  env: Record<string, string>;
  /** Folder for Deno's compiled modules. */
  cacheFolder: string;
  /** Flags of V8, such as a heap limit. */
  v8Flags?: string[];
  /** False: every start compiles the scripts again, as on the platform. */
  codeCache?: boolean;
  /** Maximum milliseconds between a crash and the next start (10,000). */
  longestPause?: number;
  /** Milliseconds without an answer after which the process is replaced. Absent: it is not watched. */
  hungLimit?: number;
  log: (line: string) => void;
}

export interface Functions {
  readonly names: string[];
  /** Undefined while the process is down. */
  port(): number | undefined;
  pid(): number | undefined;
  isHealthy(): Promise<boolean>;
  /** Whether the process that had this port was ended because it no longer answered. */
  wasHung(port: number): boolean;
  stop(): Promise<void>;
}

const MARK = "\u0001listening ";
const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 5500;
const MAX_PAUSE = 10_000;
const HEALTH_TIMEOUT = 2_000;

/**
 * Runs all functions in one Deno process that may only use the network and its environment. Restarts it
 * after a crash, with a delay that grows with repeated crashes, and replaces it when it no longer answers.
 *
 * @throws Error when the first start fails; the reason is in the log
 */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const names = findFunctions(options.projectDir);
  let child: ChildProcess | undefined;
  let port: number | undefined;
  let wasUp = false;
  let stopping = false;
  let pause = 100;
  let restart: NodeJS.Timeout | undefined;
  let hungPort: number | undefined;
  const { hungLimit } = options;
  const stopWatching =
    hungLimit === undefined
      ? undefined
      : watchProcess({
          limit: hungLimit,
          ask: (within) => (port === undefined ? undefined : askHealth(port, within)),
          onHung: () => endHung(hungLimit),
        });

  /** A process that computes without end does not notice that it is asked to stop. */
  function endHung(limit: number): void {
    if (stopping || port === undefined) return;
    options.log(`functions: the process answered nothing for ${limit / 1000} s; ending it`);
    hungPort = port;
    child?.kill("SIGKILL");
  }

  async function launch(): Promise<void> {
    const startedAt = performance.now();
    const started = spawnDeno(options, names);
    child = started.child;
    started.child.once("exit", (code, signal) => {
      port = undefined;
      if (stopping || !wasUp) return;
      if (performance.now() - startedAt > 30_000) pause = 100;
      options.log(
        `functions: the process ended (${signal ?? `code ${code}`}); starting it again in ${pause} ms`,
      );
      restart = setTimeout(() => launch().catch(() => undefined), pause);
      pause = Math.min(pause * 2, options.longestPause ?? MAX_PAUSE);
    });
    port = await started.listening;
    if (port === hungPort) hungPort = undefined;
    wasUp = true;
  }

  async function stop(): Promise<void> {
    stopping = true;
    stopWatching?.();
    clearTimeout(restart);
    if (child) await endProcess(child);
  }

  if (names.length > 0) {
    try {
      await launch();
    } catch (error) {
      await stop();
      throw error;
    }
  }
  return {
    names,
    port: () => port,
    pid: () => child?.pid,
    isHealthy: () => (names.length === 0 ? Promise.resolve(true) : askHealth(port)),
    wasHung: (asked) => asked === hungPort,
    stop,
  };
}

/** Every folder of `supabase/functions` with an `index.ts`. */
export function findFunctions(projectDir: string): string[] {
  const folder = join(projectDir, "supabase", "functions");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[A-Za-z][\w-]*$/.test(name) && existsSync(join(folder, name, "index.ts")))
    .sort();
}

function spawnDeno(options: FunctionsOptions, names: string[]) {
  const config = join(options.projectDir, "deno.json");
  const args = [
    "run",
    "--no-prompt",
    "--allow-net",
    "--allow-env",
    "--no-lock",
    "--no-remote",
    "--node-modules-dir=manual",
    ...(options.codeCache === false ? ["--no-code-cache"] : []),
    ...(options.v8Flags ? [`--v8-flags=${options.v8Flags.join(",")}`] : []),
    ...(existsSync(config) ? ["--config", config] : []),
    entryUrl(options.projectDir, names),
  ];
  const child = spawn(findDeno(options.projectDir), args, {
    cwd: options.projectDir,
    env: { ...options.env, DENO_DIR: options.cacheFolder, DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  // The pipe is only a keep-alive signal; a write to an ended process must not throw.
  child.stdin.on("error", () => undefined);
  const listening = new Promise<number>((resolve, reject) => {
    const fail = () =>
      reject(new Error("The functions' process did not start. Its log above has the cause."));
    const timer = setTimeout(fail, START_TIMEOUT);
    child.once("exit", fail);
    child.once("error", reject);
    createInterface(child.stdout).on("line", (line) => {
      if (!line.startsWith(MARK)) return options.log(`functions: ${line}`);
      clearTimeout(timer);
      resolve(Number(line.slice(MARK.length)));
    });
    createInterface(child.stderr).on("line", (line) => options.log(`functions: ${line}`));
  });
  return { child, listening };
}

/**
 * The entry module is passed on the command line: with static imports, the functions need no read
 * permission.
 */
function entryUrl(projectDir: string, names: string[]): string {
  const host = new URL("./serve-functions.ts", import.meta.url).href;
  const imports = names.map((name, i) => {
    const url = pathToFileURL(join(projectDir, "supabase", "functions", name, "index.ts")).href;
    return `import * as f${i} from ${JSON.stringify(url)};`;
  });
  const table = names.map((name, i) => `${JSON.stringify(name)}: f${i}`).join(", ");
  const source = [
    `import { serveFunctions } from ${JSON.stringify(host)};`,
    ...imports,
    `serveFunctions({ ${table} });`,
  ].join("\n");
  return `data:application/typescript;base64,${Buffer.from(source).toString("base64")}`;
}

/** The executable itself rather than npm's wrapper, which would be an additional process. */
function findDeno(projectDir: string): string {
  const family = process.platform === "linux" ? "-glibc" : "";
  const target = `@deno/${process.platform}-${process.arch}${family}/package.json`;
  const manifest = createRequire(join(projectDir, "package.json"));
  const own = createRequire(import.meta.url);
  for (const require of [manifest, own]) {
    try {
      return join(require.resolve(target), "..", process.platform === "win32" ? "deno.exe" : "deno");
    } catch {
      // Not found: try the next location.
    }
  }
  throw new Error(`Deno is not installed for ${process.platform} ${process.arch}. Run "npm ci" first.`);
}

async function askHealth(port: number | undefined, within = HEALTH_TIMEOUT): Promise<boolean> {
  if (port === undefined) return false;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/_toolgate/health`, {
      signal: AbortSignal.timeout(within),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Closing stdin asks the process to finish; otherwise it is killed. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT);
  child.stdin?.end();
  await ended;
  clearTimeout(timer);
}
