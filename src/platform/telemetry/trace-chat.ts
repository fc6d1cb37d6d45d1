import { ToolgateError } from "../../contract/errors.ts";
import type { ChatModel } from "../../contract/ports.ts";
import { NO_SPAN, type SpanScope } from "../../contract/telemetry.ts";

/** Well-known values of `gen_ai.provider.name`, by the endpoint's host. */
const PROVIDERS: readonly [host: RegExp, name: string][] = [
  [/\.openai\.azure\.com$/, "azure.ai.openai"],
  [/(^|\.)anthropic\.com$/, "anthropic"],
  [/(^|\.)cohere\.(com|ai)$/, "cohere"],
  [/(^|\.)deepseek\.com$/, "deepseek"],
  [/^generativelanguage\.googleapis\.com$/, "gcp.gemini"],
  [/(^|\.)groq\.com$/, "groq"],
  [/(^|\.)mistral\.ai$/, "mistral_ai"],
  [/(^|\.)moonshot\.(ai|cn)$/, "moonshot_ai"],
  [/(^|\.)perplexity\.ai$/, "perplexity"],
  [/(^|\.)x\.ai$/, "x_ai"],
];

/**
 * Records every call as a child of the request's span (GenAI semantic conventions, "Inference"): model,
 * tokens and finish reason, but no content.
 */
export function tracedChat(chat: ChatModel, baseUrl: string): ChatModel {
  const { model } = chat;
  const { hostname, port, protocol } = new URL(baseUrl);
  const attributes = {
    "gen_ai.operation.name": "chat",
    // The default for other endpoints that implement OpenAI's API.
    "gen_ai.provider.name": PROVIDERS.find(([host]) => host.test(hostname))?.[1] ?? "openai",
    "gen_ai.request.model": model,
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
  };
  return {
    model,
    complete({ telemetry = NO_SPAN, ...request }) {
      const { maxTokens, onText } = request;
      const asked = {
        "gen_ai.request.max_tokens": maxTokens,
        "gen_ai.request.stream": onText ? true : undefined,
      };
      return telemetry.run(
        { name: `chat ${model}`, kind: "client", attributes: { ...attributes, ...asked } },
        async (span) => {
          try {
            const answer = await chat.complete({
              ...request,
              ...(onText && { onText: timed(onText, span) }),
            });
            span.set({
              "gen_ai.usage.input_tokens": answer.usage.prompt_tokens,
              "gen_ai.usage.output_tokens": answer.usage.completion_tokens,
              "gen_ai.response.finish_reasons": answer.finish_reason ? [answer.finish_reason] : undefined,
            });
            return answer;
          } catch (error) {
            if (error instanceof ToolgateError) span.fail(reasonOf(error));
            throw error;
          }
        },
      );
    },
  };
}

/** Records the time to the first piece in seconds. */
function timed(onText: (delta: string) => void, span: SpanScope): (delta: string) => void {
  const started = performance.now();
  let isFirst = true;
  return (delta) => {
    if (isFirst) span.set({ "gen_ai.response.time_to_first_chunk": (performance.now() - started) / 1000 });
    isFirst = false;
    onText(delta);
  };
}

function reasonOf({ code, details }: ToolgateError): string {
  const reason = details?.["reason"];
  return typeof reason === "string" ? reason : code;
}
