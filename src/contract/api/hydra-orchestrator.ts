import { type Static, Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { AnyJson, UntrustedShape, Uuid } from "./shapes.ts";

const NAME = { minLength: 1, maxLength: 200 };

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
          "Tool names or operation ids to offer; absent: your own tools and what fits the last message",
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
    stream: Type.Optional(Type.Boolean({ description: "Only false so far" })),
  },
  { additionalProperties: false },
);
export type OrchestratorRequest = Static<typeof OrchestratorRequest>;

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
      ["steps", "tool_calls", "time", "tokens", "disconnected"].map((why) => Type.Literal(why)),
      { description: "The limit that ended it before the model was done; the message says so" },
    ),
  ),
  steps: Type.Array(
    Type.Object({
      tool: Type.String(),
      arguments: AnyJson,
      result: { ...AnyJson, description: "A failed call: the FAILURE shape" },
      untrusted: Type.Optional(UntrustedShape),
      duration_ms: Type.Number(),
    }),
  ),
  usage: Type.Object({ prompt_tokens: Type.Integer(), completion_tokens: Type.Integer() }),
  trace_id: Uuid,
});

export const hydraOrchestratorEndpoints = {
  run: {
    method: "POST",
    path: "",
    operationId: "orchestrate",
    summary: "Let one or several models answer with your tools",
    description:
      "Offers your tools to the models, executes the calls they want (checked, gated and audited like any other) and gives the results back until they answer. A failing tool is told to the model. At most 10 turns, 20 calls, 200,000 tokens and 120 seconds a model; a model is shown the first 16,000 characters of a result. When every model failed, the failure's `technical_details.results` tell what was done until then.",
    tag: "Orchestrator",
    scope: "agent:query",
    sideEffect: "execute",
    body: OrchestratorRequest,
    answer: { status: 200, schema: Type.Object({ results: Type.Array(Result) }) },
  },
} as const satisfies FunctionEndpoints;
