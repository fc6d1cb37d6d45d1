import type { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ChatAnswer, ChatCall, ChatMessage } from "../contract/ports.ts";
import type { HistoryEntry, ToolCandidate } from "../contract/tool.ts";

export type Usage = ChatAnswer["usage"];

/**
 * What ended a conversation before the model was done: a limit, that nobody waits for it any more, or a call that somebody
 * must approve first; from there it can go on.
 */
export type Stop = "steps" | "tool_calls" | "time" | "tokens" | "disconnected" | "approval";

/** One executed call, as the caller is told. */
export interface ConversationStep {
  tool: string;
  /** As sent, after repair; the model's raw text where that is no JSON object. */
  arguments: Json;
  /** What came back; a failure in the FAILURE shape. */
  result: Json;
  /** Signs that the result speaks to the model. */
  untrusted?: Json;
  duration_ms: number;
  /** The result is only the beginning of its JSON, as text: it was told whole before. */
  cut?: true;
}

/** What of a run its limits are about. */
export interface Spent {
  turns: number;
  steps: number;
  tokens: number;
}

/** Where a conversation stands between two calls: plain data, from which it can go on elsewhere and later. */
export interface ConversationState {
  /** What was said behind the caller's messages: the model's turns and what their calls brought. */
  since: ChatMessage[];
  steps: ConversationStep[];
  /** All turns, and what the tools themselves asked of models. */
  usage: Usage;
  /** Times the model was asked. */
  turns: number;
  /** Calls of the last turn that have no result yet, in their order. */
  pending: ChatCall[];
  /** Which of the steps, by their index, were calls of tools. */
  made: { step: number; tool: HistoryEntry["tool"] }[];
  /** Id of the first pending call of ours: a write that was begun, and of which nobody knows what came. */
  begun: string | null;
  /** What was said while calls waited; the model is told it when none is pending any more. */
  further: ChatMessage[];
  /** What had been spent when functions of the client last brought something: limits count from there. */
  from: Spent;
}

/** How a conversation with one model ended, and everything that was done until then. */
export interface Conversation {
  /** Null when the model's endpoint failed. */
  message: { role: "assistant"; content: string } | null;
  /** One that waits for its approval stands at the end, with that failure as its result. */
  steps: ConversationStep[];
  usage: Usage;
  stopped: Stop | null;
  /** MODEL_ERROR, and INTERNAL for what nobody foresaw. */
  error: ToolgateError | null;
  /** With `stopped: "approval"`: what `APPROVAL_REQUIRED` tells of the call. */
  approval: JsonObject | null;
  /** Calls of functions that the client itself executes; they are `state.pending`. */
  clientCalls: ChatCall[];
  state: ConversationState;
}

export interface CallResult {
  /** As sent, after repair. */
  arguments: JsonObject;
  /** A failure in the FAILURE shape. */
  result: Json;
  /** What the call itself asked of models: a prompt, a repair. */
  usage: Usage;
  /** The call was not made: it waits for this approval. */
  approval?: JsonObject;
}

export interface CallOptions {
  /** What is on its way is given up with it. */
  signal: AbortSignal;
  /** Of exactly this call. */
  approvalId?: string;
}

/** Executes one call. A failure is a result; it never throws. */
export type ExecuteCall = (
  tool: ToolCandidate,
  args: JsonObject,
  options: CallOptions,
) => Promise<CallResult>;

/** Finds tools of the caller that may be offered. @throws ToolgateError */
export type SearchTools = (query: string) => Promise<ToolCandidate[]>;

export const NO_USAGE: Readonly<Usage> = { prompt_tokens: 0, completion_tokens: 0 };

export function addUsage(total: Usage, more: Usage): void {
  total.prompt_tokens += more.prompt_tokens;
  total.completion_tokens += more.completion_tokens;
}

/** Before the first turn. */
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

export function spentOf({ turns, steps, usage }: ConversationState): Spent {
  return { turns, steps: steps.length, tokens: usage.prompt_tokens + usage.completion_tokens };
}

/** The results of all calls of tools until now, for tools that look at them. */
export function historyOf({ steps, made }: ConversationState): HistoryEntry[] {
  return made.flatMap(({ step, tool }) => {
    const { arguments: args, result } = steps[step] ?? {};
    return isJsonObject(args) && result !== undefined ? [{ tool, arguments: args, result }] : [];
  });
}
