import type { ChatCompletionsRequest } from "../../contract/api/hydra-orchestrator.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { ChatModel, ChatOptions, ChatRequest } from "../../contract/ports.ts";
import type { ClientFunctions } from "./read-functions.ts";

const OPTIONS = [
  "temperature",
  "top_p",
  "presence_penalty",
  "frequency_penalty",
  "seed",
  "stop",
  "reasoning_effort",
  "parallel_tool_calls",
  "response_format",
] as const satisfies (keyof ChatOptions)[];

/** What a client wants of the model, under the names of chat completions. */
export type ModelWishes = Omit<ChatCompletionsRequest, "messages" | "model" | "tools" | "tool_choice">;

/** The model as the client wants it asked: with its options, at most its tokens, and its choice among the functions. */
export function chatAsAsked(
  chat: ChatModel,
  wishes: ModelWishes,
  { functions, choice }: ClientFunctions,
): ChatModel {
  const options = readOptions(wishes);
  const most = wishes.max_completion_tokens ?? wishes.max_tokens ?? Number.POSITIVE_INFINITY;
  const own = new Set(functions.map(({ name }) => name));
  let isFirst = true;

  /** A function that must be called is the client's own, and so ends the conversation; required is any, until one of those is. */
  const chosen = (request: ChatRequest): Partial<ChatRequest> => {
    if (choice.kind === "none") return { functions: request.functions.filter(({ name }) => !own.has(name)) };
    if (choice.kind === "required") return { choice: "required" };
    if (choice.kind === "auto" || !isFirst) return {};
    const { name: wanted } = choice;
    return { functions: request.functions.filter(({ name }) => name === wanted), choice: "required" };
  };

  return {
    ...chat,
    complete(request) {
      const limit = Math.min(request.maxTokens ?? Number.POSITIVE_INFINITY, most);
      const maxTokens = Number.isFinite(limit) ? { maxTokens: limit } : {};
      const asked = { ...request, ...maxTokens, ...chosen(request), options };
      isFirst = false;
      return chat.complete(asked);
    },
  };
}

function readOptions(wishes: ModelWishes): ChatOptions {
  const given = OPTIONS.map((name) => [name, wishes[name]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined)) as JsonObject;
}
