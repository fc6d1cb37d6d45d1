import type { CallToolResult, InputRequiredResult, ServerContext } from "@modelcontextprotocol/server";
import type { JsonObject } from "../../base/json.ts";
import type { ProgressListener } from "../../contract/progress.ts";
import type { ElicitationModes } from "./elicitation-modes.ts";
import type { McpCaller } from "./mcp-caller.ts";
import type { McpParts } from "./mcp-parts.ts";

/** The caller of a tool, and how its user can be asked. */
export interface ToolCaller {
  parts: McpParts;
  caller: McpCaller;
  era: "modern" | "legacy";
  elicitation: ElicitationModes;
}

/** One call, with its progress listener; null if the client did not ask for progress. */
export interface RunningCall extends ToolCaller {
  onProgress: ProgressListener | null;
}

export type ToolAnswer = Promise<CallToolResult | InputRequiredResult>;

/** Handles calls of one of the server's tools. @throws ToolgateError converted to a result */
export type ToolHandler = (call: RunningCall, given: JsonObject, context: ServerContext) => ToolAnswer;

/** The given members that exist. */
export function pickMembers(body: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  ) as JsonObject;
}
