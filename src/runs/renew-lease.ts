import { ToolgateError } from "../contract/errors.ts";
import type { Logger } from "../contract/ports.ts";

export interface RenewedLease {
  /**
   * Aborts, with the conflict as its reason, when a renewal is rejected. The work under the lease must
   * stop then.
   */
  lost: AbortSignal;
  /** Stops renewing. Rejections that arrive later are ignored. */
  end(): void;
}

/**
 * Renews a lease until `end()`. A rejected renewal means that another process holds the lease, so the work
 * is aborted. Any other failure is logged and the renewal retried: the database checks the token before
 * every write, so a process that cannot reach the database cannot begin one.
 *
 * @param renew throws ToolgateError CONFLICT if the lease belongs to another process
 */
export function renewLease(
  renew: () => Promise<unknown>,
  { everyMs, logger }: { everyMs: number; logger: Logger },
): RenewedLease {
  const lost = new AbortController();
  let isOver = false;
  const timer = setInterval(
    () =>
      renew().catch((error: unknown) => {
        if (isOver) return;
        if (!(error instanceof ToolgateError && error.code === "CONFLICT")) {
          return logger.warn("lease not renewed", { cause: String(error) });
        }
        end();
        lost.abort(error);
      }),
    everyMs,
  );
  return { lost: lost.signal, end };

  function end(): void {
    isOver = true;
    clearInterval(timer);
  }
}
