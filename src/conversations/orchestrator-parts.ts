import type { Json } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ChatModel, Embedders, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";

/** A model of the configured endpoint, by name; null if none is configured. */
export type CreateChat = (model?: string) => ChatModel | null;

export interface OrchestratorParts {
  platform: Platform;
  embedders: Embedders;
  kernel: Promise<Kernel>;
  createChat: CreateChat;
  /** Models of the configured endpoint, in OpenAI's format. */
  listModels: () => Promise<Json>;
}

/** The model of this name, or the default. @throws ToolgateError MODEL_ERROR {reason: "not_configured"} */
export function requireChat(createChat: CreateChat, model?: string): ChatModel {
  const chat = createChat(model);
  if (chat) return chat;
  throw new ToolgateError(
    "MODEL_ERROR",
    "No model is configured: set OPENAI_API_KEY (and OPENAI_BASE_URL, LLM_MODEL) and restart Toolgate.",
    { details: { reason: "not_configured" } },
  );
}
