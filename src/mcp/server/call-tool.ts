import {
  type CallToolRequest,
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Static } from "@sinclair/typebox";
import type { JsonObject } from "../../base/json.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { trimSchema } from "../../planning/schema/clean-schema.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { askAgent } from "./ask-agent.ts";
import { FindToolsArguments } from "./catalogue-tools.ts";
import { reportProgress } from "./report-progress.ts";
import { callNamedTool, runDirectTool } from "./run-named-tool.ts";
import { failureResult, toResult } from "./to-result.ts";
import type { ToolCaller, ToolHandler } from "./tool-caller.ts";

/** Default number of tools that `find_tools` returns; schemas are long. */
const DEFAULT_LIMIT = 5;

const HANDLERS = new Map<string, ToolHandler>([
  ["find_tools", findTools],
  ["call_tool", callNamedTool],
  ["ask", askAgent],
]);

/** Maximum length of a description; its first words say what the tool does. */
const MAX_DESCRIPTION = 300;

/**
 * Answers `tools/call`. Any failure of the call is a result, which the model sees; only an unknown tool is
 * a protocol error (MCP, "Error Handling").
 */
export async function callTool(
  server: ToolCaller,
  { params }: CallToolRequest,
  context: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  const handle = choose(server, params.name);
  const given = (params.arguments ?? {}) as JsonObject;
  try {
    return await reportProgress(context, params.name, (onProgress) =>
      handle({ ...server, onProgress }, given, context),
    );
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    return failureResult(server.parts.asToolgateError(error));
  }
}

/** @throws ProtocolError if there is no such tool for this caller */
function choose({ caller }: ToolCaller, name: string): ToolHandler {
  const [tool] = caller.named;
  const direct = tool && runDirectTool(tool);
  const handler = caller.exposure.mode === "catalogue" ? HANDLERS.get(name) : direct;
  if (handler) return handler;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name}`);
}

async function findTools({ parts }: ToolCaller, given: JsonObject): Promise<CallToolResult> {
  parts.checkShape(FindToolsArguments, given);
  const { query, limit = DEFAULT_LIMIT } = given as Static<typeof FindToolsArguments>;
  const tools = await parts.findTools(query);
  return toResult({ tools: tools.slice(0, limit).map(describeFound) });
}

/** A found tool with the members that a model needs to choose and call it. */
export function describeFound({
  tool_id,
  operation_id,
  fields,
  side_effect,
  input_schema,
}: ToolCandidate): JsonObject {
  return {
    tool_id,
    name: operation_id,
    description: cleanText(fields.description || fields.summary, MAX_DESCRIPTION),
    side_effect,
    input_schema: trimSchema(input_schema),
  };
}
