import type { HttpToolDefinition, PromptToolDefinition } from "./custom-tool.ts";
import type { HttpOperation } from "./http-operation.ts";
import type { Json, JsonObject, JsonSchema } from "./json.ts";
import type { McpToolDefinition } from "./mcp-tool.ts";

export type SideEffect = "read" | "write" | "execute";

/** The four hints of the Model Context Protocol (`ToolAnnotations`). */
export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/**
 * What search ranks by: the words of a tool, by field. All plain text; absent fields are empty.
 * Stored in `tools.fields` and returned with candidates.
 */
export interface ToolFields {
  /** Title of the API the tool belongs to. */
  api: string;
  operation_id: string;
  /** Upper case, empty for tools that are no HTTP call. */
  method: string;
  path: string;
  summary: string;
  description: string;
  tags: string[];
  /** One entry per argument, in the order of the document. */
  parameters: ToolParameterField[];
}

export interface ToolParameterField {
  name: string;
  in: "path" | "query" | "header" | "cookie" | "body";
  required: boolean;
  description: string;
  /** Enumerated values and examples, as text. */
  values: string[];
}

/** A compiled operation: one row of the tool catalogue before it has an owner. */
export interface CompiledTool {
  operation_id: string;
  /** For people: the summary, else the operation id in words. */
  name: string;
  description: string;
  fields: ToolFields;
  /** The chunk in words: connector, function, what it does, takes and returns. This is what gets embedded. */
  chunk: string;
  /** Object schema of the arguments, self-contained (`$defs`), `additionalProperties: false`. */
  input_schema: JsonObject;
  /** Of `final_data`, self-contained, at most 4 KB; null when the document does not say. */
  output_schema: JsonObject | null;
  side_effect: SideEffect;
  hints: ToolHints;
  definition: HttpOperation;
}

/** A tool found by search: ranking fields and the schema; no definition, no secrets. */
export interface ToolCandidate {
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
  /** Ranking score; only comparable inside one search. */
  score: number;
}

/** What a tool's plugin keeps of it: what a call needs besides its arguments. */
export type ToolDefinition = HttpOperation | HttpToolDefinition | PromptToolDefinition | McpToolDefinition;

/** What the request of a call is built from, besides its arguments. Its owner may have written credentials into it, so it travels sealed. */
export interface PreparedCall<Definition extends ToolDefinition = ToolDefinition> {
  tool_id: string;
  definition: Definition;
}

/** What planners hand to the kernel. Confidence is 0…1: how sure the planner is that this is the wanted call. */
export type Plan = (
  | { kind: "tool_call"; call: ToolCall; confidence: number; reason: string }
  | {
      kind: "question";
      question: string;
      candidates: string[];
      missing: string[];
      /** The operations the question is about, best first, with what was understood for each. */
      choices: PlanChoice[];
      confidence: number;
      reason: string;
    }
  | { kind: "no_tool"; candidates: string[]; reason: string }
  /** The steps before did all that was asked for. */
  | { kind: "finished"; reason: string }
) & {
  /** What each word of the request became; absent where no request in words was read. */
  reading?: readonly ReadSpan[];
};

/** One operation that a question offers, with the arguments that were already understood. */
export interface PlanChoice {
  tool_id: string;
  operation_id: string;
  connector_id: string | null;
  /** Title of the API: several may have an operation of one name. */
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

/** What a part of the request is for the planned operation. */
export type SpanRole =
  | "action"
  | "resource"
  | "argument"
  | "known_value"
  | "qualifier"
  | "courtesy"
  | "not_understood";

/** A part of the request and what it became. Offsets are UTF-16 code units of `user_query`; `end` is exclusive. */
export interface ReadSpan {
  text: string;
  start: number;
  end: number;
  role: SpanRole;
  /** For `argument` and `known_value`: the argument's name. */
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
  /** A tool that declares it receives the shared context. */
  context?: boolean;
}

/** One earlier step of a run: the call and what came back. */
export interface HistoryEntry {
  tool: { tool_id: string; name: string; operation_id: string };
  arguments: JsonObject;
  result: Json;
}
