import type { Json, JsonObject, JsonSchema } from "../base/json.ts";
import type { HttpOperation } from "./http-operation.ts";
import type { McpToolDefinition } from "./mcp-tool.ts";

/** The four hints of the Model Context Protocol (`ToolAnnotations`). */
export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/**
 * The texts of a tool that search ranks by, per field. All plain text; absent fields are empty. Stored in
 * `tools.fields` and returned with candidates.
 */
export interface ToolFields {
  /** Title of the tool's API. */
  api: string;
  /** What the document says that its API is about, at most 200 characters; search does not rank by it. */
  about?: string;
  operation_id: string;
  /** Upper case; empty for tools that are not HTTP calls. */
  method: string;
  path: string;
  /** The path as the document writes it, if it has a fragment, which is not sent. */
  document_path?: string;
  summary: string;
  description: string;
  tags: string[];
  /** One entry per argument, in the order of the document. */
  parameters: ToolParameterField[];
  /** The order of properties inside the arguments, which the database does not keep (`src/base/member-order.ts`). */
  member_order?: Record<string, string[]>;
}

export interface ToolParameterField {
  name: string;
  in: "path" | "query" | "header" | "cookie" | "body";
  required: boolean;
  description: string;
  /** Enumerated values and examples, as text. */
  values: string[];
}

/** A compiled operation: a row of the tool catalogue without an owner. */
export interface CompiledTool {
  operation_id: string;
  /** For people: the summary, or else the operation id in words. */
  name: string;
  description: string;
  fields: ToolFields;
  /** The text that is embedded: connector, function, what it does, takes and returns. */
  chunk: string;
  /** Object schema of the arguments, self-contained (`$defs`), `additionalProperties: false`. */
  input_schema: JsonObject;
  /** Schema of `final_data`, self-contained, at most 4 KB; null if the document has none. */
  output_schema: JsonObject | null;
  side_effect: SideEffect;
  hints: ToolHints;
  definition: HttpOperation;
}

/** A tool as the database describes it: ranking fields and the schema; no definition, no secrets. */
export interface ToolDescription {
  tool_id: string;
  operation_id: string;
  connector_id: string | null;
  /** `connector` (an operation), `custom`, `mcp` or `plugin`. */
  source: "connector" | "custom" | "mcp" | "plugin";
  /** Name of the TOOL plugin that executes it. */
  plugin: string;
  name: string;
  fields: ToolFields;
  input_schema: JsonObject;
  side_effect: SideEffect;
  /** The tool's own limit; null or absent: none. */
  rate_limit_per_min?: number | null;
  /** Digest of the definition and the arguments' schema; absent for tools that are read together with their call. */
  basis?: string;
}

/** A tool found by search. */
export interface ToolCandidate extends ToolDescription {
  /** Ranking score, comparable only within one search. */
  score: number;
}

/** The stored data that a tool's plugin needs for a call, in addition to the arguments. */
export type ToolDefinition = HttpOperation | HttpToolDefinition | PromptToolDefinition | McpToolDefinition;

/**
 * The definition that the request of a call is built from. Its owner may have written credentials into it, so
 * it is passed sealed.
 */
export interface PreparedCall<Definition extends ToolDefinition = ToolDefinition> {
  tool_id: string;
  /** The effect that the tool had when its definition was read. */
  side_effect: SideEffect;
  /** As `ToolDescription.basis`, of this definition. */
  basis?: string;
  definition: Definition;
}

/**
 * The result of a planner. Confidence is 0…1: how certain the planner is that this is the intended call.
 */
export type Plan = (
  | { kind: "tool_call"; call: ToolCall; confidence: number; reason: string }
  | {
      kind: "question";
      question: string;
      /** A sentence before the question that quotes the parts which were not understood. Traces do not contain it. */
      preface?: string;
      candidates: string[];
      missing: string[];
      /** The operations that the question is about, best first, with the arguments understood for each. */
      choices: PlanChoice[];
      confidence: number;
      reason: string;
    }
  | { kind: "no_tool"; candidates: string[]; reason: string }
  /** The previous steps did everything that was requested. */
  | { kind: "finished"; reason: string }
) & {
  /** The role of each word of the request; absent if the request was not read as text. */
  reading?: readonly ReadSpan[];
  /** The confidence from which a call was made; absent if it did not decide between call and question. */
  threshold?: number;
};

/** An operation that a question offers, with the arguments understood so far. */
export interface PlanChoice {
  tool_id: string;
  operation_id: string;
  connector_id: string | null;
  /** Title of the API: several may have an operation of the same name. */
  api: string;
  name: string;
  side_effect: SideEffect;
  arguments: JsonObject;
  /** Required arguments without a value; nested ones as dotted paths. */
  missing: MissingArgument[];
}

export interface MissingArgument {
  name: string;
  description: string;
  /** JSON Schema of the value. */
  schema: JsonObject;
}

/** The role of a part of the request for the planned operation. */
export type SpanRole =
  | "action"
  | "resource"
  | "argument"
  | "known_value"
  | "qualifier"
  | "courtesy"
  | "not_understood";

/**
 * A part of the request with its role. Offsets are UTF-16 code units of `user_query`; `end` is exclusive.
 */
export interface ReadSpan {
  text: string;
  start: number;
  end: number;
  role: SpanRole;
  /** The argument's name, for `argument` and `known_value`. */
  detail?: string;
}

export interface ToolCall {
  tool: Tool;
  arguments: JsonObject;
}

/** A tool as the kernel sees it: data; the plugin named by `plugin` executes it. */
export interface Tool {
  tool_id: string;
  /** Name of the TOOL plugin that owns it. */
  plugin: string;
  name: string;
  operation_id: string;
  connector_id: string | null;
  description: string;
  input_schema: JsonSchema;
  side_effect: SideEffect;
  /** The tool's own limit; null or absent: none. */
  rate_limit_per_min?: number | null;
  /** As `ToolDescription.basis`: what the call was planned with. */
  basis?: string;
  /** Whether the tool receives the shared context. */
  context?: boolean;
}

/** Converts a described tool to the tool of a call. */
export function toTool(described: ToolDescription): Tool {
  return {
    tool_id: described.tool_id,
    plugin: described.plugin,
    name: described.name,
    operation_id: described.operation_id,
    connector_id: described.connector_id,
    description: described.fields.description,
    input_schema: described.input_schema,
    side_effect: described.side_effect,
    rate_limit_per_min: described.rate_limit_per_min ?? null,
    ...(described.basis !== undefined && { basis: described.basis }),
  };
}

/** An earlier step of a run: the call and its result. */
export interface HistoryEntry {
  tool: { tool_id: string; name: string; operation_id: string };
  arguments: JsonObject;
  result: Json;
}

export type SideEffect = "read" | "write" | "execute";

/** In increasing strictness: documents and agent files may only move a tool to the right. */
export const STRICTNESS: readonly SideEffect[] = ["read", "write", "execute"];

/**
 * The stricter of two effects: the description of a tool or agent may tighten its classification, never
 * loosen it.
 */
export function stricterEffect(a: SideEffect, b: SideEffect): SideEffect {
  return STRICTNESS.indexOf(a) >= STRICTNESS.indexOf(b) ? a : b;
}

export const HTTP_TOOL_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpToolMethod = (typeof HTTP_TOOL_METHODS)[number];
export type ToolType = "prompt" | "http_api";

/** `custom_tools.http_config`: one HTTP request with `{{placeholders}}`. The database checks it. */
export interface HttpToolConfig {
  /** Absolute, at most 4,096 characters. */
  url: string;
  method: HttpToolMethod;
  headers?: Record<string, string>;
  body_template?: string | null;
  /** Path of the result in the answer; absent or empty: the whole answer. */
  response_path?: string | null;
}

/** A row of `custom_tools`, which users edit. */
export interface CustomTool {
  id: string;
  user_id: string;
  name: string;
  description: string;
  tool_type: ToolType;
  prompt_template: string | null;
  http_config: HttpToolConfig | null;
  /** Names of the headers in the order of their author; headers that it does not name come last. */
  header_order: string[];
  /** JSON Schema (2020-12) of the arguments: an object, `additionalProperties: false`. */
  parameters: JsonObject;
  side_effect: SideEffect;
  rate_limit_per_min: number | null;
  /** Placeholders that are filled from the vault, never by a caller. */
  secret_names: string[];
  enabled: boolean;
  created_at: string;
  updated_at: string;
}

/** `tools.definition` of an HTTP tool. */
export interface HttpToolDefinition {
  kind: "http-tool";
  http_config: HttpToolConfig;
  parameters: JsonObject;
  secret_names: string[];
  rate_limit_per_min: number | null;
}

/** `tools.definition` of a prompt tool. */
export interface PromptToolDefinition {
  kind: "prompt-tool";
  prompt_template: string;
  parameters: JsonObject;
  secret_names: string[];
  rate_limit_per_min: number | null;
}

/** A tool of a plugin, as data. It is stored in the catalogue of every user who enables the plugin. */
export interface PluginTool {
  /** Lower-case words joined by dots, e.g. "clock.now"; unique among plugins. */
  operation_id: string;
  /** For people. */
  name: string;
  /** What it does, for search and for models. The first sentence has the most weight. */
  description: string;
  side_effect: SideEffect;
  /** Object schema (2020-12), `additionalProperties: false`, every argument described. */
  input_schema: JsonObject;
  hints: ToolHints;
}

/** The same as a row of the catalogue. */
export interface PluginToolRow extends PluginTool {
  fields: ToolFields;
  chunk: string;
}
