import type { Logger } from "../contract/ports.ts";

type UncaughtEvent = Event & { error?: unknown; reason?: unknown };

let isInstalled = false;

/**
 * Logs errors that a callback, a timer or a stream throws after its request was answered. They would end
 * the process, which serves all users (Deno, https://docs.deno.com/api/web/~/ErrorEvent). Does nothing if
 * there are no such events (Node).
 */
export function logUncaughtErrors(logger: Logger): void {
  const process = globalThis as Partial<Pick<EventTarget, "addEventListener">>;
  if (isInstalled || typeof process.addEventListener !== "function") return;
  isInstalled = true;
  for (const kind of ["error", "unhandledrejection"]) {
    process.addEventListener(kind, (event: UncaughtEvent) => {
      event.preventDefault();
      logger.error("thrown outside of any request", { cause: describe(event.error ?? event.reason) });
    });
  }
}

/** The error's name and location without its message, which may quote a request. */
function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const [, ...frames] = (thrown.stack ?? "").split("\n    at ");
  return [thrown.name, ...frames.slice(0, 3)].join(" at ");
}
