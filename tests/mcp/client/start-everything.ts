import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "../../calling/find-free-port.ts";

const PROGRAM = resolve(
  import.meta.dirname,
  "../../../node_modules/@modelcontextprotocol/server-everything/dist/index.js",
);

/** The reference server of the MCP authors. */
export async function startEverything(
  transport: "streamableHttp" | "sse",
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [PROGRAM, transport], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  for await (const line of createInterface({ input: child.stderr })) {
    if (/listening on port|running on port/.test(line)) break;
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
