import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";

const MAX_FIELD_DESCRIPTION = 240;
const MAX_SCHEMA = 12_000;

/**
 * An input schema in the form for models, ours or those of MCP clients: an object at the root, texts
 * cleaned and cut, at most 12,000 characters.
 */
export function trimSchema(schema: JsonObject): JsonObject {
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

/** Keywords whose keys are names chosen by the API, such as an argument `x-source` or `example`. */
const NAMED = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);

function trimNamed(schemas: JsonObject, depth: number): JsonObject {
  if (depth <= 0) return {};
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, trimNode(schema, depth - 1)]),
  );
}

const WORDS = new Set(["description", "title"]);
const VALUES = new Set(["default", "const", "pattern"]);

/**
 * Values must reach the API unchanged, so one with hidden text or chat-template tokens is not offered at
 * all.
 */
function isHarmless(value: Json): boolean {
  return (
    typeof value !== "string" ||
    cleanText(value, Number.MAX_SAFE_INTEGER) === value.replace(/\s+/gu, " ").trim()
  );
}

const DROPPED = new Set(["$schema", "$id", "example", "examples", "externalDocs", "xml", "$comment"]);
