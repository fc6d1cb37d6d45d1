import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import { canonicalJson, isJsonObject, type JsonObject } from "../../../../../src/base/json.ts";
import type { questionSettingsEndpoints } from "../../../../../src/contract/api/question-settings.ts";
import type { TraceStep } from "../../../../../src/contract/trace.ts";
import { asFailure } from "../../../lib/api-failure.ts";
import { callFunction } from "../../../lib/call-function.ts";

type Cases = Static<(typeof questionSettingsEndpoints)["listEvaluationCases"]["answer"]["schema"]>;
export type EvaluationCase = Cases["cases"][number];

const PATH = "settings/evaluation-set";

export const evaluationQuery = queryOptions({
  queryKey: ["runs", "evaluation"],
  queryFn: async ({ signal }) => (await callFunction<Cases>(PATH, { signal })).cases,
});

export function removeCase(id: string): Promise<unknown> {
  return callFunction(`${PATH}/${id}`, { method: "DELETE" });
}

export type CheckResult =
  | { kind: "right" }
  | { kind: "arguments" }
  | { kind: "operation"; name: string }
  | { kind: "failure"; code: string };

interface DryAnswer {
  tool: { operation_id: string; connector_id?: string; name: string };
  trace: TraceStep[];
}

/** Asks the question of a case again as a dry run, which sends nothing, and compares the planned call. */
export async function checkCase(one: EvaluationCase): Promise<CheckResult> {
  const { question, agent_id, operation_id, connector_id } = one;
  try {
    const { tool, trace } = await callFunction<DryAnswer>("agent-query", {
      method: "POST",
      body: {
        user_query: question,
        conversation_id: crypto.randomUUID(),
        dry_run: true,
        ...(agent_id !== null && { agent_id }),
      },
    });
    if (tool.operation_id !== operation_id || (tool.connector_id ?? null) !== connector_id)
      return { kind: "operation", name: tool.name };
    const input = trace.find(({ kind }) => kind === "tool_call")?.input;
    const planned = (isJsonObject(input) && input["arguments"]) || {};
    const isSame = canonicalJson(planned) === canonicalJson(one.arguments as JsonObject);
    return isSame ? { kind: "right" } : { kind: "arguments" };
  } catch (error) {
    return { kind: "failure", code: asFailure(error).code };
  }
}
