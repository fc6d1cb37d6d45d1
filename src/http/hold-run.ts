import type { JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { Conversation } from "../orchestration/conversation.ts";
import { keepRun, type RunState, releaseRun, type TakenRun } from "./keep-runs.ts";
import type { StateOf } from "./keep-waiting.ts";

/** Milliseconds between renewals of a lease of 30 seconds. */
const RENEW_MS = 10_000;

/** Holds a taken run until it is released: nobody else goes on with it, unless this process is dead. */
export function holdRun(platform: Platform, taken: TakenRun) {
  const renewal = setInterval(() => keepRun(platform, taken).catch(() => undefined), RENEW_MS);
  return {
    /** @throws ToolgateError CONFLICT somebody else has taken it over: this one must stop */
    keep: (state: RunState) => keepRun(platform, taken, state),
    /** What waits goes on later, what broke off from where it was kept; everything else is over, and its answer stays. */
    async release(conversation: Conversation, { stateOf, result }: { stateOf: StateOf; result: JsonObject }) {
      clearInterval(renewal);
      const { approval, clientCalls, error, stopped, state } = conversation;
      const waits = approval !== null || clientCalls.length > 0;
      const brokeOff = error !== null || stopped === "disconnected";
      const end = waits ? { state: stateOf(state, approval) } : brokeOff ? {} : { answer: result };
      await releaseRun(platform, taken, end).catch((cause) =>
        platform.logger.error("run not released", { cause: String(cause) }),
      );
    },
  };
}
