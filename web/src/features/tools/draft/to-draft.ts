import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import { listToolPlaceholders } from "../../../../../src/calling/templates/render-tool.ts";
import type { CustomTool } from "../../../../../src/contract/tool.ts";
import type { ToolRow } from "./to-row.ts";
import { EMPTY_DRAFT, type ParameterDraft, type ToolDraft, type ValueType } from "./tool-draft.ts";

const TYPES: readonly unknown[] = ["string", "integer", "number", "boolean", "array", "object"];

/** A stored tool as a draft for its form. */
export function toDraft(tool: ToolRow | CustomTool): ToolDraft {
  const config = tool.http_config;
  const byMethod = tool.tool_type === "prompt" || config?.method === "GET" ? "read" : "write";
  return {
    ...EMPTY_DRAFT,
    name: tool.name,
    description: tool.description,
    tool_type: tool.tool_type,
    prompt_template: tool.prompt_template ?? "",
    url: config?.url ?? "",
    method: config?.method ?? "GET",
    headers: sortHeaders(tool).map(([name, value], id) => ({ id, name, value })),
    body_template: config?.body_template ?? "",
    response_path: config?.response_path ?? "",
    side_effect: tool.side_effect === byMethod ? "auto" : tool.side_effect,
    limit: tool.rate_limit_per_min === null ? "" : String(tool.rate_limit_per_min),
    parameters: listToolPlaceholders(tool).map(({ name }) => toParameter(name, tool)),
    enabled: tool.enabled,
  };
}

/** The headers in the order of their author. */
function sortHeaders({ http_config, header_order }: ToolRow): [string, string][] {
  const place = (name: string) => {
    const index = header_order.indexOf(name);
    return index < 0 ? header_order.length : index;
  };
  return Object.entries(http_config?.headers ?? {}).sort(([one], [other]) => place(one) - place(other));
}

function toParameter(name: string, { parameters, secret_names }: ToolRow): ParameterDraft {
  const properties = isJsonObject(parameters["properties"]) ? parameters["properties"] : {};
  const found = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const schema: JsonObject = isJsonObject(found) ? found : {};
  const isRequired = Array.isArray(parameters["required"]) && parameters["required"].includes(name);
  const isFixed = Object.hasOwn(schema, "const");
  return {
    name,
    filledBy: secret_names.includes(name)
      ? "secret"
      : isFixed
        ? "fixed"
        : isRequired || !found
          ? "agent"
          : "agent-optional",
    type: (TYPES.includes(schema["type"]) ? schema["type"] : "string") as ValueType,
    description: typeof schema["description"] === "string" ? schema["description"] : "",
    preset: textOf(isFixed ? schema["const"] : schema["default"]),
    values: Array.isArray(schema["enum"]) ? schema["enum"].map(textOf).join(", ") : "",
  };
}

function textOf(value: Json | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
