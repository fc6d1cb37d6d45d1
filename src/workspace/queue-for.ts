import { ToolgateError } from "../contract/errors.ts";

/**
 * The last caller per workspace in this process. It only saves database requests; across processes, the
 * lease decides.
 */
const tails = new Map<string, Promise<unknown>>();

/**
 * Runs calls with the same key one after the other, in order. @throws ToolgateError RATE_LIMITED after
 * `patience` milliseconds of waiting
 */
export async function queueFor<T>(key: string, patience: number, run: () => Promise<T>): Promise<T> {
  const ahead = tails.get(key) ?? Promise.resolve();
  const until = Date.now() + patience;
  const mine = ahead.then(() => {
    if (Date.now() > until) throw busy();
    return run();
  });
  const tail = mine.then(
    () => undefined,
    () => undefined,
  );
  tails.set(key, tail);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === tail) tails.delete(key);
  }
}

export function busy(): ToolgateError {
  return new ToolgateError(
    "RATE_LIMITED",
    "The workspace is busy with other commands. Try again in a moment.",
    {
      details: { retry_after_s: 5 },
      headers: { "retry-after": "5" },
    },
  );
}
