import type { TSchema } from "@sinclair/typebox";
import type { Json, JsonObject } from "../../base/json.ts";
import type { Config } from "../../contract/config.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import type { ProgressListener } from "../../contract/trace.ts";
import type { McpCaller } from "./mcp-caller.ts";

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
