import type { Logger } from "../contract/ports.ts";

type Late = Event & { error?: unknown; reason?: unknown };

let isKept = false;

/**
 * One process serves everybody, and what a callback, a timer or a stream throws after its request was answered would end it
 * (Deno, https://docs.deno.com/api/web/~/ErrorEvent). It is logged instead. Does nothing where there are no such events (Node).
 */
export function keepProcess(logger: Logger): void {
  const process = globalThis as Partial<Pick<EventTarget, "addEventListener">>;
  if (isKept || typeof process.addEventListener !== "function") return;
  isKept = true;
  for (const kind of ["error", "unhandledrejection"]) {
    process.addEventListener(kind, (event: Late) => {
      event.preventDefault();
      logger.error("thrown outside of any request", { cause: describe(event.error ?? event.reason) });
    });
  }
}

/** The kind and the place, not the message: it may quote what a request carried. */
function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const [, ...frames] = (thrown.stack ?? "").split("\n    at ");
  return [thrown.name, ...frames.slice(0, 3)].join(" at ");
}
