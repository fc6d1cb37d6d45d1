import type { CallToolResult, ServerContext } from "@modelcontextprotocol/server";
import type { Static } from "@sinclair/typebox";
import { canonicalJson, isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { callWithApproval } from "./call-with-approval.ts";
import { CallToolArguments } from "./list-tools.ts";
import {
  chosenConnection,
  type Outcome,
  pickMembers,
  type RunningCall,
  type ToolAnswer,
  type ToolHandler,
} from "./mcp-parts.ts";
import type { McpCaller, NamedTool } from "./session.ts";
import { toErrorResult, toResult } from "./to-result.ts";

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

function runTool(
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
      parts.runTool({
        ...wanted,
        ...chosenConnection(context),
        ...(id !== undefined && { approval_id: id }),
        signal,
        onProgress,
      }),
    describe,
  });
}

function describeOutcome({ body, failure }: Outcome): CallToolResult {
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

/**
 * Calls a tool under its own name. Its arguments are the API's, so a call cannot name its approval: a
 * repetition of an approved call uses the approval, once. If the approver has already executed the call,
 * the repetition gets the stored result.
 */
export function runDirectTool({ tool_id, approved }: NamedTool): ToolHandler {
  return (server, given, context) => {
    const approval = findRepeated(given, approved);
    const wanted = { tool_id, arguments: given, ...(approval && { approval_id: approval.approval_id }) };
    return runTool(server, context, wanted, describe);
  };
}

/** Such a tool has no argument for an approval. */
function describe(outcome: Outcome): CallToolResult {
  const { body, failure } = outcome;
  if (failure?.code !== "APPROVAL_REQUIRED" || !isJsonObject(body)) return describeOutcome(outcome);
  const summary = failure.details?.["summary"];
  const how = "A person must approve this first. Then make the same call again, unchanged.";
  return toErrorResult({
    ...body,
    error_message: `${typeof summary === "string" ? summary : ""} ${how}`.trim(),
  });
}

/**
 * The approved call with exactly these arguments, or else one that differs only by added defaults. The
 * gate compares the whole requests.
 */
function findRepeated(given: JsonObject, approved: NamedTool["approved"]) {
  const calls = approved.map((call) => ({ ...call, given: JSON.parse(call.arguments) as Json }));
  const isSame = (call: { given: Json }) => canonicalJson(call.given) === canonicalJson(given);
  return calls.find(isSame) ?? calls.find((call) => isRepeated(given, call.given));
}

function isRepeated(given: JsonObject, approved: Json): boolean {
  return (
    isJsonObject(approved) &&
    Object.entries(given).every(([name, value]) => {
      const known = Object.hasOwn(approved, name) ? approved[name] : undefined;
      return known !== undefined && canonicalJson(known) === canonicalJson(value);
    })
  );
}
