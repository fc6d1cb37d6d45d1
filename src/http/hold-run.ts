import type { Platform } from "../contract/ports.ts";
import type { Conversation } from "../orchestration/conversation.ts";
import { holdLease } from "./hold-lease.ts";
import { type ClaimedRun, type RunState, releaseRun, type StoredAnswer, storeRunState } from "./keep-runs.ts";
import type { BuildState } from "./keep-waiting.ts";

/** Milliseconds between renewals of a lease of 30 seconds. */
const RENEW_MS = 10_000;

/** Holds a taken run until its end: no other process takes it while this one is alive. */
export function holdRun(platform: Platform, taken: ClaimedRun) {
  const { logger } = platform;
  const lease = holdLease(() => storeRunState(platform, taken), { everyMs: RENEW_MS, logger });
  let isReleased = false;
  return {
    /** Another process has taken the run over: this one must stop. */
    lost: lease.lost,
    /** @throws ToolgateError CONFLICT another process has taken the run over: this one must stop */
    keep: (state: RunState) => storeRunState(platform, taken, state),
    /** What waits goes on later, what broke off from where it was kept; everything else is over, and its answer stays. */
    async release(conversation: Conversation, stateOf: BuildState, answer: StoredAnswer): Promise<void> {
      lease.end();
      if (lease.lost.aborted) return;
      const { approval, clientCalls, error, stopped, state } = conversation;
      const waits = approval !== null || clientCalls.length > 0;
      const brokeOff = error !== null || stopped === "disconnected";
      const { asked } = taken.state;
      const end = waits
        ? { state: stateOf(state, approval), answer }
        : brokeOff
          ? {}
          : { answer, asked: asked };
      await releaseRun(platform, taken, end).then(
        () => {
          isReleased = true;
        },
        (cause) => logger.error("run not released", { cause: String(cause) }),
      );
    },
    /** Always at last: what failed before the release leaves the run to the next. */
    async end(): Promise<void> {
      lease.end();
      // Without it the lease ends by itself.
      if (!isReleased && !lease.lost.aborted) await releaseRun(platform, taken, {}).catch(() => undefined);
    },
  };
}
