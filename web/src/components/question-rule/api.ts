import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { questionSettingsEndpoints } from "../../../../src/contract/api/question-settings.ts";
import type { toolsEndpoints } from "../../../../src/contract/api/tools.ts";
import { callFunction } from "../../lib/call-function.ts";

type Rules = Static<(typeof questionSettingsEndpoints)["listQuestionRules"]["answer"]["schema"]>;
export type QuestionRule = Rules["rules"][number];
type Found = Static<(typeof toolsEndpoints)["search"]["answer"]["schema"]>;

const PATH = "settings/question-rules";

export const questionRulesQuery = queryOptions({
  queryKey: ["question-rules"],
  queryFn: async ({ signal }) => (await callFunction<Rules>(PATH, { signal })).rules,
});

export function storeQuestionRule(rule: { phrase: string; tool_id: string }): Promise<QuestionRule> {
  return callFunction(PATH, { method: "POST", body: rule });
}

export function deleteQuestionRule(id: string): Promise<unknown> {
  return callFunction(`${PATH}/${id}`, { method: "DELETE" });
}

/** Tools of the account that match a text, best first. */
export function foundToolsQuery(text: string) {
  const query = text.trim();
  return queryOptions({
    queryKey: ["tools", "found", query],
    queryFn: async ({ signal }) =>
      (await callFunction<Found>("tools/search", { method: "POST", body: { query, limit: 20 }, signal }))
        .tools,
    enabled: query !== "",
  });
}
