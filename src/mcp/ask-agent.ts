import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Static } from "@sinclair/typebox";
import { isJsonObject, type JsonObject } from "../contract/json.ts";
import { callWithApproval } from "./call-with-approval.ts";
import { AskArguments } from "./catalogue-tools.ts";
import type { Outcome } from "./mcp-parts.ts";
import { pickMembers } from "./pick-members.ts";
import { toErrorResult, toResult } from "./to-result.ts";
import type { ToolHandler } from "./tool-caller.ts";

/** In traces, where the client names no conversation. */
const CONVERSATION = "mcp";

/** `ask`: the very run of `agent-query`. */
export const askAgent: ToolHandler = async ({ parts, tell, ...server }, given, context) => {
  parts.checkShape(AskArguments, given);
  const asked = given as Static<typeof AskArguments>;
  const { question, context: known, approval_id, conversation_id = CONVERSATION, ...rest } = asked;
  const query = {
    user_query: question,
    conversation_id,
    ...(known && { user_context_data: known }),
    ...rest,
  } as JsonObject;
  const { signal } = context.mcpReq;
  return callWithApproval({
    ...server,
    database: parts.database,
    context,
    approvalId: approval_id,
    run: (id) =>
      parts.ask({ body: { ...query, ...(id !== undefined && { approval_id: id }) }, signal, tell }),
    describe,
  });
};

/** The steps are in the trace; a model needs none of them. */
function describe({ body, failure }: Outcome): CallToolResult {
  if (failure || !isJsonObject(body)) return toErrorResult(body);
  const { trace: _trace, internal_log: _log, ...told } = body;
  return toResult(told, pickMembers(body, ["trace_id"]));
}
