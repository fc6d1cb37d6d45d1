import type { Background, Logger } from "../../contract/ports.ts";

declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;

/**
 * Work that goes on after the answer. The Edge Runtime keeps the worker alive for promises given to `waitUntil`
 * (real promises only: an async function makes one of any thenable). Elsewhere the process lives on anyway.
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

/** The message with those of its causes: the first alone often says only that something failed. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${describeCause(error.cause)}`;
}
