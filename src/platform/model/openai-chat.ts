import { APIError, type OpenAI } from "openai";
import type { ChatAnswer, ChatMessage, ChatModel, ChatRequest } from "../../contract/ports.ts";
import { describeModelFailure, type ModelEndpoint, openClient } from "./model-endpoint.ts";
import { readCompletion } from "./read-completion.ts";
import { readStream, watchIdle } from "./stream-completion.ts";

/** Retries after a connection failure, 408, 409, 429 or 5xx. */
const MAX_RETRIES = 1;

const DEFAULT_TIMEOUT_MS = 30_000;

/** Requests the usage in a last chunk. */
const COUNTED = { stream_options: { include_usage: true } };

export interface OpenAiChatOptions extends ModelEndpoint {
  model: string;
  /**
   * Timeout of one `complete` with all attempts and the body; of a stream, until it begins and between its
   * chunks.
   */
  timeoutMs?: number;
}

/**
 * A chat model of an OpenAI-compatible endpoint (`POST <baseUrl>/chat/completions`), streamed if there is
 * a listener (`onText`). Every failure is MODEL_ERROR with `details.reason` timeout | aborted | status |
 * connection | invalid_response; no message contains the key. Once an answer has begun, nothing is
 * retried.
 */
export function createOpenAiChat(options: OpenAiChatOptions): ChatModel {
  let client: Promise<OpenAI> | undefined;
  const openCompletions = async () => {
    client ??= openClient(options, { maxRetries: MAX_RETRIES });
    return (await client).chat.completions;
  };
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const limit = nameTokenLimit(options.baseUrl);
  /** Set to false when the endpoint rejects it. */
  let countsStreams = true;

  type Body = ReturnType<typeof writeRequest>;

  async function openStream(body: Body, signal: AbortSignal): Promise<Response> {
    const completions = await openCompletions();
    const streamed = { ...body, ...(countsStreams && COUNTED), stream: true as const };
    return completions.create(streamed, { signal, timeout: timeoutMs }).asResponse();
  }

  /** Some endpoints reject the unknown field `stream_options`; then there is no usage. */
  async function startStream(body: Body, signal: AbortSignal): Promise<Response> {
    try {
      return await openStream(body, signal);
    } catch (error) {
      const isRefused = error instanceof APIError && (error.status === 400 || error.status === 422);
      if (!isRefused || !countsStreams) throw error;
      countsStreams = false;
      return await openStream(body, signal).catch((again: unknown) => {
        // The failure has another cause.
        countsStreams = true;
        throw again;
      });
    }
  }

  async function ask(body: Body, signal: AbortSignal): Promise<ChatAnswer> {
    const completions = await openCompletions();
    const answer: unknown = await completions.create(
      { ...body, stream: false },
      { signal, timeout: timeoutMs },
    );
    return readCompletion(answer);
  }

  return {
    model: options.model,
    async complete(request) {
      const { maxTokens, onText } = request;
      const watch = watchIdle(timeoutMs);
      const signal = request.signal ? AbortSignal.any([watch.signal, request.signal]) : watch.signal;
      try {
        const bounds = maxTokens === undefined ? {} : { [limit]: maxTokens };
        const body = { ...writeRequest(options.model, request), ...bounds };
        if (!onText) return await ask(body, signal);
        return await readStream(await startStream(body, signal), watch, signal, onText);
      } catch (error) {
        const { signal: caller } = request;
        throw describeModelFailure(error, {
          signal: watch.signal,
          caller,
          timeoutMs,
          secret: options.apiKey,
          account: options.account,
        });
      } finally {
        watch.stop();
      }
    },
  };
}

/**
 * The endpoint's name of the limit of completion tokens. OpenAI's newer models reject `max_tokens`;
 * Mistral's endpoint, and older ones of others, reject or ignore `max_completion_tokens`.
 */
export function nameTokenLimit(baseUrl: string): "max_tokens" | "max_completion_tokens" {
  const { hostname } = new URL(baseUrl);
  return /(^|\.)openai\.(com|azure\.com)$/.test(hostname) ? "max_completion_tokens" : "max_tokens";
}

/** A request as the protocol's body, without token limit and streaming. */
function writeRequest(model: string, { messages, functions, choice, options }: ChatRequest) {
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
