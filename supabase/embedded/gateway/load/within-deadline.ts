/** Thrown when work exceeds the maximum time that its caller waits. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/**
 * Longer than the longest statement including the waits for a session and for other tasks on PGlite
 * (milliseconds).
 */
const DEADLINE = 60_000;

/**
 * Waits for work until the deadline. The work itself continues and must not affect the answered request.
 *
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
