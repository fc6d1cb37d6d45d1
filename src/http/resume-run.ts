import type { Caller } from "../kernel/stages.ts";
import type { ConverseTask } from "./converse.ts";
import type { ClaimedRun } from "./keep-runs.ts";

/**
 * A claimed run as a task that continues where it was suspended: for the caller that began it, under the
 * current policy and with the current tools. The caller of this function adds the client's functions.
 */
export function resumeTask(
  taken: ClaimedRun,
  now: Pick<ConverseTask, "signal" | "telemetry">,
): ConverseTask & { caller: Caller } {
  const { state, caller, policy, tools } = taken;
  const { messages, question, hasMore } = state;
  return { ...now, taken, caller, messages, question, chosen: { policy, tools, hasMore } };
}
