import { isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";
import type { ToolDefinition } from "../../src/contract/tool.ts";
import type { Plugin, PluginType } from "../../src/kernel/plugin.ts";
import { operation, parameter } from "../calling/operation.ts";
import { httpDefinition } from "../plugins/run-tool-plugin.ts";

/** One call for the suite: of a tool of the plugin, or of one in the database. */
export interface ToolCase {
  operation_id: string;
  input_schema: JsonObject;
  arguments: JsonObject;
  side_effect: "read" | "write" | "execute";
  /** The prepared call that the database returns. */
  definition: ToolDefinition | null;
}

const TEXT: JsonObject = { q: { type: "string", description: "Text" } };
const QUESTION = { type: "object", properties: TEXT, required: ["q"], additionalProperties: false };

/** TOOL plugins whose tools are stored in the catalogue. */
const PREPARED: Record<string, Pick<ToolCase, "arguments" | "definition">> = {
  "openapi-tool": {
    arguments: { q: "x" },
    definition: operation({ parameters: [parameter("query", "q")] }),
  },
  "http-tool": {
    arguments: { q: "x" },
    definition: httpDefinition({ url: "https://api.example.com/things?q={{q}}", method: "GET" }, TEXT),
  },
  "prompt-tool": {
    arguments: { q: "x" },
    definition: {
      kind: "prompt-tool",
      prompt_template: "Say {{q}}",
      parameters: QUESTION,
      secret_names: [],
      rate_limit_per_min: null,
    },
  },
  "mcp-tool": {
    arguments: { q: "x" },
    definition: {
      kind: "mcp",
      url: "https://mcp.example.com/mcp",
      name: "op",
      credentials: [],
      transport: null,
      protocol_version: null,
      digest: "0".repeat(64),
    },
  },
  "knowledge-tool": { arguments: { query: "x" }, definition: null },
};

/** All calls of the suite to a plugin; none for a plugin that is not a TOOL. */
export function casesOf(plugin: Plugin): ToolCase[] {
  const type: PluginType = plugin.plugin_type;
  if (type !== "TOOL") return [];
  if (plugin.tools) {
    return plugin.tools.map(({ operation_id, input_schema, side_effect }) => ({
      operation_id,
      input_schema,
      side_effect,
      arguments: exampleOf(input_schema) as JsonObject,
      definition: null,
    }));
  }
  const prepared = PREPARED[plugin.name];
  if (!prepared) throw new Error(`Tell tests/contracts/plugin-cases.ts a call of ${plugin.name}.`);
  return [{ operation_id: "op", input_schema: { type: "object" }, side_effect: "read", ...prepared }];
}

/** The smallest value that matches a schema: required members, first enum values, smallest numbers. */
function exampleOf(schema: Json | undefined): Json {
  if (!isJsonObject(schema)) return "x";
  const { type, properties, required, items, minimum, minItems, minLength } = schema;
  if (Array.isArray(schema["enum"])) return schema["enum"][0] ?? null;
  switch (type) {
    case "object": {
      const names = Array.isArray(required) ? required.map(String) : [];
      const members = isJsonObject(properties) ? properties : {};
      return Object.fromEntries(names.map((name) => [name, exampleOf(members[name])]));
    }
    case "array":
      return Array.from({ length: Number(minItems ?? 0) }, () => exampleOf(items));
    case "integer":
    case "number":
      return Number(minimum ?? 1);
    case "boolean":
      return true;
    default:
      return "x".repeat(Number(minLength ?? 1));
  }
}
