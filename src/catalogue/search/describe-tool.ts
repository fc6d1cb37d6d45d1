import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import type { PluginTool, PluginToolRow, ToolParameterField } from "../../contract/tool.ts";
import { splitWords } from "../../language/split-words.ts";

/** Embedding models read about 512 tokens. */
const MAX_CHUNK = 2_000;

/**
 * A plugin's tool with the texts that search ranks by and its chunk, in the same form as a connector's
 * operation.
 */
export function describeTool(api: string, tool: PluginTool): PluginToolRow {
  const { operation_id, name, description } = tool;
  const parameters = listParameters(tool.input_schema);
  const takes = parameters.map(
    ({ name, required, description }) => `${name}${required ? " (required)" : ""}: ${description}`,
  );
  const lines = [
    api,
    splitWords(operation_id).join(" "),
    name,
    description,
    takes.length > 0 ? `Takes: ${takes.join("; ")}` : "",
  ];
  return {
    ...tool,
    fields: {
      api,
      operation_id,
      method: "",
      path: "",
      summary: name,
      description,
      tags: [],
      parameters,
    },
    chunk: lines
      .filter((line) => line !== "")
      .join("\n")
      .slice(0, MAX_CHUNK),
  };
}

function listParameters(schema: JsonObject): ToolParameterField[] {
  const { properties, required } = schema;
  if (!isJsonObject(properties)) return [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: "body",
    required: Array.isArray(required) && required.includes(name),
    description: isJsonObject(property) ? textOf(property["description"]) : "",
    values: isJsonObject(property) && Array.isArray(property["enum"]) ? property["enum"].map(String) : [],
  }));
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** A plugin with tools, as users see it. */
interface ToolPlugin {
  name: string;
  version: string;
  title: string;
  description: string;
  tools: readonly PluginTool[];
}

/** A plugin in the form that the catalogue stores. */
export interface DescribedPlugin {
  about: ToolPlugin;
  rows: PluginToolRow[];
  /** Changes with every stored property of its tools. */
  digest: string;
}

export function describePlugin(about: ToolPlugin): DescribedPlugin {
  const rows = about.tools.map((tool) => describeTool(about.title, tool));
  const digest = sha256(JSON.stringify([about.version, rows]));
  return { about, rows, digest };
}
