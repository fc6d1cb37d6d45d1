import { ToolgateError } from "../contract/errors.ts";

/**
 * Runs something under a deadline and inside a run. It gets the signal to give up by; when it does not listen, it is left
 * behind.
 * @param outer ends with the run
 * @throws ToolgateError API_ERROR {reason: "timeout"}, or as `run` throws
 */
export async function runWithin<T>(
  milliseconds: number,
  outer: AbortSignal,
  run: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), milliseconds);
  const signal = AbortSignal.any([outer, deadline.signal]);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(timeOver()), { once: true });
  });
  // When `run` throws at once, nobody else waits for it.
  late.catch(() => undefined);
  try {
    if (signal.aborted) throw timeOver();
    return await Promise.race([run(signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

function timeOver(): ToolgateError {
  return new ToolgateError(
    "API_ERROR",
    "The tool did not finish in time; what it did until then is unknown.",
    { details: { reason: "timeout" } },
  );
}
