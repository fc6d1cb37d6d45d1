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
