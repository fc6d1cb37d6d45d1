import { mapClientError } from "./map-client-error.ts";
import type { Trail } from "./watch-answers.ts";

/** Sends one request of the protocol: `request` is given what ends it. @throws ToolgateError in our terms */
export type Ask<Base = unknown> = <T extends Base>(
  what: string,
  request: (given: { signal: AbortSignal; timeout: number }) => Promise<T>,
) => Promise<T>;

/** Our own signal ends a request; the library's clock only must not do so before. */
const LIBRARY_TIMEOUT_MS = 120_000;
/** After a stream's end what it brought is still on its way through the parser. */
const SETTLE_MS = 100;

/**
 * Asks under the signal of the whole piece of work, and gives up when the stream the answer should come on is over: the
 * library would go on waiting.
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
