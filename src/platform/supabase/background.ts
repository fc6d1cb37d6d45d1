import type { Config } from "../../contract/config.ts";
import type { Background, Logger } from "../../contract/ports.ts";

declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;

/**
 * Work after the response. The Edge Runtime keeps the worker alive for promises passed to `waitUntil`
 * (native promises only; an async function converts any thenable). Elsewhere the process keeps running
 * anyway.
 */
export function createBackground(logger: Logger): Background {
  return {
    run(task) {
      const promise = (async () => {
        try {
          await task();
        } catch (error) {
          logger.error("background task failed", { cause: describeCause(error) });
        }
      })();
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(promise);
    },
  };
}

/** The message with those of its causes, since the first alone often has no details. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${describeCause(error.cause)}`;
}

/**
 * Starts the worker immediately, in a separate request with its own CPU budget; the schedule would process
 * the rows later anyway.
 */
export function createWakeWorker(config: Config, background: Background, logger: Logger): () => void {
  const headers = {
    authorization: `Bearer ${config.workerToken ?? config.secretKey}`,
    apikey: config.publishableKey,
  };
  const url = `${config.supabaseUrl}/functions/v1/worker?wake=true`;
  return function wakeWorker() {
    background.run(async () => {
      const response = await fetch(url, { method: "POST", headers });
      await response.body?.cancel();
      if (!response.ok) logger.warn("the worker did not start", { http_status: response.status });
    });
  };
}
