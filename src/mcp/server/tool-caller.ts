import type { CallToolResult, InputRequiredResult, ServerContext } from "@modelcontextprotocol/server";
import type { JsonObject } from "../../base/json.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { ProgressListener } from "../../contract/trace.ts";
import type { ElicitationModes } from "./elicitation-modes.ts";
import type { McpCaller } from "./mcp-caller.ts";
import type { McpParts } from "./mcp-parts.ts";
import { META } from "./to-result.ts";

/** As in the other endpoints. */
const MAX_NAME = 500;

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

/**
 * The connection that a call uses, from its `_meta` (`toolgate/connection`, `toolgate/end_user`): the client chooses it, not the
 * model, which external text can instruct.
 */
export function chosenConnection({ mcpReq }: ServerContext): { connection?: string; end_user?: string } {
  const text = (name: string) => {
    const value = mcpReq._meta?.[META + name];
    return typeof value === "string" && value.length > 0 && value.length <= MAX_NAME
      ? value
      : refuseMeta(name, value);
  };
  const [connection, end_user] = [text("connection"), text("end_user")];
  return { ...(connection !== undefined && { connection }), ...(end_user !== undefined && { end_user }) };
}

/** An unusable choice is an error: another account would be used instead. */
function refuseMeta(name: string, value: unknown): undefined {
  if (value === undefined) return undefined;
  throw invalidRequest([
    {
      pointer: `/_meta/${META.replace("/", "~1")}${name}`,
      message: `must be a text of 1 to ${MAX_NAME} characters`,
    },
  ]);
}

/** The given members that exist. */
export function pickMembers(body: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  ) as JsonObject;
}
