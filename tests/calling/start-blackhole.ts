import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/**
 * A loopback port that answers no SYN: a process that listens with room for one connection, is stopped (SIGSTOP) before
 * it accepts any, and whose queue is full.
 */
export async function startBlackhole(): Promise<{ port: number; close(): void }> {
  const script = `const s = require("node:net").createServer().listen(0, "127.0.0.1", 1, () => console.log(s.address().port))`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const port = Number(line.toString());
  child.kill("SIGSTOP");
  const fillers: Socket[] = [];
  const close = () => {
    for (const socket of fillers) socket.destroy();
    child.kill("SIGKILL");
  };
  for (let n = 0; n < 50; n++) {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    fillers.push(socket);
    if (!(await connects(socket))) return { port, close };
  }
  close();
  throw new Error("the queue of a stopped listener never filled up");
}

/** A connection on loopback takes less than a millisecond unless the SYN was dropped. */
async function connects(socket: Socket): Promise<boolean> {
  const signal = AbortSignal.timeout(150);
  return once(socket, "connect", { signal }).then(
    () => true,
    () => false,
  );
}
