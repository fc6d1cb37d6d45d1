import { ToolgateError } from "../../contract/errors.ts";
import type { Embedder } from "../../contract/ports.ts";

/** Timeouts in a row after which an endpoint is paused. */
const MAX_TIMEOUTS = 3;
/** The first pause, which doubles with each further timeout, and the longest. Milliseconds. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

/** What is known about an endpoint in this process. */
export interface EndpointState {
  timeouts: number;
  pausedUntil: number;
}

export function newEndpointState(): EndpointState {
  return { timeouts: 0, pausedUntil: 0 };
}

/**
 * An embedder that is not waited for after several timeouts in a row. When the pause is over, one request tries the
 * endpoint, while others still do without it.
 *
 * @throws (from `embed`) ToolgateError MODEL_ERROR {reason: "paused"} without a request
 */
export function pauseAfterTimeouts(embedder: Embedder, state: EndpointState): Embedder {
  return {
    ...embedder,
    async embed(texts) {
      const now = Date.now();
      if (now < state.pausedUntil) throw paused();
      if (state.timeouts >= MAX_TIMEOUTS) state.pausedUntil = now + pauseAfter(state.timeouts);
      try {
        const vectors = await embedder.embed(texts);
        Object.assign(state, newEndpointState());
        return vectors;
      } catch (error) {
        if (!isUnanswered(error)) Object.assign(state, newEndpointState());
        else if (++state.timeouts >= MAX_TIMEOUTS)
          state.pausedUntil = Date.now() + pauseAfter(state.timeouts);
        throw error;
      }
    },
  };
}

function pauseAfter(timeouts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(10, timeouts - MAX_TIMEOUTS));
}

/** Other failures come at once, and may be corrected at once. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ToolgateError && error.details?.["reason"] === "timeout";
}

function paused(): ToolgateError {
  return new ToolgateError(
    "MODEL_ERROR",
    "The embedding endpoint did not answer in time several times, so it is not asked for a while.",
    { details: { reason: "paused" } },
  );
}
