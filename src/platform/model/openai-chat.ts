import { APIError, OpenAI } from "openai";
import type { ChatAnswer, ChatModel } from "../../contract/ports.ts";
import { describeModelFailure } from "./describe-model-failure.ts";
import { nameTokenLimit } from "./name-token-limit.ts";
import { readCompletion } from "./read-completion.ts";
import { readStream, watchIdle } from "./stream-completion.ts";
import { writeRequest } from "./write-request.ts";

/** Retries after a connection failure, 408, 409, 429 or 5xx. */
const MAX_RETRIES = 1;
const DEFAULT_TIMEOUT_MS = 30_000;
/** Requests the usage in a last chunk. */
const COUNTED = { stream_options: { include_usage: true } };

export interface OpenAiChatOptions {
  /**
   * E.g. `https://api.openai.com/v1`. It is configured by the operator, so it does not go through the
   * guarded sender.
   */
  baseUrl: string;
  apiKey: string;
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
  const client = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    organization: null,
    project: null,
    maxRetries: MAX_RETRIES,
    logLevel: "off",
  });
  const { completions } = client.chat;
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const limit = nameTokenLimit(options.baseUrl);
  /** Set to false when the endpoint rejects it. */
  let countsStreams = true;

  type Body = ReturnType<typeof writeRequest>;

  function openStream(body: Body, signal: AbortSignal): Promise<Response> {
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
        });
      } finally {
        watch.stop();
      }
    },
  };
}
