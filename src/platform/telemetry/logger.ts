import type { JsonObject } from "../../base/json.ts";
import type { Logger } from "../../contract/ports.ts";

const MAX_RECORD = 9_000; // The platform cuts log messages at 10,000 characters.

export interface LoggerOptions {
  /** Whether `debug` records are written. */
  debug?: boolean;
  /** Applied to every record first; removes personal data and secrets. */
  scrub?: (record: JsonObject) => JsonObject;
}

/** One JSON object per line on stdout (stderr from `warn` up). */
export function createLogger(stamp: JsonObject = {}, options: LoggerOptions = {}): Logger {
  const write = (level: "debug" | "info" | "warn" | "error", message: string, fields: JsonObject = {}) => {
    const { scrub = (record) => record } = options;
    const said = scrub({ message, ...stamp, ...fields });
    const record = JSON.stringify({ time: new Date().toISOString(), level, ...said });
    console[level](record.length > MAX_RECORD ? `${record.slice(0, MAX_RECORD)}…` : record);
  };
  return {
    debug: (message, fields) => (options.debug ? write("debug", message, fields) : undefined),
    info: (message, fields) => write("info", message, fields),
    warn: (message, fields) => write("warn", message, fields),
    error: (message, fields) => write("error", message, fields),
    with: (fields) => createLogger({ ...stamp, ...fields }, options),
  };
}

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
