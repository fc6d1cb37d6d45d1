import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { ChatCall } from "../../contract/ports.ts";
import {
  type Completion,
  type CompletionHead,
  type CompletionWriter,
  newHead,
} from "./describe-completion.ts";
import { joinTurns } from "./write-chunks.ts";

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
function writeBegun({ id, created, model }: CompletionHead, echo: JsonObject): JsonObject {
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
function writeMessage({ id }: CompletionHead, text?: string): JsonObject {
  return {
    id: `msg_${id}`,
    type: "message",
    role: "assistant",
    status: text === undefined ? "in_progress" : "completed",
    content: text === undefined ? [] : [writeText(text)],
  };
}

function writeText(text: string): JsonObject {
  return { type: "output_text", text, annotations: [], logprobs: [] };
}

function writeFunctionCall({ id, name, arguments: args }: ChatCall, status = "completed"): JsonObject {
  return { id: `fc_${id}`, type: "function_call", status, call_id: id, name, arguments: args };
}

/**
 * A conversation as the events of OpenAI's Responses protocol: one message, then the calls of the client's
 * functions.
 */
export function createEventWriter(write: (text: string) => void, echo: JsonObject): CompletionWriter {
  let head: CompletionHead | null = null;
  let hasMessage = false;
  let sequence_number = 0;

  const send = (type: string, data: JsonObject) =>
    write(
      `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence_number++, ...data })}\n\n`,
    );
  const begin = (known: CompletionHead): CompletionHead => {
    if (head !== null) return head;
    head = known;
    const response = writeBegun(known, echo);
    send("response.created", { response });
    send("response.in_progress", { response });
    return head;
  };

  const text = (known: CompletionHead) => ({ item_id: `msg_${known.id}`, output_index: 0, content_index: 0 });
  const openMessage = (known: CompletionHead) => {
    if (hasMessage) return;
    hasMessage = true;
    send("response.output_item.added", { output_index: 0, item: writeMessage(known) });
    send("response.content_part.added", { ...text(known), part: writeText("") });
  };
  const closeMessage = (known: CompletionHead, said: string) => {
    send("response.output_text.done", { ...text(known), text: said, logprobs: [] });
    send("response.content_part.done", { ...text(known), part: writeText(said) });
    send("response.output_item.done", { output_index: 0, item: writeMessage(known, said) });
  };
  const turns = joinTurns((delta) => {
    if (head === null) return;
    openMessage(head);
    send("response.output_text.delta", { ...text(head), delta, logprobs: [] });
  });

  const sendCall = (call: ChatCall, output_index: number) => {
    const of = { item_id: `fc_${call.id}`, output_index };
    const { name, arguments: args } = call;
    const begun = writeFunctionCall({ ...call, arguments: "" }, "in_progress");
    send("response.output_item.added", { output_index, item: begun });
    send("response.function_call_arguments.delta", { ...of, delta: args });
    send("response.function_call_arguments.done", { ...of, name, arguments: args });
    send("response.output_item.done", { output_index, item: writeFunctionCall(call) });
  };

  return {
    onEvent(event) {
      if (event.kind === "run") begin(newHead(event.model, event.trace_id));
      if (event.kind === "text") turns.add(event.turn, event.delta);
    },
    finish(completion) {
      const known = begin(completion.head);
      turns.finish(completion.content);
      if (completion.calls.length === 0) openMessage(known);
      if (hasMessage) closeMessage(known, turns.text());
      for (const [index, call] of completion.calls.entries()) sendCall(call, index + Number(hasMessage));
      const response = writeResponse({ ...completion, head: known, content: turns.text() }, echo);
      send(`response.${String(response["status"])}`, { response });
    },
    fail(failure) {
      const error = isJsonObject(failure["error"]) ? failure["error"] : {};
      const { code = null, message = "" } = error;
      const response = writeBegun(begin(head ?? newHead("", crypto.randomUUID())), echo);
      send("response.failed", { response: { ...response, status: "failed", error: { code, message } } });
      // OpenAI's client and LangChain throw on this event and ignore `response.failed`.
      send("error", { code, message, param: null, ...failure });
    },
  };
}
