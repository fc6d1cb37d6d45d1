import type { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Policy } from "../contract/policy.ts";
import type {
  ChatCall,
  ChatFunction,
  ChatMessage,
  ChatModel,
  Embedders,
  Platform,
} from "../contract/ports.ts";
import { chatInScope, type SpanScope, type SpanStart } from "../contract/telemetry.ts";
import type { HistoryEntry } from "../contract/tool.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Caller, Payload } from "../kernel/shared-context.ts";
import type { Conversation, ConversationState } from "../orchestration/conversation.ts";
import type { ConversationEvent } from "../orchestration/conversation-event.ts";
import { CONVERSATION_LIMITS, type ConversationLimits } from "../orchestration/limits.ts";
import { type OfferedTools, offerTools } from "../orchestration/offer-tools.ts";
import { type ConversationParts, runConversation } from "../orchestration/run-conversation.ts";
import { SEARCH_TOOLS } from "../orchestration/search-tools.ts";
import { writeMessages } from "../orchestration/write-messages.ts";
import { createFence } from "../policy/fence-text.ts";
import { renderPolicyPrompts } from "../policy/render-policy-prompts.ts";
import { chatUnderRules } from "../policy/scrub/scrubber-of.ts";
import { chatWithoutPrompts } from "../policy/withhold-prompts.ts";
import { asToolgateError } from "./as-toolgate-error.ts";
import { type ChosenTools, searchTools } from "./choose-tools.ts";
import { describeResult } from "./describe-result.ts";
import { holdRun } from "./hold-run.ts";
import { type RunState, saveRun, type TakenRun } from "./keep-runs.ts";
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
  /** For the one write it was given for. */
  approval_id?: string | null;
  claim?: Payload["claim"];
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal;
  telemetry: SpanScope;
  /** A run from `takeRun()` that goes on; see `resumeTask()`. */
  taken?: TakenRun;
  /** What was said while it waited; the model is told it behind the results of the calls that waited. */
  further?: readonly ChatMessage[];
}

/** What happens, in order; `result` is last and is what `Conversed.result` is. */
export type RunEvent =
  | { kind: "run"; model: string; trace_id: string }
  | ConversationEvent
  | { kind: "result"; result: JsonObject };
export type OnRunEvent = (event: RunEvent) => void;

export interface Conversed {
  /** An entry of `results`, as api.md has it. */
  result: JsonObject;
  /** Null unless the model failed. */
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
  const { platform, kernel } = parts;
  const { caller, telemetry, taken, chosen } = task;
  const recorder = createRecorder(platform, kernel, {
    caller,
    telemetry,
    policy: chosen.policy,
    model: chat.model,
    question: task.question.slice(0, MAX_QUESTION),
    approval_id: task.approval_id ?? null,
    claim: task.claim ?? null,
    history: taken?.state.history ?? [],
  });
  const run = { model: chat.model, trace_id: recorder.traceId };
  telemetry.set({ "toolgate.trace_id": run.trace_id });
  onEvent?.({ kind: "run", ...run });
  const offer = offerTools(chosen.tools, createFence(), {
    reserved: [...clientNames(task), SEARCH_TOOLS],
    ...(taken && { remembered: taken.state.offered }),
  });
  const stateOf: StateOf = (conversation, approval) =>
    describeState(task, { model: chat.model, conversation, approval, offer, history: recorder.history });
  const held = taken && holdRun(platform, taken);
  const ended = await runConversation({
    ...conversationParts(parts, chat, task, offer),
    execute: recorder.execute,
    onTurn: recorder.recordTurn,
    ...(onEvent && { onEvent }),
    ...(held && { keep: (state: ConversationState) => held.keep(stateOf(state, null)) }),
  });
  const { conversation, run_id } = await keepWaiting(platform, task, ended, stateOf);
  const result = describeResult(conversation, { ...run, ...(run_id && { run_id }) });
  await held?.release(conversation, { stateOf, result });
  recorder.finish(conversation);
  if (conversation.error) telemetry.fail(conversation.error.code);
  onEvent?.({ kind: "result", result });
  const { error, clientCalls, stopped } = conversation;
  const { turns } = conversation.state;
  return { result, error, clientCalls, turns, stopped, run_id, wrote: recorder.wrote() };
}

export type StateOf = (conversation: ConversationState, approval: JsonObject | null) => RunState;

function clientNames({ clientFunctions = [] }: ConverseTask): string[] {
  return clientFunctions.map(({ name }) => name);
}

function conversationParts(
  parts: ConverseParts,
  model: ChatModel,
  task: ConverseTask,
  offer: OfferedTools,
): Omit<ConversationParts, "execute"> {
  const { caller, chosen, question, taken, telemetry } = task;
  const { policy } = chosen;
  const prompts = renderPolicyPrompts(policy, question);
  const approvalId = taken?.state.approval?.["approval_id"];
  return {
    chat: chatWithoutPrompts(chatUnderRules(chatInScope(model, telemetry), policy), prompts),
    messages: writeMessages(task.messages, prompts),
    offer,
    limits: limitsUnder(policy),
    signal: task.signal,
    clientFunctions: task.clientFunctions ?? [],
    ...(chosen.hasMore && {
      search: {
        name: freeName(SEARCH_TOOLS, clientNames(task)),
        find: (query: string) => searchTools(parts, caller, policy, query),
      },
    }),
    ...(taken && { state: taken.state.conversation }),
    further: task.further ?? [],
    ...(typeof approvalId === "string" && { approvalId }),
  };
}

/** The client's functions keep their names. */
function freeName(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? freeName(`${name}_`, taken) : name;
}

/** An agent's own time limit, where its file is one. */
function limitsUnder({ tools, timeout_ms }: Policy): ConversationLimits {
  if (tools === null) return CONVERSATION_LIMITS;
  return { ...CONVERSATION_LIMITS, totalMs: Math.min(CONVERSATION_LIMITS.totalMs, timeout_ms) };
}

function describeState(
  { messages, question, chosen, clientFunctions = [] }: ConverseTask,
  at: Pick<RunState, "model" | "conversation" | "approval"> & {
    offer: OfferedTools;
    history: readonly HistoryEntry[];
  },
): RunState {
  const { offer, history, ...rest } = at;
  return {
    ...rest,
    question,
    messages: [...messages],
    agent_version: chosen.policy.agent_version,
    offered: offer.names(),
    hasMore: chosen.hasMore,
    history: [...history],
    clientFunctions: [...clientFunctions],
  };
}

/** A conversation that waits is kept, unless it is one that was. One that cannot be kept has failed. */
async function keepWaiting(
  platform: Platform,
  { caller, taken }: ConverseTask,
  conversation: Conversation,
  stateOf: StateOf,
): Promise<{ conversation: Conversation; run_id: string | null }> {
  const waits = conversation.approval !== null || conversation.clientCalls.length > 0;
  if (taken) {
    const approval = conversation.approval && { ...taken.state.approval, ...conversation.approval };
    const goesOn = waits || conversation.error !== null;
    return { conversation: { ...conversation, approval }, run_id: goesOn ? taken.run_id : null };
  }
  if (!waits) return { conversation, run_id: null };
  try {
    const run_id = await saveRun(platform, caller, stateOf(conversation.state, conversation.approval));
    return { conversation, run_id };
  } catch (error) {
    const failed = asToolgateError(error, platform.logger);
    const nothing = { message: null, stopped: null, approval: null, clientCalls: [] };
    return { conversation: { ...conversation, ...nothing, error: failed }, run_id: null };
  }
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
