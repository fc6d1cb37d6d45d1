import { type Static, type TSchema, Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { AnyJson, AnyObject, Failure, pathId, Timestamp, UntrustedShape, Uuid } from "./shapes.ts";

const NAME = { minLength: 1, maxLength: 200 };

const Stream = Type.Optional(
  Type.Boolean({ description: "Server-sent events as it happens; see `OrchestratorEvent`" }),
);

export const OrchestratorRequest = Type.Object(
  {
    messages: Type.Array(
      Type.Object(
        {
          role: Type.Union([Type.Literal("system"), Type.Literal("user"), Type.Literal("assistant")]),
          content: Type.String({ maxLength: 100_000 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 200 },
    ),
    model: Type.Optional(
      Type.String({ ...NAME, description: "Of the configured endpoint; absent: its default" }),
    ),
    models: Type.Optional(
      Type.Array(Type.String(NAME), {
        minItems: 1,
        maxItems: 5,
        uniqueItems: true,
        description: "Answer side by side, each for itself; `model`, when given too, is one more",
      }),
    ),
    tools: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
        maxItems: 64,
        uniqueItems: true,
        description:
          "Tool names or operation ids to offer; absent: all you have, or, of more than 24, your own tools and what fits the last message, with a function `search_tools` for the rest",
      }),
    ),
    agent_id: Type.Optional(Type.String(NAME)),
    approval_id: Type.Optional(
      Type.String({
        format: "uuid",
        description:
          "Of an approved call that an earlier answer told of: exactly this call may be made, once",
      }),
    ),
    stream: Stream,
  },
  { additionalProperties: false },
);
export type OrchestratorRequest = Static<typeof OrchestratorRequest>;

const Step = Type.Object({
  tool: Type.String(),
  arguments: AnyJson,
  result: { ...AnyJson, description: "A failed call: the FAILURE shape" },
  untrusted: Type.Optional(UntrustedShape),
  duration_ms: Type.Number(),
  cut: Type.Optional(
    Type.Literal(true, {
      description:
        "Of a run that goes on: the result is the first 16,000 characters of its JSON, as text. An earlier answer told the whole",
    }),
  ),
});

const Result = Type.Object({
  model: Type.String(),
  message: Type.Optional(Type.Object({ role: Type.Literal("assistant"), content: Type.String() })),
  error: Type.Optional(
    Type.Object(
      { status: Type.Literal("FAILURE"), error_code: Type.String(), error_message: Type.String() },
      { description: "Instead of a message, when this model failed; the others answer all the same" },
    ),
  ),
  stopped: Type.Optional(
    Type.Union(
      ["steps", "tool_calls", "time", "tokens", "disconnected", "approval"].map((why) => Type.Literal(why)),
      {
        description:
          "What ended it before the model was done: a limit, which the message tells, or `approval`: it goes on where it is when `approval` is decided and the run resumed",
      },
    ),
  ),
  run_id: Type.Optional(Uuid),
  approval: Type.Optional(
    Type.Object(
      {
        approval_id: Uuid,
        summary: Type.String(),
        request: AnyObject,
        expires_at: Type.Optional(Timestamp),
        approval_url: Type.Optional(Type.String()),
      },
      { description: "The call that waits; with `stopped: approval`, as `run_id`" },
    ),
  ),
  steps: Type.Array(Step),
  usage: Type.Object({ prompt_tokens: Type.Integer(), completion_tokens: Type.Integer() }),
  trace_id: Uuid,
});

/** Which of the models, in the order they were named. */
const index = Type.Integer({ minimum: 0 });

/**
 * What `stream: true` sends: `event:` is the name, `data:` one JSON object on one line. Comments in between keep the
 * connection. The last is `done`, or `failure` when nothing can be answered.
 */
export const OrchestratorEvent = {
  /** First, once a model. */
  run: Type.Object({ index, model: Type.String(), trace_id: Uuid }),
  /** What the model writes; all deltas of a turn together are its text. */
  text: Type.Object({ index, turn: Type.Integer(), delta: Type.String() }),
  /** A call is about to be made. `id` names it until `step_done`. */
  step_started: Type.Object({ index, id: Type.String(), tool: Type.String(), arguments: AnyJson }),
  step_done: Type.Composite([Type.Object({ index, id: Type.String() }), Step]),
  /** One model is done: its entry of `results`. */
  result: Type.Composite([Type.Object({ index }), Result]),
  done: Type.Object({}),
  failure: Failure,
} as const;
export type OrchestratorEvents = {
  [Name in keyof typeof OrchestratorEvent]: Static<(typeof OrchestratorEvent)[Name]>;
};

/** OpenAI's clients send null for what they leave out. */
const orNull = <Shape extends TSchema>(shape: Shape) => Type.Optional(Type.Union([shape, Type.Null()]));

/** OpenAI's request; what is not named here is ignored. */
export const ChatCompletionsRequest = Type.Object({
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

/** OpenAI's newer request; what is not named here is ignored. */
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
  background: orNull(Type.Boolean()),
  previous_response_id: Type.Optional(Type.Unknown()),
  conversation: Type.Optional(Type.Unknown()),
  prompt: Type.Optional(Type.Unknown()),
});
export type ResponsesRequest = Static<typeof ResponsesRequest>;

export const hydraOrchestratorEndpoints = {
  run: {
    method: "POST",
    path: "",
    operationId: "orchestrate",
    summary: "Let one or several models answer with your tools",
    description:
      "Offers your tools to the models, executes the calls they want (checked, gated and audited like any other) and gives the results back until they answer. A failing tool is told to the model; a call that somebody must approve ends the answer with `stopped: approval`, and `resumeRun` goes on from there. The header `Idempotency-Key` (not with `stream`) gives a repetition the stored answer for 24 hours. At most 16 turns, 32 calls, 200,000 tokens and 120 seconds a model; a model is shown the first 16,000 characters of a result. When every model failed, the failure's `technical_details.results` tell what was done until then.",
    tag: "Orchestrator",
    scope: "agent:query",
    sideEffect: "execute",
    body: OrchestratorRequest,
    answer: { status: 200, schema: Type.Object({ results: Type.Array(Result) }) },
  },
  resume: {
    method: "POST",
    path: "/runs/{run_id}/resume",
    operationId: "resumeRun",
    summary: "Go on with a conversation that waited for an approval",
    description:
      "Makes the approved call, once, and lets the model go on with its result; a rejection is told to the model. 400 APPROVAL_REQUIRED while nobody has decided; 409 CONFLICT while somebody else goes on with it. Once it is over, a repetition gets the same answer. A run waits for a day, and goes on for whoever began it: the person, the key, or a key of the same agent.",
    tag: "Orchestrator",
    scope: "agent:query",
    sideEffect: "execute",
    parameters: [pathId("run_id", "As `results[].run_id` told")],
    body: Type.Object({ stream: Stream }, { additionalProperties: false }),
    answer: { status: 200, schema: Type.Object({ results: Type.Array(Result) }) },
  },
  chatCompletions: {
    method: "POST",
    path: "/chat/completions",
    operationId: "createChatCompletion",
    summary: "The same in OpenAI's chat-completions protocol",
    description:
      "For clients that speak to OpenAI: base URL `…/functions/v1/hydra-orchestrator`, key a Toolgate API key. Your tools run on our side; functions the client brings come back as `tool_calls`; each time they have brought something, the limits count anew, up to 200 turns. `usage` is that of one request. A repeated request gets the same answer. `stream: true` sends OpenAI's chunks.",
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
