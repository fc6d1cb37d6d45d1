import type { ChatMessage, ChatRequest } from "../../contract/ports.ts";

/** A request as the protocol's body, without token limit and streaming. */
export function writeRequest(model: string, { messages, functions, choice, options }: ChatRequest) {
  const { parallel_tool_calls, ...always } = options ?? {};
  // The endpoint decides which options are valid; the client's types only know OpenAI's own.
  const plain = { ...(always as object), model, messages: messages.map(writeMessage) };
  if (functions.length === 0) return plain;
  const tools = functions.map((offered) => ({ type: "function" as const, function: { ...offered } }));
  const together = parallel_tool_calls === undefined ? {} : { parallel_tool_calls };
  return { ...plain, tools, tool_choice: choice, ...together };
}

function writeMessage(message: ChatMessage) {
  if (message.role === "tool") {
    return { role: "tool" as const, tool_call_id: message.call_id, content: message.content };
  }
  if (message.role !== "assistant" || !message.calls?.length) {
    return { role: message.role, content: message.content };
  }
  const tool_calls = message.calls.map(({ id, name, arguments: args }) => ({
    id,
    type: "function" as const,
    function: { name, arguments: args },
  }));
  return { role: message.role, content: message.content === "" ? null : message.content, tool_calls };
}
