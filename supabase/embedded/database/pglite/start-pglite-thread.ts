import { Worker } from "node:worker_threads";
import { compilePglite } from "./compile-pglite.ts";
import type { Archive } from "./initdb-cache.ts";
import { DatabaseUnavailable, type PgliteSession } from "./pglite-session.ts";

export interface PgliteThread extends PgliteSession {
  /** Passes text values of these types unchanged; others as JSON. */
  serializeAsText(oids: number[]): Promise<void>;
  /** The files of the database as a tar archive. */
  dump(): Promise<Uint8Array>;
  /**
   * Maximum milliseconds per call from now on; 0: none. A longer call terminates the thread, because
   * PGlite cannot be interrupted (it has no signals).
   */
  limit: number;
}

export interface ThreadOptions {
  folder: string | undefined;
  /** Files of a database to start from (see initdb-cache.ts). The thread takes over its memory. */
  archive: Archive | undefined;
  /** Called once when the thread ended without `close` after it was opened. */
  onEnd: (reason: string) => void;
}

interface Call {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

interface Answer {
  id: number | "ready";
  value?: unknown;
  error?: { message: string };
}

/** Maximum time to close before the thread is terminated; the write-ahead log restores the data. */
const CLOSE_GRACE = 5000;

/**
 * Opens a PGlite in a separate thread, so that statements do not block this one. @throws Error when it
 * cannot be opened
 */
export async function startPgliteThread({ folder, archive, onEnd }: ThreadOptions): Promise<PgliteThread> {
  const program = await compilePglite();
  const worker = new Worker(new URL("./pglite-worker.mjs", import.meta.url), {
    workerData: { folder, archive, program },
    transferList: archive === undefined ? [] : [archive.buffer],
    execArgv: [],
  });
  const calls = new Map<number, Call>();
  let nextId = 0;
  let ended: Error | undefined;
  let isOpen = false;
  let isClosing = false;

  function end(reason: string, cause?: unknown): void {
    if (ended) return;
    ended = new DatabaseUnavailable(`The database was ended: ${reason}.`, { cause });
    for (const { reject, timer } of calls.values()) {
      clearTimeout(timer);
      reject(ended);
    }
    calls.clear();
    void worker.terminate().then(() => {
      if (isOpen && !isClosing) onEnd(reason);
    });
  }

  function ask(call: string, given: object): Promise<unknown> {
    if (ended) return Promise.reject(ended);
    const id = nextId++;
    const { limit } = thread;
    return new Promise((resolve, reject) => {
      const expire = () => end(`a statement took longer than ${limit / 1000} seconds`);
      calls.set(id, { resolve, reject, timer: limit > 0 ? setTimeout(expire, limit) : undefined });
      worker.postMessage({ id, call, ...given });
    });
  }

  function settle({ id, value, error }: Answer): void {
    const call = typeof id === "number" ? calls.get(id) : undefined;
    if (call === undefined || typeof id !== "number") return;
    calls.delete(id);
    clearTimeout(call.timer);
    if (error === undefined) call.resolve(value);
    else call.reject(Object.assign(new Error(error.message), error));
  }

  const thread: PgliteThread = {
    limit: 0,
    async query<Row>(statement: string, parameters: unknown[] = []) {
      return (await ask("query", { statement, parameters })) as { rows: Row[]; affectedRows?: number };
    },
    exec: (script) => ask("exec", { script }),
    async execProtocol(message) {
      return { data: (await ask("protocol", { message })) as Uint8Array };
    },
    verify: async () => void (await ask("verify", {})),
    async serializeAsText(oids) {
      await ask("serialize", { oids });
    },
    dump: async () => (await ask("dump", {})) as Uint8Array,
    async close() {
      isClosing = true;
      const gone = new Promise((resolve) => worker.once("exit", resolve));
      const timer = setTimeout(() => end("it did not close in time"), CLOSE_GRACE);
      if (!ended) worker.postMessage({ id: nextId++, call: "close" });
      else void worker.terminate();
      if (worker.threadId !== -1) await gone;
      clearTimeout(timer);
    },
  };

  return new Promise((resolve, reject) => {
    worker.on("message", (answer: Answer) => {
      if (answer.id !== "ready") return settle(answer);
      isOpen = true;
      resolve(thread);
    });
    let failure = new Error("The database's thread ended while it was started.");
    worker.on("error", (error) => {
      failure = error;
      end(error.message, error);
    });
    worker.on("exit", () => {
      end("its thread ended");
      reject(failure);
    });
  });
}
