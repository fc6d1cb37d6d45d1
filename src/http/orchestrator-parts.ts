import type { Json } from "../base/json.ts";
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
