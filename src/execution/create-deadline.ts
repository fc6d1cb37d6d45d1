import { apiError } from "./api-error.ts";
import { FailedAttempt } from "./failed-attempt.ts";

/** One point in time by which everything must be over. */
export interface Deadline {
  /** Aborted when the time is up. */
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** Settles like `work`, but never later than the deadline, even when `work` ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Resolves after `ms` milliseconds; only for pauses shorter than what remains. */
  pause(ms: number): Promise<void>;
  /** Ends the deadline's timer; call it when the work is over. */
  cancel(): void;
}

/**
 * Starts a deadline.
 * @param totalMs milliseconds from now
 */
export function createDeadline(totalMs: number): Deadline {
  const end = performance.now() + totalMs;
  const controller = new AbortController();
  let expire: (error: FailedAttempt) => void = () => {};
  const expired = new Promise<never>((_, reject) => {
    expire = reject;
  });
  // Nobody may be racing when the time is up.
  expired.catch(() => {});
  const timer = setTimeout(() => {
    expire(tooLate(totalMs));
    controller.abort();
  }, totalMs);
  return {
    signal: controller.signal,
    remainingMs: () => Math.max(0, end - performance.now()),
    race: (work) => Promise.race([work, expired]),
    pause: (ms) => Promise.race([new Promise<void>((done) => setTimeout(done, ms)), expired]),
    cancel: () => clearTimeout(timer),
  };
}

function tooLate(totalMs: number): FailedAttempt {
  const error = apiError("timeout", `The API did not finish its answer within ${totalMs / 1000} s.`);
  return new FailedAttempt(error, "final");
}
