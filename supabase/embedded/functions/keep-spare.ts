import type { Functions } from "./start-functions.ts";

export interface Spare {
  /** Runs `work` with the port of the second process, which is started if necessary. */
  use<T>(work: (port: number | undefined) => Promise<T>): Promise<T>;
  /** Undefined while there is none. */
  pid(): number | undefined;
  /** Whether the process answers; false while there is none. */
  isHealthy(): Promise<boolean>;
  /** Whether the process that had this port was ended because it no longer answered. */
  wasHung(port: number): boolean;
  /**
   * Ends the process if it does not answer and no request uses it: it may still compute for a request that was
   * given up. With other users, its watch decides.
   */
  checkUnused(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Milliseconds of idle time after which the process is ended, because it keeps the memory of the largest
 * document.
 */
const IDLE = 60_000;

/**
 * A second process of the functions for requests that use the CPU for seconds. A function runs on its
 * process's only thread and would block all other requests. Most installations never start it.
 */
export function keepSpare(start: () => Promise<Functions>, idle = IDLE): Spare {
  let functions: Promise<Functions> | undefined;
  let running: Functions | undefined;
  let users = 0;
  let timer: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    const ending = functions;
    functions = undefined;
    running = undefined;
    await (await ending?.catch(() => undefined))?.stop();
  }

  return {
    async use(work) {
      users += 1;
      clearTimeout(timer);
      try {
        functions ??= start();
        const started = functions;
        const port = await started.then(
          (process) => {
            running = process;
            return process.port();
          },
          () => {
            if (functions === started) functions = undefined;
            return undefined;
          },
        );
        return await work(port);
      } finally {
        users -= 1;
        if (users === 0) timer = setTimeout(() => void end(), idle).unref();
      }
    },
    pid: () => running?.pid(),
    isHealthy: async () => (await running?.isHealthy()) ?? false,
    wasHung: (port) => running?.wasHung(port) ?? false,
    async checkUnused() {
      const checked = running;
      if (checked === undefined || (await checked.isHealthy())) return;
      if (users === 0 && running === checked) await end();
    },
    stop() {
      clearTimeout(timer);
      return end();
    },
  };
}
