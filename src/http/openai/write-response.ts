import { isJsonObject, type Json, type JsonObject } from "../../contract/json.ts";
import type { ChatCall } from "../../contract/ports.ts";
import type { Completion, CompletionHead } from "./describe-completion.ts";

/** The members of the request that a response repeats. */
export function echoRequest(body: JsonObject): JsonObject {
  const [text, reasoning] = [partOf(body["text"]), partOf(body["reasoning"])];
  return {
    background: false,
    instructions: body["instructions"] ?? null,
    max_output_tokens: body["max_output_tokens"] ?? null,
    metadata: body["metadata"] ?? {},
    parallel_tool_calls: body["parallel_tool_calls"] ?? true,
    previous_response_id: null,
    reasoning: { effort: reasoning["effort"] ?? null, summary: null },
    store: false,
    temperature: body["temperature"] ?? null,
    text: { format: { type: "text", ...partOf(text["format"]) } },
    tool_choice: body["tool_choice"] ?? "auto",
    tools: body["tools"] ?? [],
    top_p: body["top_p"] ?? null,
    truncation: "disabled",
  };
}

function partOf(part: Json | undefined): JsonObject {
  return isJsonObject(part) ? part : {};
}

/** `response` as OpenAI describes it, before there is any output. */
export function writeBegun({ id, created, model }: CompletionHead, echo: JsonObject): JsonObject {
  return {
    id: `resp_${id}`,
    object: "response",
    created_at: created,
    status: "in_progress",
    error: null,
    incomplete_details: null,
    model,
    output: [],
    usage: null,
    ...echo,
  };
}

/** The completed response, with the additional member `toolgate`. */
export function writeResponse(completion: Completion, echo: JsonObject): JsonObject {
  const { head, content, calls, usage, toolgate } = completion;
  const message = content === "" && calls.length > 0 ? [] : [writeMessage(head, content)];
  return {
    ...writeBegun(head, echo),
    ...writeStatus(completion),
    output: [...message, ...calls.map((call) => writeFunctionCall(call))],
    usage: {
      input_tokens: usage.prompt_tokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.completion_tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.total_tokens,
    },
    toolgate,
  };
}

/** Incomplete only because of limits. A pending approval is a complete answer, whose text says so. */
function writeStatus({ stopped }: Completion): JsonObject {
  if (stopped === null || stopped === "approval") return { status: "completed" };
  return {
    status: "incomplete",
    // OpenAI has no names for limits of steps, calls and time.
    incomplete_details: { reason: stopped === "tokens" ? "max_output_tokens" : stopped },
  };
}

/** @param text undefined before it is written */
export function writeMessage({ id }: CompletionHead, text?: string): JsonObject {
  return {
    id: `msg_${id}`,
    type: "message",
    role: "assistant",
    status: text === undefined ? "in_progress" : "completed",
    content: text === undefined ? [] : [writeText(text)],
  };
}

export function writeText(text: string): JsonObject {
  return { type: "output_text", text, annotations: [], logprobs: [] };
}

export function writeFunctionCall({ id, name, arguments: args }: ChatCall, status = "completed"): JsonObject {
  return { id: `fc_${id}`, type: "function_call", status, call_id: id, name, arguments: args };
}
