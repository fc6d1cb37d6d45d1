import type { Config } from "./contract/config.ts";
import type { ChatModel } from "./contract/ports.ts";
import type { OpenAiChatOptions } from "./platform/model/openai-chat.ts";
import { tracedChat } from "./platform/telemetry/trace-chat.ts";
import { BUILT_IN_SCRUBBER } from "./policy/scrub/built-in-scrubber.ts";
import { scrubbedChat } from "./policy/scrub/scrub-chat.ts";

/** How long a model may take to answer. Milliseconds. */
const MODEL_TIMEOUT_MS = 30_000;

/** The chat model of this system, or another one of the same endpoint; null when none is configured. It sees no personal data. */
export function createChat(settings: Config["model"], model?: string): ChatModel | null {
  if (settings === null) return null;
  const { baseUrl, apiKey, chatModel } = settings;
  const options = { baseUrl, apiKey, model: model ?? chatModel, timeoutMs: MODEL_TIMEOUT_MS };
  return tracedChat(scrubbedChat(openChat(options), BUILT_IN_SCRUBBER), baseUrl);
}

/** The client is loaded with the first question to the model: most functions and most questions do without. */
function openChat(options: OpenAiChatOptions): ChatModel {
  let chat: Promise<ChatModel> | undefined;
  return {
    model: options.model,
    async complete(request) {
      chat ??= import("./platform/model/openai-chat.ts").then(({ createOpenAiChat }) =>
        createOpenAiChat(options),
      );
      return (await chat).complete(request);
    },
  };
}
