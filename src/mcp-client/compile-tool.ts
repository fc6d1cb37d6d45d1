import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { McpDefinition, McpServerAccess, McpToolDefinition } from "../contract/mcp-tool.ts";
import { sha256 } from "../contract/sha256.ts";
import type { SideEffect, ToolFields, ToolHints, ToolParameterField } from "../contract/tool.ts";
import { plainText } from "../openapi/plain-text.ts";
import { cleanText } from "../policy/fence-text.ts";
import { toStorable } from "../policy/to-storable.ts";
import { describeTool } from "../search/describe-tool.ts";
import { inferEffect, writeHints } from "./infer-effect.ts";
import { portableOutput } from "./portable-output.ts";
import { portableSchema } from "./portable-schema.ts";

/** A server's tool as a row of the catalogue. */
export interface McpToolRow {
  operation_id: string;
  name: string;
  description: string;
  side_effect: SideEffect;
  hints: ToolHints;
  fields: ToolFields;
  chunk: string;
  input_schema: JsonObject;
  output_schema: JsonObject | null;
  definition: McpToolDefinition;
  content_hash: string;
}

const MAX_PARAMETERS = 100;
const MAX_VALUES = 20;

/**
 * The catalogue row of an accepted tool. The texts come from the server, so they are cleaned and
 * shortened.
 */
export function compileTool(
  server: McpServerAccess & { name: string; trust_hints: boolean },
  { name, definition, digest }: { name: string; definition: McpDefinition; digest: string },
): McpToolRow {
  const { url, credentials, transport, protocol_version } = server;
  const side_effect = inferEffect(name, definition, server.trust_hints);
  const hints = writeHints(definition, side_effect);
  const input_schema = portableSchema(definition.input_schema);
  const title = definition.title ?? definition.annotations?.["title"];
  const shown = cleanText(typeof title === "string" ? title : "", 200) || name;
  const description = cleanText(definition.description ?? "", 4_000);
  const { fields, chunk } = describeTool(cleanText(server.name, 200), {
    operation_id: name,
    name: shown,
    description: plainText(description, 1_500),
    side_effect,
    hints,
    input_schema: { type: "object", properties: {} },
  });
  const parameters = listParameters(input_schema);
  const row: McpToolRow = {
    operation_id: name,
    name: shown,
    description,
    side_effect,
    hints,
    fields: { ...fields, parameters },
    chunk: withParameters(chunk, parameters),
    input_schema,
    output_schema: portableOutput(definition.output_schema),
    definition: { kind: "mcp", url, name, credentials, transport, protocol_version, digest },
    content_hash: sha256(JSON.stringify([chunk, fields, parameters])),
  };
  // Shortening a text may leave a lone surrogate.
  return toStorable(row as unknown as JsonObject) as unknown as McpToolRow;
}

function listParameters({ properties, required }: JsonObject): ToolParameterField[] {
  if (!isJsonObject(properties)) return [];
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties)
    .slice(0, MAX_PARAMETERS)
    .map(([name, property]) => ({
      name: cleanText(name, 100),
      in: "body",
      required: needed.has(name),
      description: isJsonObject(property) ? plainText(textOf(property["description"]), 300) : "",
      values: isJsonObject(property) ? listValues(property) : [],
    }));
}

/** Enumerated values, also those of array items, then examples. */
function listValues({ items, ...property }: JsonObject): string[] {
  const lists = [property["enum"], isJsonObject(items) ? items["enum"] : [], property["examples"]];
  const values = [property["const"], ...lists.flatMap((list) => (Array.isArray(list) ? list : []))];
  const texts = values.filter((value) => value !== undefined && value !== null).slice(0, MAX_VALUES);
  return [...new Set(texts.map((value) => cleanText(textOf(value) || JSON.stringify(value), 80)))];
}

function withParameters(chunk: string, parameters: ToolParameterField[]): string {
  const texts = parameters
    .slice(0, 30)
    .map(
      ({ name, required, description }) =>
        `${name}${required ? " (required)" : ""}: ${description.slice(0, 80)}`,
    );
  return texts.length === 0 ? chunk : `${chunk}\nTakes: ${texts.join("; ").slice(0, 700)}`.slice(0, 2_000);
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
