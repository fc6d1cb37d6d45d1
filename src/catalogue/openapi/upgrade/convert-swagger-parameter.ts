import { isJsonObject, type Json, type JsonObject, stringOf } from "../../../base/json.ts";
import type { Changes } from "../repair/changes.ts";

/** Keywords that Swagger 2.0 has on the parameter itself and 3.x has in its schema. */
const SCHEMA_KEYWORDS = [
  "type",
  "format",
  "items",
  "default",
  "maximum",
  "exclusiveMaximum",
  "minimum",
  "exclusiveMinimum",
  "maxLength",
  "minLength",
  "pattern",
  "maxItems",
  "minItems",
  "uniqueItems",
  "enum",
  "multipleOf",
  "x-nullable",
  "properties",
  "additionalProperties",
  "$ref",
  "allOf",
];

/** A parameter in path, query or header of Swagger 2.0 → 3.x. */
export function convertSwaggerParameter(parameter: Json, changes: Changes): Json {
  if (!isJsonObject(parameter) || Object.hasOwn(parameter, "$ref")) return parameter;
  const { collectionFormat, ...rest } = parameter;
  const schema = takeSchema(rest, changes);
  const isList = schema["type"] === "array";
  if (!Object.hasOwn(rest, "schema") || Object.keys(schema).length > 0)
    rest["schema"] = { ...schema, ...asSchema(rest["schema"]) };
  if (isList) Object.assign(rest, listStyle(stringOf(parameter["in"]), collectionFormat ?? "csv", changes));
  if (rest["in"] === "path") rest["required"] ??= true;
  return rest;
}

/**
 * Moves the schema keywords of a parameter, header or list item into a schema. A nested
 * `collectionFormat` has no equivalent in 3.x.
 */
export function takeSchema(holder: JsonObject, changes: Changes): JsonObject {
  const schema: JsonObject = {};
  for (const key of SCHEMA_KEYWORDS) {
    const value = holder[key];
    if (value === undefined) continue;
    schema[key] = key === "items" ? withoutFormat(value, changes) : value;
    delete holder[key];
  }
  return schema;
}

function withoutFormat(items: Json, changes: Changes): Json {
  if (!isJsonObject(items)) return items;
  const { collectionFormat, items: inner, ...rest } = items;
  if (collectionFormat !== undefined && collectionFormat !== "csv") {
    changes.count(
      `Left out \`collectionFormat: ${stringOf(collectionFormat)}\` of a nested list, which OpenAPI 3 cannot express`,
    );
  }
  return inner === undefined ? rest : { ...rest, items: withoutFormat(inner, changes) };
}

function asSchema(schema: Json | undefined): JsonObject {
  return isJsonObject(schema) ? schema : {};
}

/** Swagger 2.0 "Parameter Object", `collectionFormat` → `style` and `explode` of OpenAPI 3.1.1 §4.8.12.3. */
export function listStyle(location: string, format: Json, changes: Changes): JsonObject {
  if (location === "path" || location === "header") return {};
  if (format === "multi") return { style: "form", explode: true };
  if (format === "ssv") return { style: "spaceDelimited", explode: false };
  if (format === "pipes") return { style: "pipeDelimited", explode: false };
  if (format !== "csv")
    changes.count(
      `Turned \`collectionFormat: ${stringOf(format)}\` into commas, because OpenAPI 3 cannot express it`,
    );
  return { style: "form", explode: false };
}
