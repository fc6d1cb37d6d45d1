import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ChatFunction } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { cleanText, type Fence } from "../policy/fence-text.ts";

/** The limit OpenAI-compatible endpoints put on function names. */
const MAX_NAME = 64;
const MAX_DESCRIPTION = 800;
const MAX_FIELD_DESCRIPTION = 240;
const MAX_SCHEMA = 12_000;

/** A tool as a function of a chat model, under a name that is free. */
export function writeFunction(
  candidate: ToolCandidate,
  fence: Fence,
  isTaken: (name: string) => boolean,
): ChatFunction {
  return {
    name: findFreeName(candidate.operation_id || candidate.name, isTaken),
    description: describeTool(candidate, fence),
    parameters: trimSchema(candidate.input_schema),
  };
}

function findFreeName(wanted: string, isTaken: (name: string) => boolean): string {
  const base = wanted.replace(/[^a-zA-Z0-9_-]+/g, "_").slice(0, MAX_NAME) || "tool";
  let name = base;
  for (let n = 2; isTaken(name); n++) name = `${base.slice(0, MAX_NAME - String(n).length - 1)}_${n}`;
  return name;
}

function describeTool({ name, fields, side_effect }: ToolCandidate, fence: Fence): string {
  const about = [fields.api, name, fields.description].filter(Boolean).join(". ");
  const call = fields.method === "" ? "" : `${fields.method} ${cleanText(fields.path, 200)}, `;
  return `${call}side effect: ${side_effect}. ${fence.text(about, MAX_DESCRIPTION)}`;
}

/** A schema a model endpoint accepts: an object at the root, words cleaned and cut, at most 12,000 characters. */
function trimSchema(schema: JsonObject): JsonObject {
  for (const depth of [24, 8, 5, 3]) {
    const trimmed = trimNode(schema, depth);
    if (isJsonObject(trimmed) && JSON.stringify(trimmed).length <= MAX_SCHEMA) return asObjectSchema(trimmed);
  }
  const properties = isJsonObject(schema["properties"])
    ? Object.keys(schema["properties"]).slice(0, 200)
    : [];
  return { type: "object", properties: Object.fromEntries(properties.map((name) => [name, {}])) };
}

function asObjectSchema(schema: JsonObject): JsonObject {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  return { ...schema, type: "object", properties };
}

function trimNode(value: Json, depth: number): Json {
  if (Array.isArray(value)) return value.slice(0, 200).map((item) => trimNode(item, depth - 1));
  if (!isJsonObject(value)) return value;
  if (depth <= 0) return {};
  const entries = Object.entries(value)
    .filter(([key]) => !key.startsWith("x-") && !DROPPED.has(key))
    .flatMap(([key, entry]): [string, Json][] => {
      if (WORDS.has(key) && typeof entry === "string")
        return [[key, cleanText(entry, MAX_FIELD_DESCRIPTION)]];
      if (VALUES.has(key) && !isHarmless(entry)) return [];
      if (key === "enum" && Array.isArray(entry)) return [[key, entry.filter(isHarmless).slice(0, 200)]];
      return [
        [
          key,
          NAMED.has(key) && isJsonObject(entry) ? trimNamed(entry, depth - 1) : trimNode(entry, depth - 1),
        ],
      ];
    });
  return Object.fromEntries(entries);
}

/** Keywords whose keys are names that the API chose, such as an argument `x-source` or `example`. */
const NAMED = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);

function trimNamed(schemas: JsonObject, depth: number): JsonObject {
  if (depth <= 0) return {};
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, trimNode(schema, depth - 1)]),
  );
}

const WORDS = new Set(["description", "title"]);
const VALUES = new Set(["default", "const", "pattern"]);

/** Values must reach the API as they are, so one that carries hidden text or tokens of chat templates is not offered at all. */
function isHarmless(value: Json): boolean {
  return (
    typeof value !== "string" ||
    cleanText(value, Number.MAX_SAFE_INTEGER) === value.replace(/\s+/gu, " ").trim()
  );
}

const DROPPED = new Set(["$schema", "$id", "example", "examples", "externalDocs", "xml", "$comment"]);
