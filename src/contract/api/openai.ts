import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { AnyObject, ConnectionChoiceMembers, type FunctionEndpoints } from "./endpoint.ts";

/** OpenAI's clients send null for fields that are not set. */
const orNull = <Shape extends TSchema>(shape: Shape) => Type.Optional(Type.Union([shape, Type.Null()]));

/** Toolgate's extension, as in the other endpoints. */
const CHOICE = {
  connection: orNull(ConnectionChoiceMembers.connection),
  end_user: orNull(ConnectionChoiceMembers.end_user),
};

/** OpenAI's request; other fields are ignored. */
export const ChatCompletionsRequest = Type.Object({
  ...CHOICE,
  model: orNull(
    Type.String({
      maxLength: 200,
      description: "Of the configured endpoint; absent or `toolgate`: its default",
    }),
  ),
  messages: Type.Array(AnyObject, { minItems: 1, maxItems: 500 }),
  stream: orNull(Type.Boolean()),
  stream_options: orNull(AnyObject),
  tools: orNull(
    Type.Array(AnyObject, { maxItems: 128, description: "Functions that the client itself executes" }),
  ),
  tool_choice: Type.Optional(Type.Unknown()),
  max_tokens: orNull(Type.Integer({ minimum: 1, description: "At most 4,096 are written in one turn" })),
  max_completion_tokens: orNull(Type.Integer({ minimum: 1 })),
  temperature: orNull(Type.Number()),
  top_p: orNull(Type.Number()),
  presence_penalty: orNull(Type.Number()),
  frequency_penalty: orNull(Type.Number()),
  seed: orNull(Type.Integer()),
  stop: orNull(
    Type.Union([
      Type.String({ maxLength: 1_000 }),
      Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 16 }),
    ]),
  ),
  reasoning_effort: orNull(Type.String({ maxLength: 20 })),
  parallel_tool_calls: orNull(Type.Boolean()),
  response_format: orNull(AnyObject),
  n: orNull(Type.Integer({ description: "There is one answer: more are refused" })),
  functions: Type.Optional(Type.Unknown({ description: "Refused: use `tools`" })),
  function_call: Type.Optional(Type.Unknown({ description: "Refused: use `tool_choice`" })),
});
export type ChatCompletionsRequest = Static<typeof ChatCompletionsRequest>;

/** The request of OpenAI's Responses protocol; other fields are ignored. */
export const ResponsesRequest = Type.Object({
  model: ChatCompletionsRequest.properties.model,
  input: Type.Union([Type.String(), Type.Array(AnyObject, { minItems: 1, maxItems: 500 })], {
    description: "The whole conversation: nothing is stored under the id of an answer",
  }),
  instructions: orNull(Type.String()),
  stream: orNull(Type.Boolean()),
  tools: ChatCompletionsRequest.properties.tools,
  tool_choice: Type.Optional(Type.Unknown()),
  max_output_tokens: ChatCompletionsRequest.properties.max_tokens,
  temperature: orNull(Type.Number()),
  top_p: orNull(Type.Number()),
  parallel_tool_calls: orNull(Type.Boolean()),
  reasoning: orNull(Type.Object({ effort: orNull(Type.String({ maxLength: 20 })) })),
  text: orNull(Type.Object({ format: orNull(AnyObject) })),
  metadata: orNull(AnyObject),
  ...CHOICE,
  background: orNull(Type.Boolean()),
  previous_response_id: Type.Optional(Type.Unknown()),
  conversation: Type.Optional(Type.Unknown()),
  prompt: Type.Optional(Type.Unknown()),
});
export type ResponsesRequest = Static<typeof ResponsesRequest>;

/** Endpoints of the function `hydra-orchestrator` in OpenAI's protocols. */
export const openaiEndpoints = {
  chatCompletions: {
    method: "POST",
    path: "/chat/completions",
    operationId: "createChatCompletion",
    summary: "The same in OpenAI's chat-completions protocol",
    description:
      "For clients that speak to OpenAI: base URL `…/functions/v1/hydra-orchestrator`, key a Toolgate API key. Toolgate runs your tools; calls of the client's functions are returned as `tool_calls`. Each time their results arrive, the limits count anew, up to 200 turns. `usage` is that of one request. A repeated request gets the same answer. `stream: true` sends OpenAI's chunks.",
    tag: "Orchestrator",
    scope: "agent:query",
    sideEffect: "execute",
    body: ChatCompletionsRequest,
    answer: { status: 200, schema: AnyObject },
  },
  responses: {
    method: "POST",
    path: "/responses",
    operationId: "createResponse",
    summary: "The same in OpenAI's Responses protocol",
    description:
      "As `createChatCompletion`, for clients that know the newer protocol only. Nothing is stored under a response's id, so `previous_response_id`, `conversation`, `background` and `prompt` are refused: send the whole conversation as `input`. Clients that refer to items by their ids (Vercel's AI SDK) send them whole with `store: false`.",
    tag: "Orchestrator",
    scope: "agent:query",
    sideEffect: "execute",
    body: ResponsesRequest,
    answer: { status: 200, schema: AnyObject },
  },
  models: {
    method: "GET",
    path: "/models",
    operationId: "listModels",
    summary: "The models of the configured endpoint, in OpenAI's form",
    tag: "Orchestrator",
    scope: "agent:query",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        object: Type.Literal("list"),
        data: Type.Array(
          Type.Object({
            id: Type.String(),
            object: Type.Literal("model"),
            created: Type.Integer(),
            owned_by: Type.String(),
          }),
        ),
      }),
    },
  },
} as const satisfies FunctionEndpoints;
