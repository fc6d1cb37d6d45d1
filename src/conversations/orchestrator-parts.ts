import type { Json } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { AccountModel } from "../contract/policy.ts";
import type { ChatModel, Embedders, FindChat, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";

export interface OrchestratorParts {
  platform: Platform;
  embedders: Embedders;
  kernel: Promise<Kernel>;
  findChat: FindChat;
  /** Models of an account's endpoint, in OpenAI's format. */
  listModels: (account: AccountModel | null) => Promise<Json>;
}

/**
 * The account's model of this name, or its default. @throws ToolgateError MODEL_ERROR {reason:
 * "not_configured"}
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
