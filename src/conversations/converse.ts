import type { JsonObject } from "../base/json.ts";
import { DEFAULT_CONNECTION } from "../contract/connector.ts";
import { type ToolgateError, toFailure } from "../contract/errors.ts";
import type { ChatCall, ChatModel, Logger } from "../contract/ports.ts";
import type { SpanStart } from "../contract/telemetry.ts";
import type { Caller } from "../kernel/stages.ts";
import {
  type Conversation,
  type ConversationEvent,
  type ConversationState,
  historyOf,
  NO_USAGE,
  type Usage,
} from "./conversation-state.ts";
import {
  type ConverseParts,
  type ConverseTask,
  offerChosenTools,
  prepareConversation,
} from "./prepare-conversation.ts";
import { createRecorder } from "./record-conversation.ts";
import { runConversation } from "./run-conversation.ts";
import { type BuildState, buildState, leaseRun, storeSuspended } from "./suspend-run.ts";

/** The agent's name in trace spans. */
const AGENT = "orchestrator";

const MAX_QUESTION = 8_000;

/** Members of an approval that the answer includes. */
const APPROVAL_MEMBERS = ["approval_id", "summary", "request", "expires_at", "approval_url"];

/** Events of a conversation, in order. `result` is the last one and equals `Conversed.result`. */
type RunEvent =
  | { kind: "run"; model: string; trace_id: string }
  | ConversationEvent
  | { kind: "result"; result: JsonObject };

export type OnRunEvent = (event: RunEvent) => void;

export interface Conversed {
  /** An entry of `results` in the API's answer. */
  result: JsonObject;
  /** Null unless the model or Toolgate failed. Its cause has been logged. */
  error: ToolgateError | null;
  /** Calls for the client to execute. The run is stored under `run_id` until their results arrive. */
  clientCalls: ChatCall[];
  /** Number of model requests in the whole run. */
  turns: number;
  /** Why the conversation ended before the model finished. */
  stopped: Conversation["stopped"];
  /**
   * Set if the conversation can be resumed: it waits for an approval or for results of the client's
   * functions, or failed after it was resumed.
   */
  run_id: string | null;
  /** Whether a write may have reached an API. */
  wrote: boolean;
  /** Usage in this request; `result` contains that of the whole run. */
  used: Usage;
}

/**
 * Runs one conversation with one model until it ends or is suspended, with its trace, audit rows and span.
 * Never throws: a failure is part of the answer, next to the steps done before. With `onEvent`, the model
 * streams.
 *
 * A suspended conversation is kept for a day (`stored-runs.ts`). `claimRun()` loads it, and `converse()` with
 * `resumeTask(claimed, …)` resumes it. If it waits for the client's functions, add a message of role `tool`
 * for each of `claimed.state.conversation.pending` to `.since` and empty `pending` first.
 */
export function converse(
  parts: ConverseParts,
  chat: ChatModel,
  task: ConverseTask,
  onEvent?: OnRunEvent,
): Promise<Conversed> {
  return task.telemetry.run(describeSpan(chat, task.caller), (telemetry) =>
    runRecorded(parts, chat, { ...task, telemetry }, onEvent),
  );
}

async function runRecorded(
  parts: ConverseParts,
  chat: ChatModel,
  task: ConverseTask,
  onEvent: OnRunEvent | undefined,
): Promise<Conversed> {
  const leasedRun = task.claimed && leaseRun(parts.platform, task.claimed);
  try {
    return await runClaimed(parts, chat, { task, leasedRun }, onEvent);
  } finally {
    await leasedRun?.end();
  }
}

async function runClaimed(
  parts: ConverseParts,
  chat: ChatModel,
  { task, leasedRun }: { task: ConverseTask; leasedRun: ReturnType<typeof leaseRun> | undefined },
  onEvent: OnRunEvent | undefined,
): Promise<Conversed> {
  const { platform, kernel } = parts;
  const { caller, telemetry, claimed, chosen } = task;
  const signal = leasedRun ? AbortSignal.any([task.signal, leasedRun.lost]) : task.signal;
  const recorder = createRecorder(platform, kernel, {
    caller,
    telemetry,
    policy: chosen.policy,
    model: chat.model,
    question: task.question.slice(0, MAX_QUESTION),
    approval_id: task.approval_id ?? null,
    claim: task.claim ?? null,
    choice: task.choice ?? DEFAULT_CONNECTION,
    history: claimed ? historyOf(claimed.state.conversation) : [],
  });
  const run = { model: chat.model, trace_id: recorder.traceId };
  telemetry.set({ "toolgate.trace_id": run.trace_id });
  onEvent?.({ kind: "run", ...run });
  const offer = offerChosenTools(task);
  const stateOf: BuildState = (conversation, approval) =>
    buildState(task, { model: chat.model, conversation, approval, offer });
  const ended = await runConversation({
    ...prepareConversation(parts, chat, { ...task, signal }, offer),
    execute: recorder.execute,
    onTurn: recorder.recordTurn,
    ...(onEvent && { onEvent }),
    ...(leasedRun && { keep: (state: ConversationState) => leasedRun.keep(stateOf(state, null)) }),
  });
  const { conversation, run_id } = await storeSuspended(platform, task, ended, stateOf);
  const result = describeResult(conversation, { ...run, ...(run_id && { run_id }) });
  const used = usedSince(claimed?.state.conversation.usage ?? NO_USAGE, conversation.usage);
  await leasedRun?.release(conversation, stateOf, { result, used });
  recorder.finish(conversation, used);
  if (conversation.error) telemetry.fail(conversation.error.code);
  logUnexpected(platform.logger.with({ session_id: run.trace_id }), conversation.error);
  onEvent?.({ kind: "result", result });
  const { error, clientCalls, stopped } = conversation;
  const { turns } = conversation.state;
  return { result, error, clientCalls, turns, stopped, run_id, wrote: recorder.wrote(), used };
}

/** Logged here because it may be one of several failures, which only the answer lists. */
function logUnexpected(logger: Logger, error: ToolgateError | null): void {
  if (error?.cause) logger.error(error.message, { code: error.code, cause: String(error.cause) });
}

function usedSince(before: Usage, now: Usage): Usage {
  return {
    prompt_tokens: now.prompt_tokens - before.prompt_tokens,
    completion_tokens: now.completion_tokens - before.completion_tokens,
  };
}

function describeSpan({ model }: ChatModel, { agent_id }: Caller): SpanStart {
  return {
    name: `invoke_agent ${AGENT}`,
    kind: "internal",
    attributes: {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": AGENT,
      "gen_ai.agent.id": agent_id ?? undefined,
      "gen_ai.request.model": model,
    },
  };
}

/** A conversation as an entry of `results`. */
function describeResult(conversation: Conversation, run: JsonObject): JsonObject {
  const { message, steps, usage, stopped, error, approval } = conversation;
  return {
    ...run,
    ...(message && { message }),
    ...(error && { error: toFailure(error) }),
    ...(stopped && { stopped }),
    ...(approval && { approval: pick(approval) }),
    steps: steps.map((step) => ({ ...step })),
    usage: { ...usage },
  };
}

function pick(approval: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(approval).filter(([name]) => APPROVAL_MEMBERS.includes(name)));
}
