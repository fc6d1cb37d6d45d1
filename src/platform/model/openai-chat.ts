import { OpenAI } from "openai";
import { ToolgateError } from "../../contract/errors.ts";
import type { ChatAnswer, ChatModel, ChatRequest } from "../../contract/ports.ts";
import { describeModelFailure } from "./describe-model-failure.ts";

/** Repetitions after a connection failure, 408, 409, 429 or 5xx. */
const MAX_RETRIES = 1;
const DEFAULT_TIMEOUT_MS = 30_000;

export interface OpenAiChatOptions {
  /** E.g. `https://api.openai.com/v1`; the operator's own choice, so it does not go through the guarded sender. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** For one `complete`, all attempts and the body included. */
  timeoutMs?: number;
}

/**
 * A chat model behind an OpenAI-compatible endpoint (`POST <baseUrl>/chat/completions`).
 * Every failure is MODEL_ERROR with `details.reason` timeout | status | connection | invalid_response; no message holds the key.
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
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  return {
    model: options.model,
    async complete(request) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const body = writeBody(options.model, request);
        const answer: unknown = await client.chat.completions.create(body, { signal, timeout: timeoutMs });
        return readCompletion(answer);
      } catch (error) {
        throw describeModelFailure(error, { signal, timeoutMs, secret: options.apiKey });
      }
    },
  };
}

function writeBody(model: string, { messages, functions, choice }: ChatRequest) {
  const plain = { model, messages, stream: false as const };
  if (functions.length === 0) return plain;
  const tools = functions.map((offered) => ({ type: "function" as const, function: { ...offered } }));
  return { ...plain, tools, tool_choice: choice };
}

/** Reads the first choice; nothing of the answer is trusted to have the documented shape. */
function readCompletion(answer: unknown): ChatAnswer {
  const message = at(at(at(answer, "choices"), 0), "message");
  if (typeof message !== "object" || message === null) {
    throw new ToolgateError("MODEL_ERROR", "The model endpoint answered without a message.", {
      details: { reason: "invalid_response" },
    });
  }
  const called = at(at(at(message, "tool_calls"), 0), "function");
  const name = at(called, "name");
  const text = at(message, "content");
  const usage = at(answer, "usage");
  return {
    call: typeof name === "string" ? { name, arguments: asText(at(called, "arguments")) } : null,
    text: typeof text === "string" ? text : "",
    usage: {
      prompt_tokens: asCount(at(usage, "prompt_tokens")),
      completion_tokens: asCount(at(usage, "completion_tokens")),
    },
  };
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** Some endpoints send the arguments as an object instead of its text. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function asCount(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : 0;
}
