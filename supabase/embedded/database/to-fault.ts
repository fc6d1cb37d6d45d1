import { DatabaseFault } from "./stack-database.ts";

/**
 * Converts a driver's error to `DatabaseFault` if Postgres raised it; other errors are returned unchanged.
 */
export function toFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : undefined;
  };
  const code = text("code");
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return error;
  const [details, hint, position] = [text("detail"), text("hint"), text("position")];
  return new DatabaseFault({
    code,
    message: error.message,
    ...(details === undefined ? {} : { details }),
    ...(hint === undefined ? {} : { hint }),
    ...(position === undefined ? {} : { position: Number(position) }),
  });
}

/** Runs a task and converts errors of the driver to `DatabaseFault`. */
export async function withFaults<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw toFault(error);
  }
}
