import { OpenAI } from "openai";
import { ToolgateError } from "../../contract/errors.ts";
import type { ChatAnswer, ChatCall, ChatMessage, ChatModel, ChatRequest } from "../../contract/ports.ts";
import { describeModelFailure } from "./describe-model-failure.ts";
import { nameTokenLimit } from "./name-token-limit.ts";

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
 * Every failure is MODEL_ERROR with `details.reason` timeout | aborted | status | connection | invalid_response; no message holds the key.
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
  const limit = nameTokenLimit(options.baseUrl);
  return {
    model: options.model,
    async complete(request) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      try {
        const { maxTokens } = request;
        const bounds = maxTokens === undefined ? {} : { [limit]: maxTokens };
        const body = { ...writeBody(options.model, request), ...bounds };
        const answer: unknown = await client.chat.completions.create(body, { signal, timeout: timeoutMs });
        return readCompletion(answer);
      } catch (error) {
        throw describeModelFailure(error, { signal: timeout, timeoutMs, secret: options.apiKey });
      }
    },
  };
}

function writeBody(model: string, { messages, functions, choice }: ChatRequest) {
  const plain = { model, messages: messages.map(writeMessage), stream: false as const };
  if (functions.length === 0) return plain;
  const tools = functions.map((offered) => ({ type: "function" as const, function: { ...offered } }));
  return { ...plain, tools, tool_choice: choice };
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

/** Reads the first choice; nothing of the answer is trusted to have the documented shape. */
function readCompletion(answer: unknown): ChatAnswer {
  const choice = at(at(answer, "choices"), 0);
  const message = at(choice, "message");
  if (typeof message !== "object" || message === null) {
    throw new ToolgateError("MODEL_ERROR", "The model endpoint answered without a message.", {
      details: { reason: "invalid_response" },
    });
  }
  const calls = readCalls(at(message, "tool_calls"));
  const text = at(message, "content");
  const finish = at(choice, "finish_reason");
  const usage = at(answer, "usage");
  return {
    call: calls[0] ?? null,
    calls,
    text: typeof text === "string" ? text : "",
    ...(typeof finish === "string" && { finish_reason: finish }),
    usage: {
      prompt_tokens: asCount(at(usage, "prompt_tokens")),
      completion_tokens: asCount(at(usage, "completion_tokens")),
    },
  };
}

/** Calls without a name are none. Ids name one call each: where an endpoint gives none, or one twice, we make one. */
function readCalls(value: unknown): ChatCall[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const seen = new Set<unknown>();
  return list.flatMap((item): ChatCall[] => {
    const called = at(item, "function");
    const [given, name] = [at(item, "id"), at(called, "name")];
    if (typeof name !== "string") return [];
    const id = typeof given === "string" && given !== "" && !seen.has(given) ? given : newCallId();
    seen.add(id);
    return [{ id, name, arguments: asText(at(called, "arguments")) }];
  });
}

/** Nine letters and digits: what Mistral's endpoint takes, too. */
function newCallId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 9);
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
