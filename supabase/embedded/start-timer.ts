import { request } from "node:http";

export interface TimerOptions {
  /** Milliseconds between two starts of the worker. */
  interval: number;
  functionsPort: () => number | undefined;
  /** Token that only allows starting the worker. */
  workerToken: string;
  log: (line: string) => void;
}

export interface Timer {
  /** Starts the worker now; if one is running, once more after it. */
  wake(): void;
  stop(): void;
}

/** Starts the worker at intervals, as pg_cron does on the hosted platform. Runs do not overlap. */
export function startTimer(options: TimerOptions): Timer {
  let running = false;
  let isWanted = false;
  async function tick(): Promise<void> {
    const port = options.functionsPort();
    if (running || port === undefined) return;
    running = true;
    try {
      const status = await startWorker(port, options.workerToken);
      if (status >= 400) options.log(`timer: the worker answered ${status}`);
    } catch (error) {
      options.log(
        `timer: the worker could not be reached: ${error instanceof Error ? error.message : error}`,
      );
    } finally {
      running = false;
      if (isWanted) wake();
    }
  }
  function wake(): void {
    isWanted = running;
    if (!running) void tick();
  }
  const timer = setInterval(() => void tick(), options.interval);
  return { wake, stop: () => clearInterval(timer) };
}

function startWorker(port: number, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        path: "/worker",
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        timeout: 150_000,
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.on("error", reject);
      },
    );
    call.on("timeout", () => call.destroy(new Error("no answer within 150 seconds")));
    call.on("error", reject);
    call.end("{}");
  });
}
