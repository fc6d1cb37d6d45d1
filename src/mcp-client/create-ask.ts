import { mapClientError } from "./map-client-error.ts";
import type { Trail } from "./watch-answers.ts";

/** Sends one protocol request; `request` receives the signal that ends it. @throws ToolgateError */
export type Ask<Base = unknown> = <T extends Base>(
  what: string,
  request: (given: { signal: AbortSignal; timeout: number }) => Promise<T>,
) => Promise<T>;

/** Requests end by our own signal; the library's timeout must not fire before. */
const LIBRARY_TIMEOUT_MS = 120_000;
/** After a stream ends, the parser may still be processing its last data. */
const SETTLE_MS = 100;

/**
 * Sends requests under the signal of the whole operation, and fails them when the stream of the expected
 * answer ends; the library would continue to wait.
 */
export function createAsk(trail: Trail, signal: AbortSignal): { ask: Ask; onStreamEnd: () => void } {
  let broken = new AbortController();

  const ask: Ask = async (what, request) => {
    const own = new AbortController();
    broken = own;
    Object.assign(trail, { failure: null, refused: null, resumes: 0 });
    const ends = AbortSignal.any([signal, own.signal]);
    try {
      return await Promise.race([request({ signal: ends, timeout: LIBRARY_TIMEOUT_MS }), rejectOn(ends)]);
    } catch (error) {
      throw mapClientError(error, what, { trail, isBroken: own.signal.aborted, signal });
    }
  };

  return {
    ask,
    onStreamEnd() {
      const own = broken;
      setTimeout(() => own.abort(), SETTLE_MS);
    },
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true });
  });
}
