import type { CallToolResult, InputRequiredResult, ServerContext } from "@modelcontextprotocol/server";
import type { TSchema } from "@sinclair/typebox";
import type { Json, JsonObject } from "../../base/json.ts";
import type { Config } from "../../contract/config.ts";
import { invalidRequest, type ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import type { ProgressListener } from "../../contract/trace.ts";
import type { ElicitationModes, McpCaller } from "./session.ts";
import { META } from "./to-result.ts";

/** The result of a call: an answer, or the FAILURE object with its error. */
export interface Outcome {
  body: Json;
  failure: ToolgateError | null;
}

export interface ToolRequest {
  tool_id: string;
  arguments: JsonObject;
  approval_id?: string;
  connection?: string;
  end_user?: string;
  idempotency_key?: string;
  signal: AbortSignal;
  onProgress: ProgressListener | null;
}

export interface QuestionRequest {
  /** In the shape of `agent-query`. */
  body: JsonObject;
  signal: AbortSignal;
  onProgress: ProgressListener | null;
}

/** What the MCP server needs from the rest of Toolgate, for one caller. */
export interface McpParts {
  database: Database;
  environment: Config["environment"];
  /** Toolgate's version, shown to clients. */
  version: string;
  /** Best match first. */
  findTools(query: string): Promise<ToolCandidate[]>;
  runTool(request: ToolRequest): Promise<Outcome>;
  ask(request: QuestionRequest): Promise<Outcome>;
  /** @throws ToolgateError INVALID_REQUEST */
  checkShape(shape: TSchema, value: Json): void;
  /** Converts any error to one that may be returned to the caller. */
  asToolgateError(error: unknown): ToolgateError;
}

/** Creates the parts for one request of an identified caller. */
export type CreateMcpParts = (
  request: { headers: Headers; requestId: string },
  caller: McpCaller,
) => McpParts;

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
 * The connection that a call uses, from its `_meta` (`toolgate/connection`, `toolgate/end_user`): the client
 * chooses it, not the model, which external text can instruct.
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
