import { toStorable } from "../../base/storable-text.ts";
import { readRuleTerms } from "../../catalogue/search/question-rule.ts";
import { settingsEndpoints as endpoints } from "../../contract/api/settings.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { requireUser } from "../authenticate.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import type { FunctionApp } from "../create-function.ts";

const WHAT = "Question rules";
const MAX_TERMS = 12;

/** Rules of the account that choose one tool for questions with certain words, and its unanswered questions. */
export function bindQuestionRules(app: FunctionApp, platform: Platform): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.listQuestionRules, async (request) => {
    requireUser(request, WHAT);
    return { rules: await database.call("list_question_rules", { p_user_id: request.user_id }) };
  });

  bindEndpoint(app, platform, endpoints.storeQuestionRule, (request) => {
    requireUser(request, WHAT);
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
    requireUser(request, WHAT);
    return database.call("delete_question_rule", {
      p_user_id: request.user_id,
      p_rule_id: request.param("rule_id"),
    });
  });
}

function invalidPhrase(message: string) {
  return invalidRequest([{ pointer: "/phrase", message }]);
}
