import type { Caller } from "../kernel/stages.ts";
import type { ConverseTask } from "./converse.ts";
import type { TakenRun } from "./keep-runs.ts";

/**
 * A taken run as a task that goes on where it waited: as whoever began it, by the rules and with the tools of today. Functions
 * of the client are for who knows them to add.
 */
export function resumeTask(
  taken: TakenRun,
  now: Pick<ConverseTask, "signal" | "telemetry">,
): ConverseTask & { caller: Caller } {
  const { state, caller, policy, tools } = taken;
  const { messages, question, hasMore } = state;
  return { ...now, taken, caller, messages, question, chosen: { policy, tools, hasMore } };
}
