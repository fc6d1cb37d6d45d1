import { isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import type { ToolgateError } from "../contract/errors.ts";
import type { ChatAnswer, ChatCall, ChatMessage } from "../contract/ports.ts";
import type { HistoryEntry, ToolCandidate } from "../contract/tool.ts";

export const NO_USAGE: Readonly<Usage> = { prompt_tokens: 0, completion_tokens: 0 };

export type Usage = ChatAnswer["usage"];

/**
 * What ended a conversation before the model finished: a limit, a disconnected client, or a call that must
 * be approved first; in the last case it can be resumed.
 */
export type Stop = "steps" | "tool_calls" | "time" | "tokens" | "disconnected" | "approval";

/** One executed call, as shown to the caller. */
export interface ConversationStep {
  tool: string;
  /** As sent, after repair; the model's raw text if it is not a JSON object. */
  arguments: Json;
  /** The result; a failure has the FAILURE shape. */
  result: Json;
  /** Signs of instructions in the result. */
  untrusted?: Json;
  duration_ms: number;
  /** The result is the beginning of its JSON as text; the whole was returned before. */
  cut?: true;
}

/** The counters of a run that limits apply to. */
interface Counters {
  turns: number;
  steps: number;
  tokens: number;
}

/** A call with what the model was offered under its name. It may be executed days later. */
export interface PendingCall extends ChatCall {
  planned?: Pick<ToolCandidate, "side_effect" | "basis">;
}

/**
 * The state of a conversation between two calls, as plain data from which it can be resumed elsewhere and
 * later.
 */
export interface ConversationState {
  /** Messages after the caller's: the model's turns and the results of their calls. */
  since: ChatMessage[];
  steps: ConversationStep[];
  /** Usage of all turns and of the tools' own model requests. */
  usage: Usage;
  /** Number of model requests. */
  turns: number;
  /** Calls of the last turn without a result, in order. */
  pending: PendingCall[];
  /** The steps, by index, that were calls of tools. */
  made: { step: number; tool: HistoryEntry["tool"] }[];
  /** Id of the first pending call of ours, if it is a write that began and whose outcome is unknown. */
  begun: string | null;
  /** Messages sent while calls were pending; the model gets them once no call is pending. */
  further: ChatMessage[];
  /** The counters when results of the client's functions last arrived; limits count from there. */
  from: Counters;
}

/** The end of a conversation with one model, with everything done so far. */
export interface Conversation {
  /** Null if the model's endpoint failed. */
  message: { role: "assistant"; content: string } | null;
  /** A step that waits for its approval is the last one, with that failure as its result. */
  steps: ConversationStep[];
  usage: Usage;
  stopped: Stop | null;
  /** MODEL_ERROR, or INTERNAL for unexpected errors. */
  error: ToolgateError | null;
  /** With `stopped: "approval"`: the details of `APPROVAL_REQUIRED`. */
  approval: JsonObject | null;
  /** Calls of functions that the client executes, equal to `state.pending`. */
  clientCalls: ChatCall[];
  state: ConversationState;
}

export interface CallResult {
  /** As sent, after repair. */
  arguments: JsonObject;
  /** A failure has the FAILURE shape. */
  result: Json;
  /** Usage of model requests made by the call itself: a prompt, a repair. */
  usage: Usage;
  /** The call was not made: it waits for this approval. */
  approval?: JsonObject;
}

export interface CallOptions {
  /** Aborts the call. */
  signal: AbortSignal;
  /** The approval of exactly this call. */
  approvalId?: string;
}

/** Executes one call. A failure is a result; it never throws. */
export type ExecuteCall = (
  tool: ToolCandidate,
  args: JsonObject,
  options: CallOptions,
) => Promise<CallResult>;

/** Finds tools that may be offered to the caller. @throws ToolgateError */
export type SearchTools = (query: string) => Promise<ToolCandidate[]>;

export function addUsage(total: Usage, more: Usage): void {
  total.prompt_tokens += more.prompt_tokens;
  total.completion_tokens += more.completion_tokens;
}

/** The state before the first turn. */
export function newState(): ConversationState {
  return {
    since: [],
    steps: [],
    usage: { ...NO_USAGE },
    turns: 0,
    pending: [],
    made: [],
    begun: null,
    further: [],
    from: { turns: 0, steps: 0, tokens: 0 },
  };
}

export function spentOf({ turns, steps, usage }: ConversationState): Counters {
  return { turns, steps: steps.length, tokens: usage.prompt_tokens + usage.completion_tokens };
}

/** The results of all tool calls so far, for tools that use them. */
export function historyOf({ steps, made }: ConversationState): HistoryEntry[] {
  return made.flatMap(({ step, tool }) => {
    const { arguments: args, result } = steps[step] ?? {};
    return isJsonObject(args) && result !== undefined ? [{ tool, arguments: args, result }] : [];
  });
}

/**
 * The events of a conversation, in order. `id` is the number of the step in the whole conversation, from
 * 1.
 */
export type ConversationEvent =
  /** The model's text; the deltas of a turn add up to its text. */
  | { kind: "text"; turn: number; delta: string }
  | { kind: "step_started"; id: string; tool: string; arguments: Json }
  /**
   * A step that waits for its approval ends with that failure, and starts again when the conversation
   * is resumed.
   */
  | { kind: "step_done"; id: string; step: ConversationStep };

export type OnEvent = (event: ConversationEvent) => void;
