import { AsyncLocalStorage } from "node:async_hooks";

const inside = new AsyncLocalStorage<(line: string) => void>();
let isInstalled = false;

/**
 * Lite prints each failed statement with its parameters, which are callers' data. Inside the task only the error's
 * own message and code reach the log.
 */
export function quietLite<T>(log: (line: string) => void, task: () => Promise<T>): Promise<T> {
  install();
  return inside.run(log, task);
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  for (const method of ["error", "warn", "info", "log"] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const log = inside.getStore();
      if (log === undefined) original(...values);
      else if (method === "error") inside.exit(() => log(`data api: ${values.map(summarize).join(" ")}`));
    };
  }
}

function summarize(value: unknown): string {
  if (!(value instanceof Error)) return typeof value === "string" ? value : "";
  const code: unknown = Reflect.get(value, "code");
  return typeof code === "string" ? `${value.message} (${code})` : value.message;
}
