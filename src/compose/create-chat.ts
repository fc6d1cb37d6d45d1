import type { Config } from "../contract/config.ts";
import type { ChatModel } from "../contract/ports.ts";
import type { OpenAiChatOptions } from "../platform/model/openai-chat.ts";
import { tracedChat } from "../platform/telemetry/trace-chat.ts";
import { BUILT_IN_SCRUBBER } from "../privacy/built-in-scrubber.ts";
import { scrubbedChat } from "../privacy/scrub-chat.ts";

/** Timeout of a model request in milliseconds. */
const MODEL_TIMEOUT_MS = 30_000;

/**
 * The configured chat model, or another one of the same endpoint; null if none is configured. Personal
 * data is scrubbed from its requests.
 */
export function createChat(settings: Config["model"], model?: string): ChatModel | null {
  if (settings === null) return null;
  const { baseUrl, apiKey, chatModel } = settings;
  const options = { baseUrl, apiKey, model: model ?? chatModel, timeoutMs: MODEL_TIMEOUT_MS };
  return tracedChat(scrubbedChat(openChat(options), BUILT_IN_SCRUBBER), baseUrl);
}

/**
 * Loads the client with the first request to the model; most functions and most requests do not need it.
 */
function openChat(options: OpenAiChatOptions): ChatModel {
  let chat: Promise<ChatModel> | undefined;
  return {
    model: options.model,
    async complete(request) {
      chat ??= import("../platform/model/openai-chat.ts").then(({ createOpenAiChat }) =>
        createOpenAiChat(options),
      );
      return (await chat).complete(request);
    },
  };
}
