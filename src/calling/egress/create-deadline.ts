import { apiError, FailedAttempt } from "./api-error.ts";

/** One point in time by which everything must be over. */
export interface Deadline {
  /** Aborted when the time is up or the caller gave up. */
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** Settles like `work`, but never later than the deadline, even when `work` ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Resolves after `ms` milliseconds; only for pauses shorter than what remains. */
  pause(ms: number): Promise<void>;
  /** Ends the deadline's timer and stops listening to the caller; call it when the work is over. */
  cancel(): void;
}

/**
 * Starts a deadline.
 * @param totalMs milliseconds from now
 * @param caller ends it earlier
 * @throws FailedAttempt when the caller has given up already
 */
export function createDeadline(totalMs: number, caller?: AbortSignal): Deadline {
  if (caller?.aborted) throw givenUp(caller);
  const end = performance.now() + totalMs;
  const controller = new AbortController();
  let expire: (error: FailedAttempt) => void = () => {};
  const expired = new Promise<never>((_, reject) => {
    expire = reject;
  });
  // The deadline can expire while nothing awaits it.
  expired.catch(() => {});
  const stop = (error: FailedAttempt) => {
    expire(error);
    controller.abort();
  };
  const timer = setTimeout(() => stop(tooLate(totalMs)), totalMs);
  const onAbort = () => caller && stop(givenUp(caller));
  caller?.addEventListener("abort", onAbort, { once: true });
  return {
    signal: controller.signal,
    remainingMs: () => Math.max(0, end - performance.now()),
    race: (work) => Promise.race([work, expired]),
    pause: (ms) => pause(ms, expired),
    cancel: () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", onAbort);
    },
  };
}

async function pause(ms: number, expired: Promise<never>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  try {
    await Promise.race([over, expired]);
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(totalMs: number): FailedAttempt {
  const error = apiError("timeout", `The API did not finish its answer within ${totalMs / 1000} s.`);
  return new FailedAttempt(error, "final");
}

/** Never with the signal's own reason, which may be anything. */
function givenUp({ reason }: AbortSignal): FailedAttempt {
  const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
  const why = isTimeout ? "the caller's time was over" : "the caller gave up";
  const message = `The call was broken off: ${why} before the API had answered. A write may have been carried out.`;
  const error = apiError(isTimeout ? "timeout" : "connection", message, { details: { aborted: true } });
  return new FailedAttempt(error, "final");
}
