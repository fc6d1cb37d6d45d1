import { spawn } from "node:child_process";
import { HostFault } from "./host-fault.ts";

export interface ProcessSpec {
  /** A program and its arguments, without a shell. */
  argv: [program: string, ...args: string[]];
  cwd: string;
  /** The complete environment. */
  env: Record<string, string>;
  stdin?: string;
  /** Milliseconds after which the process and its group are killed. */
  timeout: number;
  /**
   * Maximum bytes of stdout and of stderr that are kept. A process that writes more than four times as
   * much is killed.
   */
  outputBytes: number;
  signal?: AbortSignal;
}

/** The start of a program's output, and the number of omitted bytes. */
export interface Output {
  text: string;
  left: number;
}

export interface ProcessResult {
  /** 128 + the signal's number if a signal ended it. */
  exitCode: number;
  stdout: Output;
  stderr: Output;
  /** The limit that ended the process. */
  stopped?: "time" | "output" | "abort";
}

/** Maximum concurrent processes of all callers, because each may use a whole core. */
const MAX_CONCURRENT = 4;
/** Milliseconds in which the output of an ended program is still read. */
const PIPE_GRACE = 300;
let running = 0;

/**
 * Runs a program under limits. Its process group is killed when it ends.
 *
 * @throws HostFault RATE_LIMITED when too many programs are running | INTERNAL when the program cannot be
 * started
 */
export async function runProcess(spec: ProcessSpec): Promise<ProcessResult> {
  if (running >= MAX_CONCURRENT) {
    throw new HostFault(
      "RATE_LIMITED",
      "Too many commands are running on this server. Try again in a moment.",
      {
        limit_of: "commands at once",
        limit: MAX_CONCURRENT,
        retry_after_s: 2,
      },
    );
  }
  running += 1;
  try {
    return await start(spec);
  } finally {
    running -= 1;
  }
}

function start({ argv, cwd, env, stdin, timeout, outputBytes, signal }: ProcessSpec): Promise<ProcessResult> {
  const [program, ...args] = argv;
  return new Promise((resolve, reject) => {
    // A separate process group, so that its children can be killed with it.
    const child = spawn(program, args, { cwd, env, detached: true, shell: false, stdio: "pipe" });
    let stopped: ProcessResult["stopped"];
    const stop = (reason: NonNullable<ProcessResult["stopped"]>) => {
      stopped ??= reason;
      killGroup(child.pid);
    };
    const timer = setTimeout(() => stop("time"), timeout);
    const abort = () => stop("abort");
    signal?.addEventListener("abort", abort, { once: true });
    const tooMuch = () => stop("output");
    const stdout = keepStart(child.stdout, outputBytes, tooMuch);
    const stderr = keepStart(child.stderr, outputBytes, tooMuch);
    // The program may ignore its input.
    child.stdin.on("error", () => undefined);
    child.stdin.end(stdin ?? "");
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      killGroup(child.pid);
    };
    child.once("error", (cause) => {
      finish();
      reject(new HostFault("INTERNAL", "The program could not be started.", { reason: codeOf(cause) }));
    });
    // A child that left the group keeps the pipes open, so the "close" event would be delayed.
    child.once("exit", () => {
      finish();
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, PIPE_GRACE).unref();
    });
    child.once("close", (code, killedBy) => {
      resolve({
        exitCode: code ?? 128 + (killedBy === "SIGKILL" ? 9 : 15),
        stdout: stdout(),
        stderr: stderr(),
        ...(stopped && { stopped }),
      });
    });
  });
}

/** Keeps the start of a stream; the rest is read and discarded. */
function keepStart(stream: NodeJS.ReadableStream, limit: number, onTooMuch: () => void): () => Output {
  const kept: Buffer[] = [];
  let size = 0;
  stream.on("data", (chunk: Buffer) => {
    if (size < limit) kept.push(chunk.subarray(0, limit - size));
    size += chunk.length;
    if (size > 4 * limit) onTooMuch();
  });
  return () => ({ text: Buffer.concat(kept).toString("utf8"), left: Math.max(0, size - limit) });
}

/** An output for display, without NUL, which Postgres cannot store in JSON. */
export function showOutput({ text, left }: Output): string {
  const shown = text.replaceAll("\0", "\ufffd");
  return left === 0 ? shown : `${shown}\n[… ${left} more bytes left out]`;
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group has ended.
  }
}

function codeOf(error: Error): string {
  return String(Reflect.get(error, "code") ?? "unknown");
}
