import { ToolgateError } from "./errors.ts";
import type { AccountModel } from "./policy.ts";
import type { ChatModel, FindChat } from "./ports.ts";
import type { SpanScope } from "./telemetry.ts";

/** The model with its calls recorded as child spans of this span. */
export function chatInScope(chat: ChatModel, telemetry: SpanScope): ChatModel {
  if (!telemetry.isRecording) return chat;
  return { ...chat, complete: (request) => chat.complete({ ...request, telemetry }) };
}

/**
 * The account's model of this name, or its default.
 *
 * @throws ToolgateError MODEL_ERROR {reason: "not_configured"}
 */
export function requireChat(findChat: FindChat, account: AccountModel | null, model?: string): ChatModel {
  const chat = findChat(account, model);
  if (chat) return chat;
  throw new ToolgateError(
    "MODEL_ERROR",
    "No model is configured: set an endpoint under Settings, or OPENAI_API_KEY (and OPENAI_BASE_URL, LLM_MODEL) for everyone.",
    { details: { reason: "not_configured" } },
  );
}
