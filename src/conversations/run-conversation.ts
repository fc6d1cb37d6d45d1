import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ChatAnswer, ChatCall, ChatFunction, ChatMessage, ChatModel } from "../contract/ports.ts";
import { elapsedMs } from "../kernel/record-step.ts";
import {
  addUsage,
  type Conversation,
  type ConversationState,
  type ExecuteCall,
  newState,
  type OnEvent,
  type PendingCall,
  type SearchTools,
  type Stop,
  spentOf,
} from "./conversation-state.ts";
import { replayCall } from "./execute-call.ts";
import { executePendingCalls, type PendingParts, type Waiting } from "./execute-pending-calls.ts";
import type { ConversationLimits } from "./limits.ts";
import { describeSearch, type OfferedTools } from "./offer-tools.ts";

/** One model request. */
export interface Turn {
  number: number;
  started: Date;
  duration_ms: number;
  /** The model's answer, or its failure. */
  answer: ChatAnswer | ToolgateError;
}

export interface ConversationInput {
  chat: ChatModel;
  /** The messages for the model, including instructions; messages of the conversation follow them. */
  messages: readonly ChatMessage[];
  offer: OfferedTools;
  execute: ExecuteCall;
  limits: ConversationLimits;
  /**
   * Aborts when the client disconnects, or with a ToolgateError as its reason, which becomes the
   * conversation's error.
   */
  signal: AbortSignal;
  /** The search function; absent if everything is offered already. */
  search?: { name: string; find: SearchTools };
  /**
   * Functions that the client executes. A turn that calls one ends the conversation after Toolgate's own
   * calls of the turn.
   */
  clientFunctions?: readonly ChatFunction[];
  /** The state to resume from. */
  state?: ConversationState;
  /** The approval of the first pending call of `state`. */
  approvalId?: string;
  /** Names of the client's functions with pending calls in `state` that are no longer offered. */
  clientNames?: readonly string[];
  /** Called after every turn, for the trace. */
  onTurn?: (turn: Turn) => void;
  /** If set, the model is asked to stream. */
  onEvent?: OnEvent;
  /** Rejects when the caller has lost the right to continue since the conversation began; called between turns. */
  checkCaller?: () => Promise<unknown>;
  /** Called with the conversation's state after every call and turn. */
  keep?: (state: ConversationState) => Promise<void>;
}

/**
 * Asks the model, executes the calls it requests and returns their results, until it answers or a limit is
 * reached. A failing or unknown tool and invalid arguments are reported to the model. Never throws: a
 * failure is part of the conversation, next to the steps done before.
 */
export async function runConversation(input: ConversationInput): Promise<Conversation> {
  const state = structuredClone(input.state ?? newState());
  try {
    return await takeTurns(input, state);
  } catch (error) {
    return endConversation(state, { error: asError(error, unexpectedFailure) });
  }
}

async function takeTurns(input: ConversationInput, state: ConversationState): Promise<Conversation> {
  const { limits } = input;
  const over = AbortSignal.timeout(limits.totalMs);
  const signal = AbortSignal.any([over, input.signal]);
  const whyOver = () => (over.aborted ? { stopped: "time" as const } : whyGone(input.signal));
  const answering = pendingParts(input, over);
  for (;;) {
    const waiting = await executePendingCalls(state, answering);
    answering.approvalId = null;
    if (waiting) return endConversation(state, { stopped: "approval", waiting });
    if (signal.aborted) return endConversation(state, whyOver());
    if (state.pending.length > 0) return endConversation(state, { clientCalls: state.pending });
    if (state.turns > 0) await input.checkCaller?.();
    state.since.push(...state.further.splice(0));
    const messages = [...input.messages, ...state.since];
    if (JSON.stringify(messages).length > limits.contextCharacters)
      return endConversation(state, { stopped: "tokens" });
    const answer = await takeTurn(input, messages, signal, state.turns + 1);
    if (answer instanceof ToolgateError) {
      return endConversation(state, signal.aborted ? whyOver() : { error: answer });
    }
    state.turns += 1;
    addUsage(state.usage, answer.usage);
    if (answer.calls.length === 0) return endConversation(state, { answer });
    const stopped = reached(state, answer, limits);
    if (stopped) return endConversation(state, { stopped, said: answer.text });
    state.since.push({ role: "assistant", content: answer.text, calls: answer.calls.map(replayCall) });
    state.pending = answer.calls.map((call) => bindCall(call, input.offer));
    await answering.keep(state);
  }
}

function bindCall(call: ChatCall, { byName }: OfferedTools): PendingCall {
  const tool = byName.get(call.name);
  if (tool === undefined) return call;
  const { side_effect, basis } = tool;
  return { ...call, planned: { side_effect, ...(basis !== undefined && { basis }) } };
}

/** The error that is the signal's reason; by default the client has disconnected. */
function whyGone({ reason }: AbortSignal) {
  return reason instanceof ToolgateError ? { error: reason } : { stopped: "disconnected" as const };
}

function pendingParts(input: ConversationInput, over: AbortSignal): PendingParts {
  const {
    offer,
    execute,
    limits,
    signal,
    search,
    clientFunctions = [],
    clientNames = [],
    approvalId,
  } = input;
  return {
    offer,
    execute,
    search: search ?? null,
    over,
    gone: signal,
    parallel: limits.parallel,
    resultCharacters: limits.resultCharacters,
    clientNames: new Set([...clientNames, ...clientFunctions.map(({ name }) => name)]),
    approvalId: approvalId ?? null,
    onEvent: input.onEvent ?? (() => {}),
    keep: input.keep ?? (() => Promise.resolve()),
  };
}

/** Makes one model request; a failure of the endpoint is returned as well. */
async function takeTurn(
  { chat, offer, search, clientFunctions = [], limits, onTurn, onEvent }: ConversationInput,
  messages: ChatMessage[],
  signal: AbortSignal,
  number: number,
): Promise<ChatAnswer | ToolgateError> {
  const started = new Date();
  const before = performance.now();
  const streamed = onEvent && streamText(number, onEvent);
  const answer = await chat
    .complete({
      messages,
      functions: [
        ...offer.functions(),
        ...(search ? [describeSearch(search.name)] : []),
        ...clientFunctions.map((offered) => ({ ...offered })),
      ],
      choice: "auto",
      maxTokens: limits.answerTokens,
      signal,
      ...(streamed && { onText: streamed.onText }),
    })
    .catch((error: unknown) => asError(error, modelFailure));
  if (!(answer instanceof ToolgateError)) streamed?.finish(answer.text);
  onTurn?.({ number, started, duration_ms: elapsedMs(before), answer });
  return answer;
}

function asError(error: unknown, toFailure: (cause: unknown) => ToolgateError): ToolgateError {
  return error instanceof ToolgateError ? error : toFailure(error);
}

function modelFailure(cause: unknown): ToolgateError {
  const details = { reason: "connection" };
  return new ToolgateError("MODEL_ERROR", "The request to the model failed.", { details, cause });
}

function unexpectedFailure(cause: unknown): ToolgateError {
  const details = { reason: "unexpected" };
  return new ToolgateError("INTERNAL", "The conversation failed because of an internal error.", {
    details,
    cause,
  });
}

/** The limit that prevents this turn's calls. In the last turn, their results would not be read. */
function reached(state: ConversationState, { calls }: ChatAnswer, limits: ConversationLimits) {
  const { from } = state;
  const { turns, steps, tokens } = spentOf(state);
  if (turns - from.turns >= limits.turns || turns >= limits.runTurns) return "steps";
  if (tokens - from.tokens > limits.tokens) return "tokens";
  return steps - from.steps + calls.length > limits.calls ? "tool_calls" : null;
}

/**
 * Passes on a model's text of one turn. The deltas add up to the turn's text, also for an endpoint that
 * does not stream.
 */
function streamText(turn: number, onEvent: OnEvent) {
  let sent = "";
  const onText = (delta: string) => {
    if (delta === "") return;
    sent += delta;
    onEvent({ kind: "text", turn, delta });
  };
  return {
    onText,
    /** Passes on the part of the whole text that was not streamed. */
    finish(text: string): void {
      if (text.startsWith(sent)) onText(text.slice(sent.length));
    },
  };
}

type End =
  /** An answer without calls. */
  | { answer: ChatAnswer }
  | { error: ToolgateError }
  | { clientCalls: ChatCall[] }
  | { stopped: "approval"; waiting: Waiting }
  /** `said`: the model's text in the turn that reached the limit; by default its last text. */
  | { stopped: Exclude<Stop, "approval">; said?: string };

/** The result of a conversation, with everything done so far. */
function endConversation(state: ConversationState, end: End): Conversation {
  if ("answer" in end) return finish(state, end.answer);
  if ("error" in end) return { ...base(state), error: end.error };
  if ("clientCalls" in end) {
    return { ...base(state), message: toMessage(lastSaid(state)), clientCalls: [...end.clientCalls] };
  }
  if (end.stopped === "approval") return wait(state, end.waiting);
  return stop(state, end.stopped, end.said ?? lastSaid(state));
}

function base(state: ConversationState): Conversation {
  return {
    message: null,
    steps: [...state.steps],
    usage: { ...state.usage },
    stopped: null,
    error: null,
    approval: null,
    clientCalls: [],
    state,
  };
}

/** The answer is complete, cut off by the endpoint, or empty. */
function finish(state: ConversationState, { text, finish_reason }: ChatAnswer): Conversation {
  if (finish_reason === "length") return stop(state, "tokens", text);
  if (text.trim() !== "") return { ...base(state), message: toMessage(text) };
  const why =
    finish_reason === undefined ? "" : ` (finish_reason ${JSON.stringify(finish_reason.slice(0, 64))})`;
  const error = new ToolgateError(
    "MODEL_ERROR",
    `The model answered neither with text nor with a call${why}.`,
    {
      details: { reason: "invalid_response" },
    },
  );
  return { ...base(state), error };
}

const STOPPED: Record<Exclude<Stop, "approval">, string> = {
  steps: "I stopped without a final answer: the number of steps of one conversation is limited.",
  tool_calls: "I stopped without a final answer: the number of tool calls of one conversation is limited.",
  time: "I stopped without a final answer: the time of one conversation is limited.",
  tokens: "I stopped before the end of the answer: the length of one conversation is limited.",
  disconnected: "I stopped: the client disconnected.",
};

/** The model's last text, and why it is incomplete. */
function stop(state: ConversationState, stopped: Exclude<Stop, "approval">, said: string): Conversation {
  return { ...base(state), message: toMessage(said, STOPPED[stopped]), stopped };
}

function wait(state: ConversationState, { step, approval }: Waiting): Conversation {
  const message = toMessage(lastSaid(state), describeWait(approval));
  const steps = [...state.steps, step];
  return { ...base(state), steps, message, stopped: "approval", approval };
}

function describeWait({ summary, approval_id, approval_url }: JsonObject): string {
  const where = typeof approval_url === "string" ? `: ${approval_url}` : "";
  return `${typeof summary === "string" ? `${summary} ` : ""}A person must approve this first (approval ${approval_id}${where}).`;
}

function lastSaid({ since }: ConversationState): string {
  return since.findLast(({ role }) => role === "assistant")?.content ?? "";
}

function toMessage(...parts: string[]): Conversation["message"] {
  const content = parts
    .map((part, i) => (i === 0 && parts.length > 1 ? part.trim() : part))
    .filter(Boolean)
    .join("\n\n");
  return { role: "assistant", content };
}
