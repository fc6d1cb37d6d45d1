import type { JsonObject } from "../../contract/json.ts";
import type { ChatCall } from "../../contract/ports.ts";
import type { Completion, CompletionHead } from "./describe-completion.ts";

/** `chat.completion` as OpenAI describes it, with the additional member `toolgate`. */
export function writeCompletion(completion: Completion): JsonObject {
  const { head, content, calls, usage, toolgate } = completion;
  const hasCalls = calls.length > 0;
  const message = {
    role: "assistant",
    content: content === "" && hasCalls ? null : content,
    refusal: null,
    ...(hasCalls && { tool_calls: calls.map(writeCall) }),
  };
  return {
    ...writeHead(head),
    object: "chat.completion",
    choices: [{ index: 0, message, logprobs: null, finish_reason: whyFinished(completion) }],
    usage,
    toolgate,
  };
}

export function writeHead(head: CompletionHead): JsonObject {
  return { ...head, id: `chatcmpl-${head.id}` };
}

export function writeCall({ id, name, arguments: args }: ChatCall): JsonObject {
  return { id, type: "function", function: { name, arguments: args } };
}

export function whyFinished({ calls, stopped }: Completion): "tool_calls" | "length" | "stop" {
  if (calls.length > 0) return "tool_calls";
  return stopped === "tokens" ? "length" : "stop";
}
