import type { Platform } from "../contract/ports.ts";
import type { Conversation } from "../orchestration/conversation.ts";
import { keepRun, type RunState, releaseRun, type StoredAnswer, type TakenRun } from "./keep-runs.ts";
import type { StateOf } from "./keep-waiting.ts";

/** Milliseconds between renewals of a lease of 30 seconds. */
const RENEW_MS = 10_000;

/** Holds a taken run until its end: nobody else goes on with it, unless this process is dead. */
export function holdRun(platform: Platform, taken: TakenRun) {
  const renewal = setInterval(() => keepRun(platform, taken).catch(() => undefined), RENEW_MS);
  let isReleased = false;
  return {
    /** @throws ToolgateError CONFLICT somebody else has taken it over: this one must stop */
    keep: (state: RunState) => keepRun(platform, taken, state),
    /** What waits goes on later, what broke off from where it was kept; everything else is over, and its answer stays. */
    async release(conversation: Conversation, stateOf: StateOf, answer: StoredAnswer): Promise<void> {
      clearInterval(renewal);
      const { approval, clientCalls, error, stopped, state } = conversation;
      const waits = approval !== null || clientCalls.length > 0;
      const brokeOff = error !== null || stopped === "disconnected";
      const { asked } = taken.state;
      const end = waits ? { state: stateOf(state, approval), answer } : brokeOff ? {} : { answer, asked };
      await releaseRun(platform, taken, end).then(
        () => {
          isReleased = true;
        },
        (cause) => platform.logger.error("run not released", { cause: String(cause) }),
      );
    },
    /** Always at last: what failed before the release leaves the run to the next. */
    async end(): Promise<void> {
      clearInterval(renewal);
      // Without it the lease ends by itself.
      if (!isReleased) await releaseRun(platform, taken, {}).catch(() => undefined);
    },
  };
}
