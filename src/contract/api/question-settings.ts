import { Type } from "@sinclair/typebox";
import { AnyObject, type FunctionEndpoints, pathId, SideEffectShape, Timestamp, Uuid } from "./endpoint.ts";

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
  agent_id: Type.Union([Type.String(), Type.Null()]),
  tool_id: Uuid,
  operation_id: Type.String(),
  name: Type.String(),
  connector_id: Type.Union([Uuid, Type.Null()]),
  arguments: AnyObject,
  created_at: Timestamp,
});

const tag = "Settings";

/** Question rules, dismissed questions and the evaluation set of an account. */
export const questionSettingsEndpoints = {
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
