import { ToolgateError } from "../contract/errors.ts";

/**
 * Runs something under a deadline. It gets the signal to give up by; when it does not listen, it is left behind.
 * @throws ToolgateError API_ERROR {reason: "timeout"}, or as `run` throws
 */
export async function runWithin<T>(
  milliseconds: number,
  run: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new ToolgateError(
        "API_ERROR",
        `The tool did not finish within ${milliseconds / 1_000} seconds; what it did until then is unknown.`,
        { details: { reason: "timeout" } },
      );
      reject(error);
      controller.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([run(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
