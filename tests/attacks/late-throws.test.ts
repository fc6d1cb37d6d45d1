import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createAgent } from "../../src/compose/create-agent.ts";
import type { Embedders, Logger, Platform } from "../../src/contract/ports.ts";
import { worker } from "../../src/http/worker.ts";
import type { PluginManager } from "../../src/kernel/plugin.ts";
import { runWithin } from "../../src/plugins/define-tools.ts";
import { workUntil } from "../../src/workspace/run-bash.ts";
import { createShell } from "../../src/workspace/vendored-shell.ts";
import { type Functions, startFunctions } from "../../supabase/embedded/functions/start-functions.ts";
import { makeProject, type Project, until } from "../embedded/make-project.ts";

const source = (path: string) => JSON.stringify(pathToFileURL(resolve("src", path)).href);

/** Who: the code of a tool. Attempt: to throw when no request is waiting. Expected: the process serves the next request. */
const LATE: [attempt: string, code: string][] = [
  ["in a timer", "setTimeout(() => { throw new Error('late'); }, 5)"],
  ["in an interval", "const t = setInterval(() => { clearInterval(t); throw new Error('late'); }, 5)"],
  ["in a microtask", "queueMicrotask(() => { throw new Error('late'); })"],
  ["in an immediate", "setImmediate(() => { throw new Error('late'); })"],
  ["in a next tick", "nextTick(() => { throw new Error('late'); })"],
  ["in a promise nobody waits for", "void (async () => { await 0; throw new Error('late'); })()"],
  ["in a promise rejected with no error", "void Promise.reject(undefined)"],
  [
    "in a listener",
    "const e = new EventTarget(); e.addEventListener('x', () => { throw new Error('late'); }); e.dispatchEvent(new Event('x'))",
  ],
  [
    "in a listener of a signal",
    "const a = new AbortController(); a.signal.addEventListener('abort', () => { throw new Error('late'); }); setTimeout(() => a.abort(), 5)",
  ],
  [
    "in an emitter without a listener for errors",
    "setTimeout(() => new EventEmitter().emit('error', new Error('late')), 5)",
  ],
  [
    "in a stream of Node",
    "const s = new Readable({ read() { setTimeout(() => this.destroy(new Error('late')), 5); } }); s.resume()",
  ],
  ["in a data handler of a stream", "Readable.from(['x']).on('data', () => { throw new Error('late'); })"],
  [
    "in a stream of the Web",
    "void new ReadableStream({ async start() { await 0; throw new Error('late'); } }).getReader().read()",
  ],
];

const FUNCTION = `
import { EventEmitter } from "node:events";
import { Readable } from "node:stream";
import { nextTick } from "node:process";
import { setImmediate } from "node:timers";
import { logUncaughtErrors } from ${source("platform/telemetry/logger.ts")};
const logger = { error: (message, data) => console.log("LOGGED " + message + " " + data.cause), with: () => logger };
logUncaughtErrors(logger);
const attempts = [${LATE.map(([, code]) => `() => { ${code}; }`).join(",\n")}];
export default { fetch: async (request) => {
  attempts[Number(new URL(request.url).searchParams.get("attempt"))]?.();
  return new Response("answered");
} };
`;

describe("an error that a tool throws after its answer", () => {
  let project: Project;
  let functions: Functions;
  const lines: string[] = [];

  beforeAll(async () => {
    project = makeProject({ "supabase/functions/hello/index.ts": FUNCTION });
    functions = await startFunctions({
      projectDir: project.dir,
      env: {},
      cacheFolder: project.dataDir,
      log: (line) => lines.push(line),
    });
  });
  afterAll(async () => {
    await functions?.stop();
    project?.remove();
  });

  test.each(LATE.map(([attempt], index) => [attempt, index] as const))(
    "%s does not end the process",
    async (_, index) => {
      const pid = functions.pid();
      lines.length = 0;
      const answer = await fetch(`http://127.0.0.1:${functions.port()}/hello?attempt=${index}`);
      expect(await answer.text()).toBe("answered");
      await vi.waitFor(
        () => expect(lines.join("\n")).toContain("LOGGED thrown outside of any request"),
        5_000,
      );
      expect(lines.join("\n")).not.toContain("late");
      expect(await functions.isHealthy()).toBe(true);
      expect(functions.pid()).toBe(pid);
    },
  );
});

const countTimers = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

/** Who: an agent with `bash.run`. Attempt: a command that waits when its time is over. */
const WAITING = [
  "sleep 1",
  "timeout 1 sleep 2",
  "timeout 0.07 sleep 1",
  "sleep 1 | cat",
  "cat <(sleep 1)",
  "sleep 1 & wait",
];

describe("a command that is waiting at its timeout", () => {
  // The outcome depends on the number of loops before: each command runs after up to 64 others.
  test.each(WAITING)("%s does not throw at the process", async (command) => {
    const thrown: unknown[] = [];
    const note = (error: unknown) => thrown.push(error);
    process.on("uncaughtException", note).on("unhandledRejection", note);
    const timers = countTimers();
    try {
      const runs = Array.from({ length: 65 }, async (_, count) => {
        const shell = createShell({
          cwd: "/",
          env: {},
          defenseInDepth: false,
          executionLimitProfile: "hardened",
          executionLimits: { maxExecutionTimeMs: 60, maxExtensionCleanupTimeMs: 25 },
        });
        const script = `${": ; ".repeat(count)}${command}`;
        return workUntil(performance.now() + 60, () => shell.exec(script, { rawScript: true }));
      });
      await Promise.all(runs);
      // Every timer of the commands has run by then.
      await until(() => countTimers() <= timers);
    } finally {
      process.off("uncaughtException", note).off("unhandledRejection", note);
    }
    expect(thrown).toEqual([]);
  });
});

describe("internal promises", () => {
  test.each<[string, () => unknown]>([
    [
      "a kernel that cannot be composed, before anybody asks",
      () =>
        void createAgent(
          {} as Platform,
          {} as Embedders,
          Promise.reject(new Error("no plugins")) as Promise<PluginManager>,
        ),
    ],
    [
      "a tool that throws at once, in a run that ends later",
      async () => {
        const run = new AbortController();
        await runWithin(1_000, run.signal, () => {
          throw new Error("at once");
        }).catch(() => undefined);
        run.abort();
      },
    ],
    ["side tasks of the worker, while the index fails too", () => runWorker({ index: "fails" })],
  ])("%s: no rejection reaches the process", async (_, attempt) => {
    const thrown: unknown[] = [];
    const note = (error: unknown) => thrown.push(error);
    process.on("unhandledRejection", note);
    const timers = countTimers();
    await attempt();
    await until(() => countTimers() <= timers);
    process.off("unhandledRejection", note);
    expect(thrown).toEqual([]);
  });

  test("a failing side task of the worker is logged and does not stop the others", async () => {
    const { response, called, logged } = await runWorker({ index: "works" });
    expect(response.status).toBe(200);
    expect(called).toEqual(expect.arrayContaining(["forget_policy_data", "forget_runs", "forget_questions"]));
    expect(logged.map(({ task }) => task)).toEqual(
      expect.arrayContaining(["notifications", "MCP servers", "retention", "forget_runs"]),
    );
  });
});

/** The worker with a database whose housekeeping fails, and with failing receivers and servers. */
async function runWorker({ index }: { index: "fails" | "works" }) {
  const [called, logged]: [string[], { task: string }[]] = [[], []];
  const logger = {
    error: (_: string, data: { task: string }) => logged.push(data),
    warn: () => undefined,
    with: () => logger,
  } as unknown as Logger;
  const call = async (name: string) => {
    called.push(name);
    if (index === "fails") throw new Error("the database is gone");
    if (/^(?:forget_runs|run_retention)$/.test(name)) throw new Error("a lock");
    return [];
  };
  const platform = {
    config: { workerToken: "w".repeat(32), secretKey: "s" },
    logger,
    database: { call },
    wakeWorker: () => undefined,
  } as unknown as Platform;
  const embedders = { wanted: { model: "m", embed: async () => [] } } as unknown as Embedders;
  const late = async (): Promise<boolean> => {
    await new Promise((next) => setTimeout(next, 10));
    throw new Error("a receiver hangs up");
  };
  const request = new Request("http://x/worker", {
    method: "POST",
    headers: { authorization: `Bearer ${"w".repeat(32)}` },
  });
  const response = await worker(platform, embedders, late, late).fetch(request);
  return { response, called, logged };
}
