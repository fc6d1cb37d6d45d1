import { Worker } from "node:worker_threads";

/** Same as GoTrue: 2^10 rounds. */
const COST = 10;
/** Maximum number of queued jobs; one takes about 70 ms. */
const MAX_QUEUE = 64;
/**
 * Compared when there is no account, so that the response time does not reveal it. Not the hash of any
 * password.
 */
const DUMMY_HASH = "$2b$10$w3fuxk0GSXzgbDsxtZY3G.Lwa/qh1HYGxTpU1XiXr85PYphqzuOh.";

/** Thrown when the queue of passwords is full. */
export class HasherBusy extends Error {
  override readonly name = "HasherBusy";
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** @param hash undefined: takes the same time and returns false */
  compare(password: string, hash: string | undefined): Promise<boolean>;
  close(): Promise<void>;
}

interface Job {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** bcrypt in a separate thread, so that other requests do not wait. @throws HasherBusy from its methods */
export function createPasswordHasher(longestQueue = MAX_QUEUE): PasswordHasher {
  const jobs = new Map<number, Job>();
  let worker: Worker | undefined;
  let nextId = 0;

  function start(): Worker {
    const started = new Worker(new URL("./hash-worker.mjs", import.meta.url), { execArgv: [] });
    started.unref();
    started.on("message", ({ id, value, error }: { id: number; value?: unknown; error?: string }) => {
      const job = jobs.get(id);
      jobs.delete(id);
      if (error === undefined) job?.resolve(value);
      else job?.reject(new Error(error));
    });
    started.on("error", (error) => fail(started, error));
    started.on("exit", () => fail(started, new Error("The password thread ended.")));
    return started;
  }

  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  }

  function ask(task: "hash" | "compare", password: string, other: string | number): Promise<unknown> {
    if (jobs.size >= longestQueue) return Promise.reject(new HasherBusy("Too many passwords are waiting."));
    worker ??= start();
    const id = nextId++;
    return new Promise((resolve, reject) => {
      jobs.set(id, { resolve, reject });
      worker?.postMessage({ id, task, password, other });
    });
  }

  return {
    hash: async (password) => String(await ask("hash", password, COST)),
    async compare(password, hash) {
      return (await ask("compare", password, hash ?? DUMMY_HASH)) === true && hash !== undefined;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
