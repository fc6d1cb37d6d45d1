import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { keepSpare } from "./functions/keep-spare.ts";
import { type Functions, startFunctions } from "./functions/start-functions.ts";
import { startHostTools } from "./host/start-host-tools.ts";
import type { Sample } from "./sample/start-sample.ts";
import { functionsEnvironment } from "./stack-options.ts";
import type { StackParts } from "./stack-parts.ts";
import { startTimer } from "./start-timer.ts";

/** Milliseconds without an answer. No request to the functions computes as long. */
const HUNG_LIMIT = 30_000;

/** Starts the functions, a spare process for large documents, the host tools and the timer. */
export async function startProcesses(parts: StackParts, env: Record<string, string>): Promise<Functions> {
  const { options, keys, folder, sample, url, running, stops, log } = parts;
  const projectDir = resolve(options.projectDir);
  const workerToken = options.env["WORKER_TOKEN"] ?? randomBytes(32).toString("base64url");
  const functionsOptions = {
    projectDir,
    env: {
      ...functionsEnvironment(options, keys, url, workerToken),
      ...env,
      ...(await hostEnvironment(parts)),
      ...(sample && { EGRESS_ALLOW: addHost(options.env["EGRESS_ALLOW"], sample) }),
    },
    ...(options.longestPause === undefined ? {} : { longestPause: options.longestPause }),
    cacheFolder: folder === undefined ? join(tmpdir(), "toolgate-deno") : join(folder, "deno"),
    log,
  };
  const { hungLimit = HUNG_LIMIT } = options;
  // Reading the largest documents takes long.
  running.spare = keepSpare(() => startFunctions({ ...functionsOptions, hungLimit: 2 * hungLimit }));
  stops.add(running.spare.stop);
  const functions = await startFunctions({ ...functionsOptions, hungLimit });
  running.functions = functions;
  stops.add(functions.stop);
  const interval = options.workerInterval ?? 10_000;
  if (interval > 0 && functions.names.includes("worker")) {
    running.timer = startTimer({ interval, functionsPort: functions.port, workerToken, log });
    stops.add(running.timer.stop);
  }
  return functions;
}

/** The variables with which the functions reach repositories and programs of this machine. */
async function hostEnvironment({ options, database, stops, log }: StackParts) {
  const { repositories = [], commands } = options;
  if (repositories.length === 0 && commands === undefined) return {};
  const path = process.env["PATH"] ?? "";
  const host = await startHostTools({ repositories, commands, database, path, log });
  stops.add(host.close);
  return host.env;
}

function addHost(allowed: string | undefined, { host }: Sample): string {
  return allowed?.trim() ? `${allowed},${host}` : host;
}
