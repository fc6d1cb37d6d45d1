import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Static } from "@sinclair/typebox";
import { isJsonObject, type JsonObject } from "../../base/json.ts";
import { callWithApproval } from "./call-with-approval.ts";
import { AskArguments } from "./catalogue-tools.ts";
import type { Outcome } from "./mcp-parts.ts";
import { toErrorResult, toResult } from "./to-result.ts";
import { chosenConnection, pickMembers, type ToolHandler } from "./tool-caller.ts";

/** `ask`: the same run as `agent-query`. */
export const askAgent: ToolHandler = async ({ parts, onProgress, ...server }, given, context) => {
  parts.checkShape(AskArguments, given);
  const asked = given as Static<typeof AskArguments>;
  const { question, context: known, approval_id, conversation_id, ...rest } = asked;
  // Without a session, each call is a separate conversation, so that requests of other users of the same
  // key cannot answer its questions.
  const conversation = conversation_id ?? `mcp-${server.caller.session ?? crypto.randomUUID()}`;
  const query = {
    user_query: question,
    conversation_id: conversation,
    ...(known && { user_context_data: known }),
    ...chosenConnection(context),
    ...rest,
  } as JsonObject;
  const { signal } = context.mcpReq;
  return callWithApproval({
    ...server,
    database: parts.database,
    context,
    approvalId: approval_id,
    run: (id, chosen) =>
      parts.ask({
        body: { ...query, ...chosen, ...(id !== undefined && { approval_id: id }) },
        signal,
        onProgress,
      }),
    describe: (outcome) => describe(outcome, conversation),
  });
};

/**
 * The steps and the reading are in the trace; a model does not need them. A question includes how to
 * answer it.
 */
function describe({ body, failure }: Outcome, conversation_id: string): CallToolResult {
  if (failure?.code === "CLARIFICATION_NEEDED" && isJsonObject(body)) {
    const how =
      "Ask again: the answer as `question` with this conversation_id, or a choice as `tool` and `arguments`.";
    const details = { ...failure.details, conversation_id, how };
    return toErrorResult({ ...body, technical_details: details });
  }
  if (failure || !isJsonObject(body)) return toErrorResult(body);
  const { trace: _trace, internal_log: _log, reading: _reading, ...answer } = body;
  return toResult(answer, pickMembers(body, ["trace_id"]));
}
