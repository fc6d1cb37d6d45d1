import type { ChatModel } from "./ports.ts";
import type { SpanScope } from "./telemetry.ts";

/** The model with its calls recorded as child spans of this span. */
export function chatInScope(chat: ChatModel, telemetry: SpanScope): ChatModel {
  if (!telemetry.isRecording) return chat;
  return { ...chat, complete: (request) => chat.complete({ ...request, telemetry }) };
}
