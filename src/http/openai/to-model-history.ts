import type { ChatMessage } from "../../contract/ports.ts";
import { fenceText } from "../../conversations/answer-calls.ts";
import { replayCall } from "../../conversations/read-call.ts";

/**
 * A client's messages in the form for models: calls in a form that every endpoint accepts, with short
 * unique ids (Mistral allows nine letters and digits); results of the client's functions are fenced as
 * data.
 */
export function toModelHistory(messages: readonly ChatMessage[]): ChatMessage[] {
  let count = 0;
  let open = new Map<string, string>();
  return messages.map((message): ChatMessage => {
    if (message.role === "tool") {
      const { call_id, content } = message;
      return { role: "tool", call_id: open.get(call_id) ?? call_id, content: fenceText(content) };
    }
    if (message.role !== "assistant" || !message.calls) return message;
    const calls = message.calls.map((call) => ({ ...replayCall(call), id: writeId(++count) }));
    open = new Map(message.calls.map(({ id }, index) => [id, calls[index]?.id ?? id]));
    return { ...message, calls };
  });
}

function writeId(count: number): string {
  return `h${String(count).padStart(8, "0")}`;
}
