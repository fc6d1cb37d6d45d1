import { Type } from "@sinclair/typebox";
import type { Json, JsonObject } from "../../base/json.ts";
import { toStorable } from "../../base/text.ts";
import { readRuleTerms } from "../../catalogue/search/question-rule.ts";
import { questionSettingsEndpoints as endpoints } from "../../contract/api/question-settings.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { requireUser } from "../authenticate.ts";
import { bindEndpoint, type FunctionApp } from "../create-function.ts";

const QUESTION_RULES = "Question rules";
const MAX_TERMS = 12;

/** Rules of the account that choose one tool for questions with certain words, and its unanswered questions. */
export function bindQuestionRules(app: FunctionApp, platform: Platform): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.listQuestionRules, async (request) => {
    requireUser(request, QUESTION_RULES);
    return { rules: await database.call("list_question_rules", { p_user_id: request.user_id }) };
  });

  bindEndpoint(app, platform, endpoints.storeQuestionRule, (request) => {
    requireUser(request, QUESTION_RULES);
    const phrase = toStorable(request.body.phrase.trim());
    const terms = readRuleTerms(phrase);
    if (terms.length === 0)
      throw invalidPhrase('contains only words such as "the" and "what"; add a noun or a verb');
    if (terms.length > MAX_TERMS)
      throw invalidPhrase(
        `has ${terms.length} words; use at most ${MAX_TERMS} that all such questions contain`,
      );
    return database.call("store_question_rule", {
      p_user_id: request.user_id,
      p_tool_id: request.body.tool_id,
      p_phrase: phrase,
      p_terms: terms,
    });
  });

  bindEndpoint(app, platform, endpoints.dismissQuestion, (request) => {
    requireUser(request, "Unanswered questions");
    const { trace_id, dismissed } = request.body;
    return database.call("dismiss_question", {
      p_user_id: request.user_id,
      p_trace_id: trace_id,
      p_dismissed: dismissed,
    });
  });

  bindEndpoint(app, platform, endpoints.deleteQuestionRule, (request) => {
    requireUser(request, QUESTION_RULES);
    return database.call("delete_question_rule", {
      p_user_id: request.user_id,
      p_rule_id: request.param("rule_id"),
    });
  });
}

function invalidPhrase(message: string) {
  return invalidRequest([{ pointer: "/phrase", message }]);
}

const EVALUATION_SET = "The evaluation set";

/** A question of the database, its arguments as JSON text. */
const Row = Type.Object({ arguments: Type.String() });
const Rows = Type.Array(Row);

/** Questions of the account with the call that is right. */
export function bindEvaluationSet(app: FunctionApp, platform: Platform): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.listEvaluationCases, async (request) => {
    requireUser(request, EVALUATION_SET);
    const rows = await database.call("list_evaluation_cases", { p_user_id: request.user_id }, Rows);
    return { cases: rows.map(parseArguments) };
  });

  bindEndpoint(app, platform, endpoints.addEvaluationCase, async (request) => {
    requireUser(request, EVALUATION_SET);
    const given = { p_user_id: request.user_id, p_trace_id: request.body.trace_id };
    return parseArguments(await database.call("add_evaluation_case", given, Row));
  });

  bindEndpoint(app, platform, endpoints.removeEvaluationCase, (request) => {
    requireUser(request, EVALUATION_SET);
    return database.call("remove_evaluation_case", {
      p_user_id: request.user_id,
      p_case_id: request.param("case_id"),
    });
  });
}

function parseArguments(row: { arguments: string }): JsonObject {
  return { ...row, arguments: JSON.parse(row.arguments) as Json };
}
