import type { CallToolResult, ServerContext } from "@modelcontextprotocol/server";
import type { Static } from "@sinclair/typebox";
import { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type JsonObject } from "../contract/json.ts";
import { callWithApproval } from "./call-with-approval.ts";
import { CallToolArguments } from "./catalogue-tools.ts";
import type { McpCaller } from "./mcp-caller.ts";
import type { Outcome } from "./mcp-parts.ts";
import { pickMembers } from "./pick-members.ts";
import { toErrorResult, toResult } from "./to-result.ts";
import type { RunningCall, ToolAnswer, ToolHandler } from "./tool-caller.ts";

/** `call_tool`: calls a tool by its id or its name. */
export const callNamedTool: ToolHandler = async (server, given, context) => {
  server.parts.checkShape(CallToolArguments, given);
  const { name, tool_id, approval_id, idempotency_key } = given as Static<typeof CallToolArguments>;
  return runTool(server, context, {
    tool_id: tool_id ?? chooseNamed(server.caller, name),
    arguments: isJsonObject(given["arguments"]) ? given["arguments"] : {},
    ...(approval_id !== undefined && { approval_id }),
    ...(idempotency_key !== undefined && { idempotency_key }),
  });
};

interface Wanted {
  tool_id: string;
  arguments: JsonObject;
  approval_id?: string;
  idempotency_key?: string;
}

export function runTool(
  { parts, onProgress, ...server }: RunningCall,
  context: ServerContext,
  { approval_id, ...wanted }: Wanted,
  describe: (outcome: Outcome) => CallToolResult = describeOutcome,
): ToolAnswer {
  const { signal } = context.mcpReq;
  return callWithApproval({
    ...server,
    database: parts.database,
    context,
    approvalId: approval_id,
    run: (id) =>
      parts.runTool({ ...wanted, ...(id !== undefined && { approval_id: id }), signal, onProgress }),
    describe,
  });
}

export function describeOutcome({ body, failure }: Outcome): CallToolResult {
  if (failure || !isJsonObject(body)) return toErrorResult(body);
  return toResult(body["result"] ?? null, pickMembers(body, ["trace_id", "untrusted"]));
}

/** @throws ToolgateError INVALID_REQUEST | NOT_FOUND | CONFLICT {reason: "ambiguous"} */
function chooseNamed({ named }: McpCaller, name: string | undefined): string {
  if (name === undefined) {
    const errors = [{ pointer: "/tool_id", message: "or `name` is needed" }];
    const message = "Say which tool: `tool_id` or `name`, as find_tools gave them.";
    throw new ToolgateError("INVALID_REQUEST", message, { details: { errors } });
  }
  const [tool, ...others] = named;
  const quoted = JSON.stringify(name);
  if (!tool) {
    throw new ToolgateError("NOT_FOUND", `There is no active tool named ${quoted}. find_tools finds tools.`);
  }
  if (others.length === 0) return tool.tool_id;
  const tools = named.map(({ tool_id, operation_id, connector }) => ({ tool_id, operation_id, connector }));
  throw new ToolgateError(
    "CONFLICT",
    `Several tools are named ${quoted}: call the one you mean by its tool_id.`,
    { details: { reason: "ambiguous", tools } },
  );
}
