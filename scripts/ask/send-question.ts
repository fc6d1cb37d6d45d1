import type { JsonObject } from "../../src/contract/json.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import type { Answer } from "./show-answer.ts";

export interface Question {
  user_query: string;
  user_context_data?: JsonObject;
  dry_run?: true;
  approval_id?: string;
}

/** A tool that somebody chose when the question alone did not tell which. */
export interface ToolRun {
  tool: { tool_id: string; operation_id: string };
  arguments: JsonObject;
  dry_run?: true;
  approval_id?: string;
}

/** A question goes to agent-query, a chosen tool is run; both are answered in one form. */
export async function sendQuestion(client: ToolgateClient, wanted: Question | ToolRun): Promise<Answer> {
  if ("user_query" in wanted) {
    const asked = { ...wanted, conversation_id: `terminal-${process.pid}` };
    return (await client.call<Answer>("POST", "/functions/v1/agent-query", asked)).body;
  }
  const { tool, ...body } = wanted;
  const path = `/functions/v1/tools/${encodeURIComponent(tool.tool_id)}/run`;
  const ran = await client.call<Answer & { ok?: true; result: unknown; request: unknown }>(
    "POST",
    path,
    body,
  );
  if (ran.body.ok !== true) return ran.body;
  const { result, request, trace_id } = ran.body;
  return {
    status: "SUCCESS",
    final_data: wanted.dry_run ? { request } : result,
    tool,
    ...(trace_id !== undefined && { trace_id }),
  };
}
