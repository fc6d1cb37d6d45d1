import { type Static, Type } from "@sinclair/typebox";
import {
  AnyJson,
  AnyObject,
  ConnectionChoiceMembers,
  Failure,
  type FunctionEndpoints,
  pathId,
  Timestamp,
  UntrustedShape,
  Uuid,
} from "./endpoint.ts";
import { keptConversationsEndpoints } from "./kept-conversations.ts";
import { openaiEndpoints } from "./openai.ts";

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
        description: "Answer in parallel and independently; `model`, if also given, is one more",
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
        description: "The approval of a call from an earlier answer: exactly this call may be made, once",
      }),
    ),
    ...ConnectionChoiceMembers,
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
        "In a resumed run: the result is the first 16,000 characters of its JSON, as text. An earlier answer contained the whole result",
    }),
  ),
});

const Result = Type.Object({
  model: Type.String(),
  message: Type.Optional(Type.Object({ role: Type.Literal("assistant"), content: Type.String() })),
  error: Type.Optional(
    Type.Object(
      { status: Type.Literal("FAILURE"), error_code: Type.String(), error_message: Type.String() },
      { description: "Instead of a message if this model failed; the others still answer" },
    ),
  ),
  stopped: Type.Optional(
    Type.Union(
      ["steps", "tool_calls", "time", "tokens", "disconnected", "approval"].map((why) => Type.Literal(why)),
      {
        description:
          "What ended it before the model finished: a limit, which the message names, or `approval`: it continues when `approval` is decided and the run is resumed",
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

/** Index of the model, in the order of the request. */
const index = Type.Integer({ minimum: 0 });

/**
 * The events of `stream: true`: `event:` is the name, `data:` one JSON object on one line. Comments in
 * between keep the connection alive. The last event is `done`, or `failure` if no model could answer.
 */
const OrchestratorEvent = {
  /** The first event of each model. */
  run: Type.Object({ index, model: Type.String(), trace_id: Uuid }),
  /** The model's text; the deltas of a turn add up to its text. */
  text: Type.Object({ index, turn: Type.Integer(), delta: Type.String() }),
  /** A call is about to be made. `id` identifies it until `step_done`. */
  step_started: Type.Object({ index, id: Type.String(), tool: Type.String(), arguments: AnyJson }),
  step_done: Type.Composite([Type.Object({ index, id: Type.String() }), Step]),
  /** A model has finished: its entry of `results`. */
  result: Type.Composite([Type.Object({ index }), Result]),
  done: Type.Object({}),
  failure: Failure,
} as const;
export type OrchestratorEvents = {
  [Name in keyof typeof OrchestratorEvent]: Static<(typeof OrchestratorEvent)[Name]>;
};

export const hydraOrchestratorEndpoints = {
  run: {
    method: "POST",
    path: "",
    operationId: "orchestrate",
    summary: "Let one or several models answer with your tools",
    description:
      "Offers your tools to the models, executes the calls they request (checked, gated and audited like any other) and returns the results until they answer. A failing tool is reported to the model; a call that must be approved ends the answer with `stopped: approval`, and `resumeRun` continues from there. The header `Idempotency-Key` (not with `stream`) gives a repetition the stored answer for 24 hours. At most 16 turns, 32 calls, 200,000 tokens and 120 seconds a model; a model is shown the first 16,000 characters of a result. If every model failed, the failure's `technical_details.results` contain the steps done so far.",
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
    summary: "Resume a conversation that waited for an approval",
    description:
      "Makes the approved call, once, and lets the model continue with its result; a rejection is reported to the model. 400 APPROVAL_REQUIRED while it is undecided; 409 CONFLICT while another request resumes it. After it has finished, a repetition gets the same answer. A run is kept for a day and can be resumed by the caller that began it: the user, the key, or a key of the same agent.",
    tag: "Orchestrator",
    scope: "agent:query",
    sideEffect: "execute",
    parameters: [pathId("run_id", "From `results[].run_id`")],
    body: Type.Object({ stream: Stream }, { additionalProperties: false }),
    answer: { status: 200, schema: Type.Object({ results: Type.Array(Result) }) },
  },
  ...keptConversationsEndpoints,
  ...openaiEndpoints,
} as const satisfies FunctionEndpoints;
