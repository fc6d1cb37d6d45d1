import type { Functions } from "./start-functions.ts";

export interface Spare {
  /** Runs `work` with the port of the second process; starts the process when it is not there. */
  use<T>(work: (port: number | undefined) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** Milliseconds without work after which the process is ended: it holds the memory of the largest document it read. */
const IDLE = 60_000;

/**
 * A second process of the functions for requests that compute for seconds. A function computes on its process's only
 * thread, so that everybody else would wait for it; most installations never need the second one.
 */
export function keepSpare(start: () => Promise<Functions>, idle = IDLE): Spare {
  let functions: Promise<Functions> | undefined;
  let users = 0;
  let timer: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    const ending = functions;
    functions = undefined;
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
          (process) => process.port(),
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
    stop() {
      clearTimeout(timer);
      return end();
    },
  };
}
