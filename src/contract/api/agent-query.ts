import { type Static, Type } from "@sinclair/typebox";
import {
  AnyJson,
  AnyObject,
  ConnectionChoiceMembers,
  type FunctionEndpoints,
  ReadingShape,
  SideEffectShape,
  Timestamp,
  UntrustedShape,
  Uuid,
} from "./endpoint.ts";

export const AgentQuery = Type.Object(
  {
    user_query: Type.String({
      minLength: 1,
      maxLength: 8000,
      pattern: "\\S",
      description: "The question in plain words",
    }),
    conversation_id: Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        "In traces; with an agent, also the session whose values are known. For 15 minutes a CLARIFICATION_NEEDED can be answered in plain words in the same conversation, by the same caller",
    }),
    user_context_data: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: "Values that the caller knows; used unchanged",
      }),
    ),
    tool: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 300,
        description:
          "The tool to call, by its `tool_id` or `operation_id`, without a search. Validation, policy, approvals and limits apply as usual",
      }),
    ),
    arguments: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description:
          "Arguments of `tool`. They take precedence over `user_context_data`, which fills in missing ones. Without them, arguments are also read from `user_query`",
      }),
    ),
    ...ConnectionChoiceMembers,
    agent_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    dry_run: Type.Optional(
      Type.Boolean({ description: "Sends nothing; returns the exact request with masked secrets" }),
    ),
    require_approval: Type.Optional(
      Type.Boolean({
        description:
          "A write waits for an approval of exactly this call, even where approvals are automatic. It cannot make a rule weaker",
      }),
    ),
    connector_ids: Type.Optional(
      Type.Array(Uuid, {
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
        description: "Only operations of these connectors; excludes your own tools",
      }),
    ),
    approval_id: Type.Optional(Uuid),
    idempotency_key: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description:
          "The same as the header Idempotency-Key: for 24 hours a repetition gets the stored answer and sends nothing. Keys are the owner's; another request, or another agent's, under the same key is a CONFLICT",
      }),
    ),
  },
  { additionalProperties: false, dependentRequired: { arguments: ["tool"] } },
);
export type AgentQuery = Static<typeof AgentQuery>;

const Step = Type.Object({
  id: Uuid,
  kind: Type.Union([Type.Literal("plan"), Type.Literal("tool_call"), Type.Literal("compose")]),
  input: AnyJson,
  output: AnyJson,
  started_at: Timestamp,
  duration_ms: Type.Number(),
});

const AgentAnswer = Type.Object({
  status: Type.Literal("SUCCESS"),
  final_data: AnyObject,
  internal_log: Type.String(),
  tool: Type.Object({
    operation_id: Type.String(),
    connector_id: Type.Optional(Uuid),
    name: Type.String(),
    side_effect: SideEffectShape,
  }),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  reading: Type.Optional(ReadingShape),
  untrusted: Type.Optional(UntrustedShape),
  trace_id: Uuid,
  trace: Type.Array(Step),
});

const Choice = Type.Object({
  tool_id: Uuid,
  operation_id: Type.String(),
  connector_id: Type.Union([Uuid, Type.Null()]),
  api: Type.String({ description: "Title of the API" }),
  name: Type.String(),
  side_effect: SideEffectShape,
  arguments: Type.Record(Type.String(), Type.Unknown(), { description: "Understood so far" }),
  missing: Type.Array(
    Type.Object({
      name: Type.String({ description: "Dotted path" }),
      description: Type.String(),
      schema: Type.Record(Type.String(), Type.Unknown(), { description: "JSON Schema of the value" }),
    }),
  ),
});

const ClarificationDetails = Type.Object({
  question: Type.String(),
  candidates: Type.Array(Type.String(), { description: "Operation ids" }),
  missing: Type.Array(Type.String(), {
    description: "What is asked for, as dotted paths; empty: which choice is meant",
  }),
  choices: Type.Array(Choice, {
    description:
      "Best first. Send one as `tool` with `arguments`, or answer in plain words in the same conversation",
  }),
});

export const agentQueryEndpoints = {
  query: {
    method: "POST",
    path: "",
    operationId: "askAgent",
    summary: "Ask in plain words and get one API's answer",
    description:
      "Finds the operation that fits among your active connectors (or uses the one that `tool` names), fills its arguments, calls the API with your secrets and answers in one fixed form. An ambiguous request returns CLARIFICATION_NEEDED: for 15 minutes the same caller may answer it in plain words in the same conversation. A question as text/plain is answered as text; `?conversation_id=` names its conversation.",
    tag: "Agent",
    scope: "agent:query",
    sideEffect: "execute",
    body: AgentQuery,
    answer: { status: 200, schema: AgentAnswer },
    failures: { CLARIFICATION_NEEDED: ClarificationDetails },
  },
} as const satisfies FunctionEndpoints;
