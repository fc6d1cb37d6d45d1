import { isJsonObject, type JsonObject } from "../contract/json.ts";
import type { PluginTool } from "../contract/plugin-tool.ts";
import type { Plugin } from "./plugin.ts";

const OPERATION_ID = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/;
const MAX_OPERATION_ID = 64;
const SIDE_EFFECTS: readonly string[] = ["read", "write", "execute"];

/** The faults of a plugin's tools, one sentence each. Plugins are external code, so their types are not relied on. */
export function findToolFaults({ plugin_type, tools, title, description }: Plugin): string[] {
  if (tools === undefined) return [];
  if (plugin_type !== "TOOL") return ["only a TOOL may have tools"];
  if (!Array.isArray(tools) || tools.length === 0) return ["tools must name at least one tool"];
  const checks: [ok: boolean, fault: string][] = [
    [isText(title), "title is missing: people read it where they switch the plugin on"],
    [isText(description), "description is missing: people read it where they switch the plugin on"],
  ];
  return [...pickFaults(checks), ...tools.flatMap((tool: PluginTool) => findFaults(tool))];
}

function findFaults(tool: PluginTool): string[] {
  if (!isJsonObject(tool)) return ["a tool is no object"];
  const { operation_id, name, description, side_effect, input_schema } = tool;
  const label = isText(operation_id) ? operation_id : "(a tool without an operation_id)";
  const isNamed = isText(operation_id) && OPERATION_ID.test(operation_id);
  const checks: [ok: boolean, fault: string][] = [
    [isNamed, "operation_id must be lower-case words joined by dots, like clock.now"],
    [(operation_id ?? "").length <= MAX_OPERATION_ID, `operation_id is over ${MAX_OPERATION_ID} characters`],
    [isText(name), "name is missing"],
    [isText(description), "description is missing"],
    [SIDE_EFFECTS.includes(side_effect), `side_effect must be one of ${SIDE_EFFECTS.join(", ")}`],
  ];
  return [...pickFaults(checks), ...findSchemaFaults(input_schema)].map((fault) => `${label}: ${fault}`);
}

function findSchemaFaults(schema: JsonObject): string[] {
  if (!isJsonObject(schema) || schema["type"] !== "object") {
    return ['input_schema must be a schema of type "object"'];
  }
  const { properties = {}, required = [] } = schema;
  if (!isJsonObject(properties)) return ["input_schema.properties must be an object"];
  const undescribed = Object.entries(properties)
    .filter(([, property]) => !isJsonObject(property) || !isText(property["description"]))
    .map(([name]) => `input_schema.properties.${name} has no description`);
  const unknown = (Array.isArray(required) ? required : [])
    .filter((name) => !Object.hasOwn(properties, String(name)))
    .map((name) => `input_schema requires ${String(name)}, which is no property`);
  const isClosed = schema["additionalProperties"] === false;
  return [
    ...(isClosed ? [] : ["input_schema.additionalProperties must be false"]),
    ...undescribed,
    ...unknown,
  ];
}

function pickFaults(checks: [ok: boolean, fault: string][]): string[] {
  return checks.filter(([ok]) => !ok).map(([, fault]) => fault);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
