import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { ChatCompletionsRequest, ResponsesRequest } from "../../contract/api/openai.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { ChatFunction, ChatModel, ChatOptions, ChatRequest } from "../../contract/ports.ts";
import { fault } from "./read-messages.ts";

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

/**
 * A request's options for the model, from the Responses protocol. @throws ToolgateError INVALID_REQUEST
 */
export function readModelOptions(body: ResponsesRequest): ModelOptions {
  const { temperature, top_p, parallel_tool_calls, max_output_tokens, reasoning, text } = body;
  return {
    temperature: temperature ?? null,
    top_p: top_p ?? null,
    parallel_tool_calls: parallel_tool_calls ?? null,
    max_completion_tokens: max_output_tokens ?? null,
    reasoning_effort: reasoning?.effort ?? null,
    response_format: readFormat(text?.format as JsonObject | null | undefined),
  };
}

/** Under the names of chat completions, which nest the schema. */
function readFormat(format: JsonObject | null | undefined): JsonObject | null {
  const { type = "text", ...described } = format ?? {};
  switch (type) {
    case "text":
      return null;
    case "json_object":
      return { type };
    case "json_schema":
      return { type, json_schema: described };
    default:
      throw invalidRequest([
        { pointer: "/text/format/type", message: "must be one of text, json_object, json_schema" },
      ]);
  }
}

/** A client's options for the model, under the names of chat completions. */
export type ModelOptions = Pick<
  ChatCompletionsRequest,
  (typeof OPTIONS)[number] | "max_tokens" | "max_completion_tokens"
>;

/** The model with the client's options, token limit and function choice. */
export function chatWithOptions(
  chat: ChatModel,
  requested: ModelOptions,
  { functions, choice }: ClientFunctions,
): ChatModel {
  const options = readOptions(requested);
  const tokenLimit = requested.max_completion_tokens ?? requested.max_tokens ?? Number.POSITIVE_INFINITY;
  const own = new Set(functions.map(({ name }) => name));
  let isFirst = true;

  /**
   * A required call applies to the first turn only: a call of the client's function ends the conversation,
   * one of ours does not.
   */
  const chosen = (request: ChatRequest): Partial<ChatRequest> => {
    if (choice.kind === "none") return { functions: request.functions.filter(({ name }) => !own.has(name)) };
    if (choice.kind === "auto" || !isFirst) return {};
    if (choice.kind === "required") return { choice: "required" };
    const { name: wanted } = choice;
    return { functions: request.functions.filter(({ name }) => name === wanted), choice: "required" };
  };

  return {
    ...chat,
    complete(request) {
      const limit = Math.min(request.maxTokens ?? Number.POSITIVE_INFINITY, tokenLimit);
      const maxTokens = Number.isFinite(limit) ? { maxTokens: limit } : {};
      const asked = { ...request, ...maxTokens, ...chosen(request), options };
      isFirst = false;
      return chat.complete(asked);
    },
  };
}

function readOptions(requested: ModelOptions): ChatOptions {
  const given = OPTIONS.map((name) => [name, requested[name]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined)) as JsonObject;
}

/** OpenAI's pattern for function names. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Which functions a model may or must call in its next turn. */
export type FunctionChoice =
  | { kind: "auto" }
  | { kind: "none" }
  | { kind: "required" }
  | { kind: "one"; name: string };

export interface ClientFunctions {
  functions: ChatFunction[];
  choice: FunctionChoice;
}

type Asked = Pick<ChatCompletionsRequest, "tools" | "tool_choice">;

/**
 * The functions that the client executes.
 *
 * @param inside where a tool describes its function: next to its type, as in the Responses protocol, or in
 * a nested object
 * @throws ToolgateError INVALID_REQUEST {errors}
 */
export function readFunctions(
  { tools, tool_choice }: Asked,
  inside: "" | "/function" = "/function",
): ClientFunctions {
  const open = (tool: JsonObject) => (inside === "" ? tool : tool["function"]);
  const functions = (tools ?? []).map((tool, index): ChatFunction => {
    const given = tool as JsonObject;
    const described = open(given);
    if (given["type"] === "function" && isJsonObject(described)) {
      return readFunction(described, `/tools/${index}${inside}`);
    }
    const message = `only tools of type function are supported, not ${JSON.stringify(given["type"] ?? null)}`;
    throw fault(`/tools/${index}`, message);
  });
  const names = functions.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice !== -1) throw fault(`/tools/${twice}${inside}/name`, "another function has this name");
  const choice = (tool_choice ?? "auto") as Json;
  return { functions, choice: readChoice(isJsonObject(choice) ? open(choice) : choice, names) };
}

function readFunction({ name, description, parameters }: JsonObject, at: string): ChatFunction {
  if (typeof name !== "string" || !NAME.test(name)) {
    throw fault(`${at}/name`, "must have 1 to 64 letters, digits, _ and -");
  }
  return {
    name,
    description: typeof description === "string" ? description : "",
    parameters: isJsonObject(parameters) ? parameters : { type: "object", properties: {} },
  };
}

/** @param choice a keyword, or an object that names a function */
function readChoice(choice: Json | undefined, names: readonly string[]): FunctionChoice {
  if (choice === "auto" || choice === "none") return { kind: choice };
  if (choice === "required") return { kind: names.length > 0 ? choice : "auto" };
  const name = isJsonObject(choice) ? choice["name"] : undefined;
  if (typeof name === "string" && names.includes(name)) return { kind: "one", name };
  throw fault("/tool_choice", "must be auto, none, required or one of the functions in `tools`");
}
