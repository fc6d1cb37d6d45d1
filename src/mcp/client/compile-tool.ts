import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import { plainText, toStorable } from "../../base/text.ts";
import { shapeFinalData, writeOutputSchema } from "../../catalogue/openapi/compile/write-output-schema.ts";
import { createResolver } from "../../catalogue/openapi/parse/resolve-reference.ts";
import { findSchemaFaults } from "../../catalogue/openapi/validate/find-faults.ts";
import { describeTool } from "../../catalogue/search/describe-tool.ts";
import type { McpDefinition, McpServerAccess, McpToolDefinition } from "../../contract/mcp-tool.ts";
import {
  type SideEffect,
  stricterEffect,
  type ToolFields,
  type ToolHints,
  type ToolParameterField,
} from "../../contract/tool.ts";
import { findChangingVerb } from "../../language/find-changing-verb.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";

const MAX_PARAMETERS = 100;

const MAX_VALUES = 20;

const DRAFT_7 = /^#\/definitions\//;

/** With one of these keywords at the root, the properties alone do not determine the allowed names. */
const OPENS = ["patternProperties", "allOf", "anyOf", "oneOf", "if", "$ref", "dependentSchemas"];

/** Hints about a tool's effect. */
const EFFECT_HINTS = ["readOnlyHint", "destructiveHint"] as const;

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

/**
 * Converts a server's input schema to 2020-12, with definitions under `$defs`. It is closed if it lists
 * its properties, since unknown arguments are rejected before a call.
 */
export function portableSchema(schema: JsonObject): JsonObject {
  const { $schema: _dialect, $id: _id, definitions, ...rest } = schema;
  const own: JsonObject = { ...rest, type: "object" };
  const isOld = isJsonObject(definitions) && own["$defs"] === undefined;
  const whole = isOld ? (moveReferences({ ...own, $defs: definitions }) as JsonObject) : own;
  const isOpen = OPENS.some((keyword) => whole[keyword] !== undefined);
  const isClosable =
    isJsonObject(whole["properties"]) && whole["additionalProperties"] === undefined && !isOpen;
  return isClosable ? { ...whole, additionalProperties: false } : whole;
}

function moveReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(moveReferences);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === "$ref" && typeof member === "string"
        ? member.replace(DRAFT_7, "#/$defs/")
        : moveReferences(member),
    ]),
  );
}

/**
 * Converts a server's output schema to the form that Toolgate uses: self-contained, bounded, safe for
 * validators, and a schema of `final_data`, which is `{result}` for anything but an object. Null if it is
 * not a 2020-12 schema or has no content.
 */
export function portableOutput(schema: JsonObject | undefined): JsonObject | null {
  if (schema === undefined || findSchemaFaults(schema, 1).length > 0) return null;
  const resolver = createResolver(schema);
  const shape = shapeFinalData(schema, resolver);
  return shape === undefined ? null : writeOutputSchema(shape, resolver).schema;
}

/**
 * The effect of a tool, as far as its server is trusted. An untrusted server can only make its tools
 * stricter: each is a write, or an execute if it declares itself destructive (MCP: hints of untrusted
 * servers must not be relied on). A hint that the tool's own name, texts or other hint contradict is
 * ignored, too.
 */
export function inferEffect(name: string, definition: McpDefinition, trustHints: boolean): SideEffect {
  const { annotations } = definition;
  if (annotations?.["destructiveHint"] === true) return "execute";
  const isBelieved =
    trustHints && annotations?.["readOnlyHint"] === true && !describesChange(name, definition);
  return isBelieved ? "read" : "write";
}

function describesChange(name: string, { title, description, annotations }: McpDefinition): boolean {
  const titles = [title, annotations?.["title"]].filter((text) => typeof text === "string");
  return ["", ...titles].some(
    (summary) => findChangingVerb({ id: name, path: "", summary, description: description ?? "" }) !== null,
  );
}

/**
 * The hints that we pass on. Whether a tool is harmless follows from its effective classification, not
 * from the server.
 */
export function writeHints({ annotations }: McpDefinition, effect: SideEffect): ToolHints {
  const isRead = effect === "read";
  return {
    readOnlyHint: isRead,
    destructiveHint: !isRead && annotations?.["destructiveHint"] !== false,
    idempotentHint: isRead || annotations?.["idempotentHint"] === true,
    openWorldHint: annotations?.["openWorldHint"] !== false,
  };
}

/**
 * The effect that a tool declares if it declared another one when it was accepted; null if it declares the
 * same. The owner's classification was based on the earlier declaration and remains valid for all other
 * changes.
 */
export function leastEffect(before: McpDefinition | null, after: McpDefinition): SideEffect | null {
  const isSame = EFFECT_HINTS.every((hint) => before?.annotations?.[hint] === after.annotations?.[hint]);
  if (before === null || isSame) return null;
  if (after.annotations?.["destructiveHint"] === true) return "execute";
  return after.annotations?.["readOnlyHint"] === true ? "read" : "write";
}

/** The effect of a tool once `after` is accepted. `word`: the owner's classification, or null. */
export function effectAfter(
  { name, accepted, word }: { name: string; accepted: McpDefinition | null; word: SideEffect | null },
  after: McpDefinition,
  trustHints: boolean,
): SideEffect {
  if (word === null) return inferEffect(name, after, trustHints);
  return stricterEffect(word, leastEffect(accepted, after) ?? word);
}
