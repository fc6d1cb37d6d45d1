import type { ToolgateError } from "../contract/errors.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import type { ChatAnswer } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";

export type Usage = ChatAnswer["usage"];

/** What ended a conversation before the model was done: a limit, or that nobody waits for it any more. */
export type Stop = "steps" | "tool_calls" | "time" | "tokens" | "disconnected";

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
}

/** How a conversation with one model ended, and everything that was done until then. */
export interface Conversation {
  /** Null when the model's endpoint failed. */
  message: { role: "assistant"; content: string } | null;
  steps: ConversationStep[];
  /** All turns, and what the tools themselves asked of models. */
  usage: Usage;
  stopped: Stop | null;
  /** MODEL_ERROR, and INTERNAL for what nobody foresaw. */
  error: ToolgateError | null;
}

export interface CallResult {
  /** As sent, after repair. */
  arguments: JsonObject;
  /** A failure in the FAILURE shape. */
  result: Json;
  /** What the call itself asked of models: a prompt, a repair. */
  usage: Usage;
}

/** Executes one call. A failure is a result; it never throws. */
export type ExecuteCall = (tool: ToolCandidate, args: JsonObject) => Promise<CallResult>;

export const NO_USAGE: Readonly<Usage> = { prompt_tokens: 0, completion_tokens: 0 };

export function addUsage(total: Usage, more: Usage): void {
  total.prompt_tokens += more.prompt_tokens;
  total.completion_tokens += more.completion_tokens;
}
