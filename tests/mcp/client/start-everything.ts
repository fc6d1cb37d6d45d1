import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "../../calling/find-free-port.ts";

const PROGRAM = resolve(
  import.meta.dirname,
  "../../../node_modules/@modelcontextprotocol/server-everything/dist/index.js",
);

/** Another process may take the free port before the server listens on it. */
const TRIES = 3;

/** The reference server of the MCP authors. */
export async function startEverything(
  transport: "streamableHttp" | "sse",
): Promise<{ url: string; stop(): Promise<void> }> {
  for (let left = TRIES; left > 0; left--) {
    const server = await tryToStart(transport);
    if (server !== null) return server;
  }
  throw new Error(`The server with the transport ${transport} did not start on ${TRIES} free ports.`);
}

async function tryToStart(transport: string): Promise<{ url: string; stop(): Promise<void> } | null> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [PROGRAM, transport], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let isListening = false;
  for await (const line of createInterface({ input: child.stderr })) {
    isListening = /listening on port|running on port/.test(line);
    if (isListening) break;
  }
  if (!isListening) {
    child.kill("SIGKILL");
    return null;
  }
  child.stderr.resume();
  return {
    url: `http://127.0.0.1:${port}/${transport === "sse" ? "sse" : "mcp"}`,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
