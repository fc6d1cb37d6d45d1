import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

export interface BenchServer {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Process id of the gateway with its database. */
  pid: number;
  functionsPid: number;
  stop(): Promise<void>;
}

/**
 * Starts the embedded stack in a separate process, as users do. `env` goes to the functions; the database is in memory
 * unless a folder is given.
 */
export async function startServer(
  egressAllow: string[] = [],
  env: Record<string, string> = {},
  dataDir = "memory://",
): Promise<BenchServer> {
  const script = resolve(import.meta.dirname, "serve-stack.ts");
  const child = spawn(
    process.execPath,
    ["--import", "tsx", script, egressAllow.join(","), JSON.stringify(env), dataDir],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    ...(JSON.parse(line) as Omit<BenchServer, "stop" | "pid">),
    pid: child.pid ?? 0,
    async stop() {
      child.stdin.end();
      await once(child, "exit");
    },
  };
}
