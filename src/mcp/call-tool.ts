import {
  type CallToolRequest,
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Static } from "@sinclair/typebox";
import { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { callWithApproval } from "./call-with-approval.ts";
import { AskArguments, CallToolArguments, FindToolsArguments } from "./catalogue-tools.ts";
import { describeFound } from "./describe-found.ts";
import type { McpCaller } from "./mcp-caller.ts";
import type { McpParts, Outcome } from "./mcp-parts.ts";
import { reportProgress } from "./report-progress.ts";
import type { AskingWays } from "./session-id.ts";
import { failureResult, toErrorResult, toResult } from "./to-result.ts";

const FOUND = 5;

export interface ToolCaller {
  parts: McpParts;
  caller: McpCaller;
  era: "modern" | "legacy";
  ways: AskingWays;
}

type Answer = Promise<CallToolResult | InputRequiredResult>;

/**
 * Answers `tools/call`. Whatever goes wrong with the call is a result, which the model sees; only a tool that does not exist
 * is a mistake of the protocol (MCP, "Error Handling").
 */
export async function callTool(
  server: ToolCaller,
  { params }: CallToolRequest,
  context: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  const given = (params.arguments ?? {}) as JsonObject;
  const call = choose(server, params.name);
  try {
    return await reportProgress(context, params.name, call(given, context));
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    return failureResult(server.parts.asToolgateError(error));
  }
}

function choose(server: ToolCaller, name: string): (given: JsonObject, context: ServerContext) => Answer {
  if (server.caller.exposure.mode === "direct") {
    const [tool] = server.caller.named;
    if (tool) return (given, context) => run(server, context, { tool_id: tool.tool_id, arguments: given });
  } else {
    if (name === "find_tools") return (given) => findTools(server, given);
    if (name === "call_tool") return (given, context) => callNamed(server, given, context);
    if (name === "ask") return (given, context) => ask(server, given, context);
  }
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name}`);
}

async function findTools({ parts }: ToolCaller, given: JsonObject): Answer {
  parts.checkShape(FindToolsArguments, given);
  const { query, limit = FOUND } = given as Static<typeof FindToolsArguments>;
  const { tools } = await parts.findTools(query);
  return toResult({ tools: tools.slice(0, limit).map(describeFound) });
}

function callNamed(server: ToolCaller, given: JsonObject, context: ServerContext): Answer {
  server.parts.checkShape(CallToolArguments, given);
  const { name, tool_id, approval_id, idempotency_key } = given as Static<typeof CallToolArguments>;
  return run(server, context, {
    tool_id: tool_id ?? chooseNamed(server.caller, name),
    arguments: isJsonObject(given["arguments"]) ? given["arguments"] : {},
    ...(approval_id !== undefined && { approval_id }),
    ...(idempotency_key !== undefined && { idempotency_key }),
  });
}

/** @throws ToolgateError INVALID_REQUEST | NOT_FOUND | CONFLICT */
function chooseNamed({ named }: McpCaller, name: string | undefined): string {
  if (name === undefined) {
    throw new ToolgateError(
      "INVALID_REQUEST",
      "Say which tool: `tool_id` or `name`, as find_tools gave them.",
      {
        details: { errors: [{ pointer: "/tool_id", message: "or `name` is needed" }] },
      },
    );
  }
  const [tool] = named;
  if (!tool) {
    throw new ToolgateError(
      "NOT_FOUND",
      `There is no active tool named ${JSON.stringify(name)}. find_tools finds tools.`,
    );
  }
  if (named.length === 1) return tool.tool_id;
  throw new ToolgateError(
    "CONFLICT",
    `Several tools are named ${JSON.stringify(name)}: call the one you mean by its tool_id.`,
    {
      details: {
        reason: "ambiguous",
        tools: named.map(({ tool_id, operation_id, connector }) => ({ tool_id, operation_id, connector })),
      },
    },
  );
}

interface Wanted {
  tool_id: string;
  arguments: JsonObject;
  approval_id?: string;
  idempotency_key?: string;
}

function run(server: ToolCaller, context: ServerContext, { approval_id, ...wanted }: Wanted): Answer {
  const { signal } = context.mcpReq;
  return askable(server, context, {
    approvalId: approval_id,
    run: (id) => server.parts.runTool({ ...wanted, ...(id !== undefined && { approval_id: id }), signal }),
    describe: describeRun,
  });
}

function ask(server: ToolCaller, given: JsonObject, context: ServerContext): Answer {
  server.parts.checkShape(AskArguments, given);
  const asked = given as Static<typeof AskArguments>;
  const { question, context: known, approval_id, conversation_id = "mcp", ...rest } = asked;
  const body = {
    user_query: question,
    conversation_id,
    ...(known && { user_context_data: known }),
    ...rest,
  } as JsonObject;
  const { signal } = context.mcpReq;
  return askable(server, context, {
    approvalId: approval_id,
    run: (id) =>
      server.parts.ask({ body: { ...body, ...(id !== undefined && { approval_id: id }) }, signal }),
    describe: describeAnswer,
  });
}

function askable(
  { parts, caller, era, ways }: ToolCaller,
  context: ServerContext,
  call: {
    approvalId: string | undefined;
    run(approvalId: string | undefined): Promise<Outcome>;
    describe(outcome: Outcome): CallToolResult;
  },
): Answer {
  return callWithApproval({ database: parts.database, caller, era, ways, context, ...call });
}

function describeRun({ body, failure }: Outcome): CallToolResult {
  if (failure || !isJsonObject(body)) return toErrorResult(body);
  return toResult(body["result"] ?? null, pick(body, ["trace_id", "untrusted"]));
}

/** The steps are in the trace; a model needs none of them. */
function describeAnswer({ body, failure }: Outcome): CallToolResult {
  if (failure || !isJsonObject(body)) return toErrorResult(body);
  const { trace: _trace, internal_log: _log, ...told } = body;
  return toResult(told, pick(body, ["trace_id"]));
}

function pick(body: JsonObject, names: readonly string[]): JsonObject {
  const entries = names.flatMap((name): [string, Json][] => {
    const value = body[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
