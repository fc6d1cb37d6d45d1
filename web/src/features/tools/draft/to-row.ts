import type { Json, JsonObject } from "../../../../../src/base/json.ts";
import { METHODS_WITH_BODY } from "../../../../../src/calling/templates/render-tool.ts";
import type { CustomTool, HttpToolConfig, SideEffect } from "../../../../../src/contract/tool.ts";
import { listRows } from "./list-rows.ts";
import type { ParameterDraft, ToolDraft, ValueType } from "./tool-draft.ts";

/** The written columns of a tool; the database adds the others. */
export type ToolRow = Pick<
  CustomTool,
  | "name"
  | "description"
  | "tool_type"
  | "prompt_template"
  | "http_config"
  | "header_order"
  | "parameters"
  | "side_effect"
  | "rate_limit_per_min"
  | "secret_names"
  | "enabled"
>;

/** A draft as a database row. Rows of removed placeholders are left out. */
export function toRow(draft: ToolDraft): ToolRow {
  const rows = listRows(draft)
    .filter(({ isUsed }) => isUsed)
    .map(({ parameter }) => parameter);
  const isPrompt = draft.tool_type === "prompt";
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    tool_type: draft.tool_type,
    prompt_template: isPrompt ? draft.prompt_template : null,
    http_config: isPrompt ? null : toConfig(draft),
    header_order: isPrompt ? [] : usedHeaders(draft).map(({ name }) => name.trim()),
    parameters: toSchema(rows.filter(({ filledBy }) => filledBy !== "secret")),
    side_effect: effectOf(draft),
    rate_limit_per_min: draft.limit.trim() === "" ? null : Number(draft.limit),
    secret_names: rows.filter(({ filledBy }) => filledBy === "secret").map(({ name }) => name),
    enabled: draft.enabled,
  };
}

export function effectOf({ side_effect, tool_type, method }: ToolDraft): SideEffect {
  if (side_effect !== "auto") return side_effect;
  return tool_type === "prompt" || method === "GET" ? "read" : "write";
}

function toConfig(draft: ToolDraft): HttpToolConfig {
  const headers = usedHeaders(draft);
  const hasBody = METHODS_WITH_BODY.includes(draft.method) && draft.body_template.trim() !== "";
  return {
    url: draft.url.trim(),
    method: draft.method,
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map(({ name, value }) => [name.trim(), value])),
    }),
    ...(hasBody && { body_template: draft.body_template }),
    ...(draft.response_path.trim() !== "" && { response_path: draft.response_path.trim() }),
  };
}

function usedHeaders({ headers }: ToolDraft): ToolDraft["headers"] {
  return headers.filter(({ name, value }) => name.trim() !== "" || value.trim() !== "");
}

function toSchema(rows: ParameterDraft[]): JsonObject {
  return {
    type: "object",
    properties: Object.fromEntries(rows.map((row) => [row.name, toProperty(row)])),
    required: rows.filter(({ filledBy }) => filledBy === "agent").map(({ name }) => name),
    additionalProperties: false,
  };
}

function toProperty({ type, description, filledBy, preset, values }: ParameterDraft): JsonObject {
  const allowed = splitValues(values).map((value) => parseValue(type, value));
  return {
    type,
    ...(description.trim() !== "" && { description: description.trim() }),
    ...(filledBy === "fixed" && { const: parseValue(type, preset) }),
    ...(filledBy === "agent-optional" && preset !== "" && { default: parseValue(type, preset) }),
    ...(filledBy !== "fixed" && allowed.length > 0 && { enum: allowed }),
  };
}

export function splitValues(values: string): string[] {
  return values
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean);
}

/** Parses a text as a value of the type. @throws Error when it is invalid */
export function parseValue(type: ValueType, text: string): Json {
  if (type === "string") return text;
  if (type === "boolean") {
    if (text === "true" || text === "false") return text === "true";
    throw new Error("true or false");
  }
  const value = JSON.parse(text) as Json;
  const fits =
    type === "array"
      ? Array.isArray(value)
      : type === "object"
        ? typeof value === "object" && value !== null && !Array.isArray(value)
        : typeof value === "number" && (type === "number" || Number.isInteger(value));
  if (!fits) throw new Error(type);
  return value;
}
