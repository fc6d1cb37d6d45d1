import type { CallToolResult, InputRequiredResult, ServerContext } from "@modelcontextprotocol/server";
import type { JsonObject } from "../contract/json.ts";
import type { McpCaller } from "./mcp-caller.ts";
import type { McpParts } from "./mcp-parts.ts";
import type { AskingWays } from "./session-id.ts";

/** Whose call it is, and how they can be asked. */
export interface ToolCaller {
  parts: McpParts;
  caller: McpCaller;
  era: "modern" | "legacy";
  ways: AskingWays;
}

export type ToolAnswer = Promise<CallToolResult | InputRequiredResult>;

/** One tool of the server's. @throws ToolgateError told as a result */
export type ToolHandler = (server: ToolCaller, given: JsonObject, context: ServerContext) => ToolAnswer;
