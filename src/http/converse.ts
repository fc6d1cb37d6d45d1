import type { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type {
  ChatCall,
  ChatFunction,
  ChatMessage,
  ChatModel,
  Embedders,
  Logger,
  Platform,
} from "../contract/ports.ts";
import type { SpanScope, SpanStart } from "../contract/telemetry.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Asked, Caller } from "../kernel/stages.ts";
import {
  type Conversation,
  type ConversationState,
  historyOf,
  NO_USAGE,
  type Usage,
} from "../orchestration/conversation.ts";
import type { ConversationEvent } from "../orchestration/conversation-event.ts";
import { runConversation } from "../orchestration/run-conversation.ts";
import type { ChosenTools } from "./choose-tools.ts";
import { conversationParts, offerChosenTools } from "./conversation-parts.ts";
import { describeResult } from "./describe-result.ts";
import { holdRun } from "./hold-run.ts";
import type { ClaimedRun } from "./keep-runs.ts";
import { type BuildState, buildState, storeSuspended } from "./keep-waiting.ts";
import { createRecorder } from "./record-conversation.ts";

/** The agent's name in trace spans. */
const AGENT = "orchestrator";
const MAX_QUESTION = 8_000;

export interface ConverseParts {
  platform: Platform;
  embedders: Embedders;
  kernel: Kernel;
}

export interface ConverseTask {
  /** Resolved; the policy is that of `agent_id`. */
  caller: Caller;
  /** The caller's messages of all roles, without Toolgate's instructions. */
  messages: readonly ChatMessage[];
  /** The user's last message. */
  question: string;
  /** From `chooseTools()`. */
  chosen: ChosenTools;
  /**
   * Functions that the client executes. A turn that calls one ends the conversation after Toolgate's own
   * calls of the turn.
   */
  clientFunctions?: readonly ChatFunction[];
  /** Functions of the client with pending calls in `taken`, whether it still offers them or not. */
  clientNames?: readonly string[];
  /** Valid for exactly one write. */
  approval_id?: string | null;
  claim?: Asked["claim"];
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  telemetry: SpanScope;
  /** A suspended run from `takeRun()` that is resumed; see `resumeTask()`. */
  taken?: ClaimedRun;
}

/** Events of a conversation, in order. `result` is the last one and equals `Conversed.result`. */
export type RunEvent =
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
 * A suspended conversation is kept for a day (`keep-runs.ts`). `takeRun()` loads it, and `converse()` with
 * `resumeTask(taken, …)` resumes it. If it waits for the client's functions, add a message of role `tool`
 * for each of `taken.state.conversation.pending` to `.since` and empty `pending` first.
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
  const heldRun = task.taken && holdRun(parts.platform, task.taken);
  try {
    return await runClaimed(parts, chat, { task, heldRun }, onEvent);
  } finally {
    await heldRun?.end();
  }
}

async function runClaimed(
  parts: ConverseParts,
  chat: ChatModel,
  { task, heldRun }: { task: ConverseTask; heldRun: ReturnType<typeof holdRun> | undefined },
  onEvent: OnRunEvent | undefined,
): Promise<Conversed> {
  const { platform, kernel } = parts;
  const { caller, telemetry, taken, chosen } = task;
  const signal = heldRun ? AbortSignal.any([task.signal, heldRun.lost]) : task.signal;
  const recorder = createRecorder(platform, kernel, {
    caller,
    telemetry,
    policy: chosen.policy,
    model: chat.model,
    question: task.question.slice(0, MAX_QUESTION),
    approval_id: task.approval_id ?? null,
    claim: task.claim ?? null,
    history: taken ? historyOf(taken.state.conversation) : [],
  });
  const run = { model: chat.model, trace_id: recorder.traceId };
  telemetry.set({ "toolgate.trace_id": run.trace_id });
  onEvent?.({ kind: "run", ...run });
  const offer = offerChosenTools(task);
  const stateOf: BuildState = (conversation, approval) =>
    buildState(task, { model: chat.model, conversation, approval, offer });
  const ended = await runConversation({
    ...conversationParts(parts, chat, { ...task, signal }, offer),
    execute: recorder.execute,
    onTurn: recorder.recordTurn,
    ...(onEvent && { onEvent }),
    ...(heldRun && { keep: (state: ConversationState) => heldRun.keep(stateOf(state, null)) }),
  });
  const { conversation, run_id } = await storeSuspended(platform, task, ended, stateOf);
  const result = describeResult(conversation, { ...run, ...(run_id && { run_id }) });
  const used = usedSince(taken?.state.conversation.usage ?? NO_USAGE, conversation.usage);
  await heldRun?.release(conversation, stateOf, { result, used });
  recorder.finish(conversation);
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
