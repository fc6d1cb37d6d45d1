import { AsyncLocalStorage } from "node:async_hooks";

interface Listener {
  log: (line: string) => void;
  onError: (error: Error) => void;
}

const inside = new AsyncLocalStorage<Listener>();
let isInstalled = false;

/**
 * Lite prints each failed statement with its parameters, which are callers' data. Inside the task, only
 * messages without values reach the log.
 *
 * @param onError called with every error that lite prints, because its answers omit much of the Postgres
 * error
 */
export function quietLite<T>(
  log: (line: string) => void,
  onError: (error: Error) => void,
  task: () => Promise<T>,
): Promise<T> {
  install();
  return inside.run({ log, onError }, task);
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  for (const method of ["error", "warn", "info", "log"] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const listener = inside.getStore();
      if (listener === undefined) return original(...values);
      if (method !== "error") return;
      for (const value of values) if (value instanceof Error) listener.onError(value);
      inside.exit(() => listener.log(`data api: ${values.map(summarize).filter(Boolean).join(" ")}`));
    };
  }
}

/** Messages of other classes (invalid values, violated constraints, `raise`) quote callers' values. */
const SCHEMA_CLASSES = /^(08|42|53|54|55|57|58|XX)/;

function summarize(value: unknown): string {
  if (!(value instanceof Error)) return "";
  const code: unknown = Reflect.get(value, "code");
  if (typeof code !== "string") return value.name;
  return SCHEMA_CLASSES.test(code) ? `${value.message} (${code})` : `a statement failed (${code})`;
}
