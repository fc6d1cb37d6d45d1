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
import { conversationParts, offerChosen } from "./conversation-parts.ts";
import { describeResult } from "./describe-result.ts";
import { holdRun } from "./hold-run.ts";
import type { TakenRun } from "./keep-runs.ts";
import { describeState, keepWaiting, type StateOf } from "./keep-waiting.ts";
import { createRecorder } from "./record-conversation.ts";

/** Its name in spans. */
const AGENT = "orchestrator";
const MAX_QUESTION = 8_000;

export interface ConverseParts {
  platform: Platform;
  embedders: Embedders;
  kernel: Kernel;
}

export interface ConverseTask {
  /** Resolved; `agent_id`: whose rules count. */
  caller: Caller;
  /** The caller's, of every role, without our instructions. */
  messages: readonly ChatMessage[];
  /** What the user asked last. */
  question: string;
  /** From `chooseTools()`. */
  chosen: ChosenTools;
  /** Functions that the client itself executes: a turn that calls one ends the conversation, once ours of the turn are done. */
  clientFunctions?: readonly ChatFunction[];
  /** Of functions whose calls wait for the client in `taken`, whatever it offers now. */
  clientNames?: readonly string[];
  /** For the one write it was given for. */
  approval_id?: string | null;
  claim?: Asked["claim"];
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal;
  telemetry: SpanScope;
  /** A run from `takeRun()` that goes on; see `resumeTask()`. */
  taken?: TakenRun;
}

/** What happens, in order; `result` is last and is what `Conversed.result` is. */
export type RunEvent =
  | { kind: "run"; model: string; trace_id: string }
  | ConversationEvent
  | { kind: "result"; result: JsonObject };
export type OnRunEvent = (event: RunEvent) => void;

export interface Conversed {
  /** An entry of `results`, as the API describes it. */
  result: JsonObject;
  /** Null unless the model failed, or we did. What caused it is in the log already. */
  error: ToolgateError | null;
  /** Of the client's functions, for the client to execute; the run waits under `run_id` for what they bring. */
  clientCalls: ChatCall[];
  /** Times the model was asked, in all of the run. */
  turns: number;
  /** What ended it before the model was done. */
  stopped: Conversation["stopped"];
  /** Of a conversation that can go on: it waits, for an approval or for the client's functions, or broke off when it was resumed. */
  run_id: string | null;
  /** Whether a write may have reached an API. */
  wrote: boolean;
  /** In this request; `result` tells what all of the run has used. */
  used: Usage;
}

/**
 * One conversation with one model, from the caller's messages to the end or to where it waits, with its trace, audit rows and
 * span. Never throws: what failed is in the answer, beside everything that was done before. With `onEvent` the model streams.
 *
 * A conversation that waits is kept for a day (`keep-runs.ts`): `takeRun()` gives it back, and `converse()` with
 * `resumeTask(taken, …)` goes on. Where it waits for the client's functions, put a message of role `tool` for each of
 * `taken.state.conversation.pending` into `.since`, and empty `pending`, before that.
 */
export function converse(
  parts: ConverseParts,
  chat: ChatModel,
  task: ConverseTask,
  onEvent?: OnRunEvent,
): Promise<Conversed> {
  return task.telemetry.run(describeSpan(chat, task.caller), (telemetry) =>
    record(parts, chat, { ...task, telemetry }, onEvent),
  );
}

async function record(
  parts: ConverseParts,
  chat: ChatModel,
  task: ConverseTask,
  onEvent: OnRunEvent | undefined,
): Promise<Conversed> {
  const held = task.taken && holdRun(parts.platform, task.taken);
  try {
    return await recordHeld(parts, chat, { task, held }, onEvent);
  } finally {
    await held?.end();
  }
}

async function recordHeld(
  parts: ConverseParts,
  chat: ChatModel,
  { task, held }: { task: ConverseTask; held: ReturnType<typeof holdRun> | undefined },
  onEvent: OnRunEvent | undefined,
): Promise<Conversed> {
  const { platform, kernel } = parts;
  const { caller, telemetry, taken, chosen } = task;
  const signal = held ? AbortSignal.any([task.signal, held.lost]) : task.signal;
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
  const offer = offerChosen(task);
  const stateOf: StateOf = (conversation, approval) =>
    describeState(task, { model: chat.model, conversation, approval, offer });
  const ended = await runConversation({
    ...conversationParts(parts, chat, { ...task, signal }, offer),
    execute: recorder.execute,
    onTurn: recorder.recordTurn,
    ...(onEvent && { onEvent }),
    ...(held && { keep: (state: ConversationState) => held.keep(stateOf(state, null)) }),
  });
  const { conversation, run_id } = await keepWaiting(platform, task, ended, stateOf);
  const result = describeResult(conversation, { ...run, ...(run_id && { run_id }) });
  const used = usedSince(taken?.state.conversation.usage ?? NO_USAGE, conversation.usage);
  await held?.release(conversation, stateOf, { result, used });
  recorder.finish(conversation);
  if (conversation.error) telemetry.fail(conversation.error.code);
  logUnforeseen(platform.logger.with({ session_id: run.trace_id }), conversation.error);
  onEvent?.({ kind: "result", result });
  const { error, clientCalls, stopped } = conversation;
  const { turns } = conversation.state;
  return { result, error, clientCalls, turns, stopped, run_id, wrote: recorder.wrote(), used };
}

/** Here, as it may be one failure of several, of which only the answer tells. */
function logUnforeseen(logger: Logger, error: ToolgateError | null): void {
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
