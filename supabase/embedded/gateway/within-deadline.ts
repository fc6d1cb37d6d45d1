/** Work that took longer than its caller is made to wait. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/** Longer than the longest statement with its wait for a session and for others on PGlite (milliseconds). */
const DEADLINE = 60_000;

/**
 * Waits for work, but not for ever. The work itself goes on; what it does later must not harm an answered request.
 * @throws DeadlineError
 */
export async function withinDeadline<T>(work: Promise<T>, deadline = DEADLINE): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const message = `The database did not answer within ${deadline / 1000} seconds. Try again.`;
    timer = setTimeout(() => reject(new DeadlineError(message)), deadline);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
