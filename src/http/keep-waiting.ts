import type { JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { Conversation, ConversationState } from "../orchestration/conversation.ts";
import { cutSteps } from "../orchestration/cut-steps.ts";
import { CONVERSATION_LIMITS } from "../orchestration/limits.ts";
import type { OfferedTools } from "../orchestration/offer-tools.ts";
import { asToolgateError } from "./as-toolgate-error.ts";
import { clientNamesOf } from "./conversation-parts.ts";
import type { ConverseTask } from "./converse.ts";
import { type RunState, storeRun } from "./keep-runs.ts";

export type BuildState = (conversation: ConversationState, approval: JsonObject | null) => RunState;

/** The state of a conversation, to be stored. */
export function buildState(
  task: ConverseTask,
  at: Pick<RunState, "model" | "conversation" | "approval"> & { offer: OfferedTools },
): RunState {
  const { messages, question, chosen, taken } = task;
  const { offer, conversation, ...rest } = at;
  return {
    ...rest,
    conversation: {
      ...conversation,
      steps: cutSteps(conversation.steps, CONVERSATION_LIMITS.resultCharacters),
    },
    asked: taken?.state.asked ?? null,
    question,
    messages: [...messages],
    agent_version: chosen.policy.agent_version,
    offered: offer.names(),
    hasMore: chosen.hasMore,
    clientNames: clientNamesOf(task),
  };
}

/**
 * Stores a conversation that waits, unless it is a resumed one, which is stored already. A conversation
 * that cannot be stored fails.
 */
export async function storeSuspended(
  platform: Platform,
  { caller, taken }: ConverseTask,
  conversation: Conversation,
  stateOf: BuildState,
): Promise<{ conversation: Conversation; run_id: string | null }> {
  const waits = conversation.approval !== null || conversation.clientCalls.length > 0;
  if (taken) {
    const before = taken.state.approval;
    const isSame = conversation.approval?.["approval_id"] === before?.["approval_id"];
    // If its call is being carried out at the moment, only the approval's id is returned again.
    const approval = conversation.approval && isSame ? before : conversation.approval;
    const goesOn = waits || conversation.error !== null;
    return { conversation: { ...conversation, approval }, run_id: goesOn ? taken.run_id : null };
  }
  if (!waits) return { conversation, run_id: null };
  try {
    const run_id = await storeRun(platform, caller, stateOf(conversation.state, conversation.approval));
    return { conversation, run_id };
  } catch (error) {
    const failed = asToolgateError(error, platform.logger);
    const nothing = { message: null, stopped: null, approval: null, clientCalls: [] };
    return { conversation: { ...conversation, ...nothing, error: failed }, run_id: null };
  }
}
