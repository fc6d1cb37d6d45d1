import type { JsonObject } from "../base/json.ts";
import { asToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import type { Caller } from "../kernel/stages.ts";
import { renewLease } from "../runs/renew-lease.ts";
import type { Conversation, ConversationState } from "./conversation-state.ts";
import { CONVERSATION_LIMITS } from "./limits.ts";
import type { OfferedTools } from "./offer-tools.ts";
import { type ConverseTask, clientNamesOf } from "./prepare-conversation.ts";
import {
  type ClaimedRun,
  cutSteps,
  type RunState,
  releaseRun,
  type StoredAnswer,
  storeRun,
  storeRunState,
} from "./stored-runs.ts";

/** Milliseconds between renewals of a lease of 30 seconds. */
const RENEW_MS = 10_000;

/** Renews the lease of a claimed run until its end, so that no other process claims it while this one is alive. */
export function leaseRun(platform: Platform, claimed: ClaimedRun) {
  const { logger } = platform;
  const lease = renewLease(() => storeRunState(platform, claimed), { everyMs: RENEW_MS, logger });
  let isReleased = false;
  return {
    /** Aborts when another process has claimed the run, so that this one must stop. */
    lost: lease.lost,
    /** @throws ToolgateError CONFLICT if another process has claimed the run, so that this one must stop */
    keep: (state: RunState) => storeRunState(platform, claimed, state),
    /**
     * Releases the run. A run that waits stores its new state, an interrupted one keeps its last stored state, and a
     * finished one stores its answer.
     */
    async release(conversation: Conversation, stateOf: BuildState, answer: StoredAnswer): Promise<void> {
      lease.end();
      if (lease.lost.aborted) return;
      const { approval, clientCalls, error, stopped, state } = conversation;
      const waits = approval !== null || clientCalls.length > 0;
      const isInterrupted = error !== null || stopped === "disconnected";
      const { asked } = claimed.state;
      const end = waits
        ? { state: stateOf(state, approval), answer }
        : isInterrupted
          ? {}
          : { answer, asked: asked };
      await releaseRun(platform, claimed, end).then(
        () => {
          isReleased = true;
        },
        (cause) => logger.error("run not released", { cause: String(cause) }),
      );
    },
    /** Must be called at the end. If the run was not released, this makes it available to the next request. */
    async end(): Promise<void> {
      lease.end();
      // If this fails, the lease expires.
      if (!isReleased && !lease.lost.aborted) await releaseRun(platform, claimed, {}).catch(() => undefined);
    },
  };
}

export type BuildState = (conversation: ConversationState, approval: JsonObject | null) => RunState;

/** The state of a conversation, to be stored. */
export function buildState(
  task: ConverseTask,
  at: Pick<RunState, "model" | "conversation" | "approval"> & { offer: OfferedTools },
): RunState {
  const { messages, question, chosen, claimed } = task;
  const { offer, conversation, ...rest } = at;
  return {
    ...rest,
    conversation: {
      ...conversation,
      steps: cutSteps(conversation.steps, CONVERSATION_LIMITS.resultCharacters),
    },
    asked: claimed?.state.asked ?? null,
    question,
    messages: [...messages],
    agent_version: chosen.policy.agent_version,
    offered: offer.names(),
    hasMore: chosen.hasMore,
    clientNames: clientNamesOf(task),
    ...(task.choice && { choice: task.choice }),
  };
}

/**
 * Stores a conversation that waits, unless it is a resumed one, which is stored already. A conversation
 * that cannot be stored fails.
 */
export async function storeSuspended(
  platform: Platform,
  { caller, claimed }: ConverseTask,
  conversation: Conversation,
  stateOf: BuildState,
): Promise<{ conversation: Conversation; run_id: string | null }> {
  const waits = conversation.approval !== null || conversation.clientCalls.length > 0;
  if (claimed) {
    const before = claimed.state.approval;
    const isSame = conversation.approval?.["approval_id"] === before?.["approval_id"];
    // If the approver's execution of its call is still running, only the approval's id is returned again.
    const approval = conversation.approval && isSame ? before : conversation.approval;
    const isResumable = waits || conversation.error !== null;
    return { conversation: { ...conversation, approval }, run_id: isResumable ? claimed.run_id : null };
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

/**
 * A claimed run as a task that continues where it was suspended: for the caller that began it, under the
 * current policy and with the current tools. The caller of this function adds the client's functions.
 */
export function resumeTask(
  claimed: ClaimedRun,
  now: Pick<ConverseTask, "signal" | "telemetry">,
): ConverseTask & { caller: Caller } {
  const { state, caller, policy, tools } = claimed;
  const { messages, question, hasMore, choice } = state;
  return {
    ...now,
    claimed,
    caller,
    messages,
    question,
    chosen: { policy, tools, hasMore },
    ...(choice && { choice }),
  };
}
