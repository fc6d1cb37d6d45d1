import { apiError, FailedAttempt } from "./api-error.ts";

/** The moment at which a call is aborted. */
export interface Deadline {
  /** Aborted at the deadline, or when the caller cancels. */
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** Settles like `work`, but at the deadline at the latest, even if `work` ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Resolves after `ms` milliseconds, which must be shorter than the remaining time. */
  pause(ms: number): Promise<void>;
  /** Clears the timer and removes the listener of the caller's signal. Must be called when the work has ended. */
  cancel(): void;
}

/**
 * Starts a deadline.
 * @param totalMs milliseconds from now
 * @param caller a signal that aborts earlier
 * @throws FailedAttempt if the caller's signal is already aborted
 */
export function createDeadline(totalMs: number, caller?: AbortSignal): Deadline {
  if (caller?.aborted) throw callerAborted(caller);
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
  const timer = setTimeout(() => stop(deadlineExceeded(totalMs)), totalMs);
  const onAbort = () => caller && stop(callerAborted(caller));
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

function deadlineExceeded(totalMs: number): FailedAttempt {
  const error = apiError("timeout", `The API did not finish its response within ${totalMs / 1000} s.`);
  return new FailedAttempt(error, "never");
}

/** Does not include the signal's reason, because its content is unknown. */
function callerAborted({ reason }: AbortSignal): FailedAttempt {
  const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
  const why = isTimeout ? "the caller's timeout was reached" : "the caller cancelled it";
  const message = `The call was aborted: ${why} before the API responded. A write may have taken effect.`;
  const error = apiError(isTimeout ? "timeout" : "connection", message, { details: { aborted: true } });
  return new FailedAttempt(error, "never");
}
