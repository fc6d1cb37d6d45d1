import { type Static, Type } from "@sinclair/typebox";
import { AnyObject, type FunctionEndpoints, pathId, SideEffectShape, Timestamp, Uuid } from "./endpoint.ts";

const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableCount = Type.Union([Type.Integer(), Type.Null()]);
const Environment = Type.Union([Type.Literal("dev"), Type.Literal("prod")]);

const AccountModel = Type.Object({
  base_url: Type.String(),
  chat_model: Type.String(),
  key_stored_at: Type.Union([Timestamp, Type.Null()], { description: "null: no key is stored" }),
});

const AccountLimits = Type.Object({
  call_ms: NullableCount,
  answer_bytes: NullableCount,
  calls_per_min: NullableCount,
});

const StoredRule = Type.Object({
  rule_id: Uuid,
  phrase: Type.String(),
  created_at: Timestamp,
  tool_id: Uuid,
  operation_id: Type.String(),
  name: Type.String(),
  side_effect: SideEffectShape,
  connector_id: Type.Union([Uuid, Type.Null()]),
});

const EvaluationCase = Type.Object({
  case_id: Uuid,
  question: Type.String(),
  agent_id: NullableText,
  tool_id: Uuid,
  operation_id: Type.String(),
  name: Type.String(),
  connector_id: Type.Union([Uuid, Type.Null()]),
  arguments: AnyObject,
  created_at: Timestamp,
});

const OwnEnvironment = Type.Union([Type.Literal("prod"), Type.Null()], {
  description: "null: the environment of the installation",
});

const BaseUrl = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: "Base URL of an OpenAI-compatible endpoint, such as `https://api.openai.com/v1`",
});
const ModelName = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });
const Key = Type.String({ minLength: 1, maxLength: 4096 });

/** An endpoint that need not be stored; without members, the effective one. */
const ModelRequest = Type.Object(
  {
    base_url: Type.Optional(BaseUrl),
    chat_model: Type.Optional(ModelName),
    key: Type.Optional(Key),
  },
  { additionalProperties: false },
);

export type ModelRequest = Static<typeof ModelRequest>;

const tag = "Settings";

/** @param most the largest value that any installation allows; the answer to a larger one names this installation's */
const limit = (least: number, most: number, description: string) =>
  Type.Optional(Type.Union([Type.Integer({ minimum: least, maximum: most }), Type.Null()], { description }));

export const settingsEndpoints = {
  read: {
    method: "GET",
    path: "",
    operationId: "readSettings",
    summary: "Read the settings of this installation and of the account",
    description: "The answer contains no keys and no secrets.",
    tag: "Settings",
    scope: "agent:query",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        version: Type.String(),
        /** The effective one: `prod` if the installation or the account says so. */
        environment: Environment,
        approval_mode: Type.Union([Type.Literal("auto"), Type.Literal("manual")]),
        model: Type.Object({
          configured: Type.Boolean(),
          from: Type.Union([Type.Literal("account"), Type.Literal("installation")]),
          host: NullableText,
          chat_model: NullableText,
        }),
        embedding: Type.Object({
          wanted: Type.String(),
          active: NullableText,
          dense: Type.Boolean(),
          state: Type.Union([Type.Literal("ready"), Type.Literal("building"), Type.Literal("switching")]),
          from: Type.Union([Type.Literal("account"), Type.Literal("installation")]),
        }),
        index: Type.Object({
          tools: Type.Integer(),
          waiting: Type.Integer(),
          failing: Type.Integer(),
          last_error: NullableText,
        }),
        /** Only their number: addresses inside a network are for the operator. */
        egress_exceptions: Type.Integer(),
        limits: Type.Object({
          call_ms: Type.Integer(),
          answer_bytes: Type.Integer(),
          calls_per_min: NullableCount,
          document_bytes: Type.Integer(),
          request_bytes: Type.Integer(),
        }),
        /** What applies without settings of the account. */
        installation: Type.Object({
          environment: Environment,
          model: Type.Union([Type.Object({ host: Type.String(), chat_model: Type.String() }), Type.Null()]),
          limits: Type.Object({ call_ms: Type.Integer(), answer_bytes: Type.Integer() }),
        }),
        /** What the account has set for itself; null unless its signed-in owner asks. */
        account: Type.Union([
          Type.Object({
            environment: OwnEnvironment,
            limits: AccountLimits,
            model: Type.Union([AccountModel, Type.Null()]),
            embedding: Type.Union([
              Type.Object({
                model: Type.String(),
                last_error: Type.Union([Type.String(), Type.Null()], {
                  description: "Why the model cannot embed the account's texts at the moment",
                }),
              }),
              Type.Null(),
            ]),
          }),
          Type.Null(),
        ]),
        /** By name: connectors, operations, keys, tools, documents, bytes. */
        quotas: Type.Record(Type.String(), Type.Object({ used: Type.Integer(), limit: Type.Integer() })),
      }),
    },
  },
  change: {
    method: "PATCH",
    path: "",
    operationId: "changeSettings",
    summary: "Make the account stricter than the installation",
    description:
      "Only the signed-in owner can do this. `environment: prod` requires an approval for each write; limits can be lowered below those of the installation, never raised. null removes a value of the account. Each change is recorded in the audit log.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object(
      {
        environment: Type.Optional(OwnEnvironment),
        limits: Type.Optional(
          Type.Object(
            {
              call_ms: limit(1_000, 600_000, "Timeout of one call in milliseconds"),
              answer_bytes: limit(1_024, 1_073_741_824, "Maximum size of an answer in bytes"),
              calls_per_min: limit(1, 100_000, "Calls of all tools together per minute"),
            },
            { additionalProperties: false },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({ environment: OwnEnvironment, limits: AccountLimits }),
    },
  },
  setModel: {
    method: "PUT",
    path: "/model",
    operationId: "setModel",
    summary: "Set the model endpoint of the account",
    description:
      "Only the signed-in owner can do this. The endpoint is called under the same rules as every API: public addresses over https, or those of EGRESS_ALLOW. The key is stored in the vault and never returned. Without `key`, the stored key is kept; another `base_url` deletes it.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object(
      { base_url: BaseUrl, chat_model: ModelName, key: Type.Optional(Key) },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: AccountModel },
  },
  removeModel: {
    method: "DELETE",
    path: "/model",
    operationId: "removeModel",
    summary: "Remove the account's model endpoint and its key",
    description: "The account uses the endpoint of the installation again, if there is one.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    answer: { status: 200, schema: Type.Object({ removed: Type.Literal(true) }) },
  },
  checkModel: {
    method: "POST",
    path: "/check-model",
    operationId: "checkModel",
    summary: "Send a test request to the model",
    description:
      "Without a body: to the effective one. With `base_url` and `chat_model`: to an endpoint that need not be stored, by the signed-in owner only; a stored key is used if it belongs to exactly this address.",
    tag,
    scope: "tools:write",
    sideEffect: "execute",
    body: ModelRequest,
    answer: {
      status: 200,
      schema: Type.Object({ ok: Type.Literal(true), model: Type.String(), duration_ms: Type.Number() }),
    },
  },
  listModels: {
    method: "POST",
    path: "/list-models",
    operationId: "listEndpointModels",
    summary: "List the models of an endpoint",
    description: "At most 1,000 names. Without a body: of the effective endpoint.",
    tag,
    scope: "tools:write",
    sideEffect: "execute",
    body: Type.Omit(ModelRequest, ["chat_model"]),
    answer: { status: 200, schema: Type.Object({ models: Type.Array(Type.String()) }) },
  },
  setEmbedding: {
    method: "PUT",
    path: "/embedding",
    operationId: "setEmbedding",
    summary: "Set the embedding model of the account",
    description:
      "Only the signed-in owner can do this, with a model of the account's own endpoint, which is called once to learn the length of its vectors. The tools and documents are embedded in the background; until then, searches use the vectors of before. New texts are found by their words until they are embedded.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object({ embedding_model: ModelName }, { additionalProperties: false }),
    answer: {
      status: 200,
      schema: Type.Object({
        model: Type.String(),
        dimensions: Type.Integer({ description: "Length of a vector" }),
      }),
    },
  },
  removeEmbedding: {
    method: "DELETE",
    path: "/embedding",
    operationId: "removeEmbedding",
    summary: "Remove the account's embedding model",
    description: "The account's tools and documents use the installation's model again.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    answer: { status: 200, schema: Type.Object({ removed: Type.Literal(true) }) },
  },
  listSessions: {
    method: "GET",
    path: "/sessions",
    operationId: "listSessions",
    summary: "List the sessions of the account",
    description: "Only the signed-in owner can do this. At most 100, the last used first.",
    tag,
    scope: "tools:write",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        sessions: Type.Array(
          Type.Object({
            session_id: Uuid,
            user_agent: NullableText,
            address: NullableText,
            created_at: Timestamp,
            last_used_at: Timestamp,
            is_current: Type.Boolean({ description: "Whether this request belongs to it" }),
          }),
        ),
      }),
    },
  },
  endSession: {
    method: "DELETE",
    path: "/sessions/{session_id}",
    operationId: "endSession",
    summary: "End a session of the account",
    description:
      "Only the signed-in owner can do this. The session gets no new access token; the one it has is valid until it expires, after an hour at most by default.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    parameters: [pathId("session_id", "The session")],
    answer: { status: 200, schema: Type.Object({ ended: Uuid }) },
  },
  listQuestionRules: {
    method: "GET",
    path: "/question-rules",
    operationId: "listQuestionRules",
    summary: "List the question rules of the account",
    description: "Only the signed-in owner can do this. The newest first.",
    tag,
    scope: "tools:write",
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ rules: Type.Array(StoredRule) }) },
  },
  storeQuestionRule: {
    method: "POST",
    path: "/question-rules",
    operationId: "storeQuestionRule",
    summary: "Always choose one tool for questions with certain words",
    description:
      "Only the signed-in owner can do this. A question that contains all words of `phrase`, in any order and form, is answered by this tool, for every caller of the account whose agent may use it; searches list it first. Of several rules, the one with most words applies. The rule only chooses: a write must still be commanded, arguments must be known, and approvals and limits apply. A rule for the same words is replaced. At most 200.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object(
      {
        phrase: Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" }),
        tool_id: Uuid,
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: StoredRule },
  },
  dismissQuestion: {
    method: "POST",
    path: "/dismissed-questions",
    operationId: "dismissQuestion",
    summary: "Take a question off the list of unanswered questions, or put it back",
    description:
      "Only the signed-in owner can do this. It concerns every run so far with the same question; a later one is listed again.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object(
      {
        trace_id: Type.String({ format: "uuid", description: "A run with this question" }),
        dismissed: Type.Boolean(),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({ runs: Type.Integer({ description: "Number of changed runs" }) }),
    },
  },
  listEvaluationCases: {
    method: "GET",
    path: "/evaluation-set",
    operationId: "listEvaluationCases",
    summary: "List the questions of the evaluation set",
    description: "Only the signed-in owner can do this. The newest first.",
    tag,
    scope: "tools:write",
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ cases: Type.Array(EvaluationCase) }) },
  },
  addEvaluationCase: {
    method: "POST",
    path: "/evaluation-set",
    operationId: "addEvaluationCase",
    summary: "Add the question and the call of a run to the evaluation set",
    description:
      "Only the signed-in owner can do this. The run must be a question that was answered with one call, without replaced personal data. The same question again replaces its case. At most 100.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    body: Type.Object({ trace_id: Uuid }, { additionalProperties: false }),
    answer: { status: 200, schema: EvaluationCase },
  },
  removeEvaluationCase: {
    method: "DELETE",
    path: "/evaluation-set/{case_id}",
    operationId: "removeEvaluationCase",
    summary: "Remove a question from the evaluation set",
    description: "Only the signed-in owner can do this.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    parameters: [pathId("case_id", "The question")],
    answer: { status: 200, schema: Type.Object({ removed: Uuid }) },
  },
  deleteQuestionRule: {
    method: "DELETE",
    path: "/question-rules/{rule_id}",
    operationId: "deleteQuestionRule",
    summary: "Delete a question rule",
    description: "Only the signed-in owner can do this.",
    tag,
    scope: "tools:write",
    sideEffect: "write",
    parameters: [pathId("rule_id", "The rule")],
    answer: { status: 200, schema: Type.Object({ deleted: Uuid }) },
  },
} as const satisfies FunctionEndpoints;
