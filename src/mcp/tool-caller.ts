import type { CallToolResult, InputRequiredResult, ServerContext } from "@modelcontextprotocol/server";
import type { JsonObject } from "../contract/json.ts";
import type { TellProgress } from "../contract/progress.ts";
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

/** One call of theirs, and whom to tell how far it is; null: nobody asked. */
export interface RunningCall extends ToolCaller {
  tell: TellProgress | null;
}

export type ToolAnswer = Promise<CallToolResult | InputRequiredResult>;

/** One tool of the server's. @throws ToolgateError told as a result */
export type ToolHandler = (call: RunningCall, given: JsonObject, context: ServerContext) => ToolAnswer;
