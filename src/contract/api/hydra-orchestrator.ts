import { type Static, Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { AnyJson, AnyObject, Uuid } from "./shapes.ts";

const ModelName = Type.String({ minLength: 1, maxLength: 200 });

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
    model: Type.Optional(ModelName),
    models: Type.Optional(
      Type.Array(ModelName, {
        minItems: 1,
        maxItems: 5,
        uniqueItems: true,
        description: "Answer side by side",
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
    agent_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    stream: Type.Optional(Type.Boolean({ description: "Only false so far" })),
  },
  { additionalProperties: false },
);
export type OrchestratorRequest = Static<typeof OrchestratorRequest>;

const Result = Type.Object({
  model: Type.String(),
  message: Type.Optional(Type.Object({ role: Type.Literal("assistant"), content: Type.String() })),
  steps: Type.Array(
    Type.Object({ tool: Type.String(), arguments: AnyJson, result: AnyJson, duration_ms: Type.Number() }),
  ),
  usage: Type.Object({ prompt_tokens: Type.Integer(), completion_tokens: Type.Integer() }),
  stopped: Type.Optional(
    Type.String({ description: "turns, tool_calls, time or tokens: the limit that ended it" }),
  ),
  error: Type.Optional(AnyObject),
  trace_id: Uuid,
});

export const hydraOrchestratorEndpoints = {
  run: {
    method: "POST",
    path: "",
    operationId: "orchestrate",
    summary: "Let one or several models answer with your tools",
    description:
      "Offers your tools to the models, executes the calls they want (checked, gated and audited like any other) and gives the results back until they answer. A failing tool is told to the model.",
    tag: "Orchestrator",
    scope: "agent:query",
    sideEffect: "execute",
    body: OrchestratorRequest,
    answer: { status: 200, schema: Type.Object({ results: Type.Array(Result) }) },
  },
} as const satisfies FunctionEndpoints;
