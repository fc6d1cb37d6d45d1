import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import { checkTool } from "../../../../../src/calling/templates/check-tool.ts";
import { HTTP_TOOL_METHODS } from "../../../../../src/contract/tool.ts";
import { t } from "../../../text/index.ts";
import { translateIfKnown } from "../../../text/language.ts";
import type { ToolRow } from "../draft/to-row.ts";

/** Parses exported tools: one, a list, or a file of `exportTools`. Lists every fault. */
export function readImport(text: string): { tools: ToolRow[]; faults: string[] } {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return { tools: [], faults: [t.tools.fileFault(error instanceof Error ? error.message : "")] };
  }
  const list =
    isJsonObject(value) && Array.isArray(value["tools"])
      ? value["tools"]
      : Array.isArray(value)
        ? value
        : [value];
  const tools: ToolRow[] = [];
  const faults: string[] = [];
  for (const [index, item] of list.entries()) {
    const tool = toRow(item);
    const found =
      typeof tool === "string"
        ? [tool]
        : checkTool(tool).map(({ field, message }) => `${field}: ${translateIfKnown(message)}`);
    faults.push(...found.map((message) => t.tools.fileFaultAt(index + 1, message)));
    if (typeof tool !== "string") tools.push(tool);
  }
  return { tools, faults };
}

function toRow(item: Json): ToolRow | string {
  if (!isJsonObject(item) || typeof item["name"] !== "string") return t.tools.noName;
  const isPrompt = item["tool_type"] === "prompt";
  const config = item["http_config"];
  if (!isPrompt && !isConfig(config))
    return "http_config: {url, method, headers?, body_template?, response_path?}";
  if (isPrompt && typeof item["prompt_template"] !== "string") return "prompt_template: a text";
  const effect = item["side_effect"];
  const limit = item["rate_limit_per_min"];
  const names = item["secret_names"];
  return {
    name: item["name"],
    description: typeof item["description"] === "string" ? item["description"] : "",
    tool_type: isPrompt ? "prompt" : "http_api",
    prompt_template: isPrompt ? String(item["prompt_template"]) : null,
    http_config: isPrompt ? null : (config as unknown as ToolRow["http_config"]),
    header_order: textsIn(item["header_order"]),
    parameters: isJsonObject(item["parameters"]) ? item["parameters"] : {},
    side_effect: effect === "write" || effect === "execute" || effect === "read" ? effect : "write",
    rate_limit_per_min: typeof limit === "number" ? limit : null,
    secret_names: textsIn(names),
    enabled: item["enabled"] !== false,
  };
}

function textsIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function isConfig(value: Json | undefined): value is JsonObject {
  return (
    isJsonObject(value) &&
    typeof value["url"] === "string" &&
    HTTP_TOOL_METHODS.some((method) => method === value["method"]) &&
    (value["headers"] === undefined ||
      (isJsonObject(value["headers"]) &&
        Object.values(value["headers"]).every((header) => typeof header === "string")))
  );
}
