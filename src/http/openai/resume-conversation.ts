import { ToolgateError } from "../../contract/errors.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { Platform } from "../../contract/ports.ts";
import type { Caller } from "../../kernel/shared-context.ts";
import { tellText } from "../../orchestration/tell-result.ts";
import type { ConverseTask } from "../converse.ts";
import { type TakenRun, takeRun } from "../keep-runs.ts";
import { resumeTask } from "../resume-run.ts";
import type { Continuation } from "./find-run.ts";
import { tellHistory } from "./tell-history.ts";

type Now = Pick<ConverseTask, "signal" | "telemetry">;

/**
 * The run as a task that goes on with what the client brings, or the answer of one that is over. Null: there is none (any
 * more), or nobody has decided yet; the messages are a conversation of their own then.
 * @throws ToolgateError CONFLICT somebody else goes on with it, or its key or agent is gone
 */
export async function resumeConversation(
  platform: Platform,
  caller: Caller,
  continuation: Continuation,
  now: Now,
): Promise<ConverseTask | { stored: JsonObject } | null> {
  try {
    const taken = await takeRun(platform, caller, continuation.run_id);
    if ("stored" in taken) return taken;
    const further = tellHistory(continuation.further);
    return { ...resumeTask(bringResults(taken, continuation), now), further };
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    if (error.code === "NOT_FOUND" || error.code === "APPROVAL_REQUIRED") return null;
    throw error;
  }
}

/** A repeated request for a turn that was gone on from already brings nothing: it is told again what waits. */
function bringResults(taken: TakenRun, { results }: Continuation): TakenRun {
  const { conversation } = taken.state;
  if (results === null || results.turn !== conversation.turns) return taken;
  const brought = conversation.pending.map(({ id }, index) => ({
    role: "tool" as const,
    call_id: id,
    content: tellText(results.contents.get(index) ?? "The client gave no result."),
  }));
  const since = [...conversation.since, ...brought];
  return { ...taken, state: { ...taken.state, conversation: { ...conversation, since, pending: [] } } };
}
