import { isJsonObject, type Json, type JsonObject, listOf, objectOf, stringOf } from "../../../base/json.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import type { Changes } from "../repair/changes.ts";

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

export interface SwaggerRoot {
  consumes: string[];
  produces: string[];
  resolver: Resolver;
  changes: Changes;
}

/** An Operation Object of Swagger 2.0 → 3.x: body and form parameters become the request body. */
export function convertSwaggerOperation(
  operation: JsonObject,
  shared: Json[],
  root: SwaggerRoot,
): JsonObject {
  const { consumes, produces, schemes: _, ...result } = operation;
  const accepted = Array.isArray(consumes) ? consumes.map(stringOf) : root.consumes;
  const returned = Array.isArray(produces) ? produces.map(stringOf) : root.produces;
  const own = listOf(operation["parameters"]);
  const body = convertSwaggerBody(
    effectiveParameters([...shared, ...own], root.resolver),
    accepted,
    root.changes,
  );
  if (body) result["requestBody"] = body;
  const plain = own.filter(
    (one) => !["body", "formData"].includes(stringOf(objectOf(root.resolver.follow(one))["in"])),
  );
  if (plain.length > 0) result["parameters"] = plain.map((one) => convertSwaggerParameter(one, root.changes));
  else delete result["parameters"];
  if (isJsonObject(operation["responses"]))
    result["responses"] = convertResponses(operation["responses"], returned, root);
  return result;
}

/** Resolves references; an operation's own parameter replaces the path's. */
function effectiveParameters(entries: Json[], resolver: Resolver): JsonObject[] {
  const byName = new Map<string, JsonObject>();
  for (const entry of entries) {
    const parameter = resolver.follow(entry);
    if (isJsonObject(parameter))
      byName.set(`${stringOf(parameter["in"])} ${stringOf(parameter["name"])}`, parameter);
  }
  return [...byName.values()];
}

function convertResponses(responses: JsonObject, produces: string[], { changes }: SwaggerRoot): JsonObject {
  const entries = Object.entries(responses).map(
    ([code, response]) =>
      [code, code.startsWith("x-") ? response : convertSwaggerResponse(response, produces, changes)] as const,
  );
  return Object.fromEntries(entries);
}

/** The body and form parameters of a Swagger 2.0 operation as one Request Body Object of 3.x. */
function convertSwaggerBody(
  parameters: JsonObject[],
  consumes: string[],
  changes: Changes,
): JsonObject | undefined {
  const body = parameters.find((parameter) => parameter["in"] === "body");
  const fields = parameters.filter((parameter) => parameter["in"] === "formData");
  if (body) {
    changes.count("Turned a body parameter into a request body");
    return bodyOf(body, consumes);
  }
  if (fields.length === 0) return undefined;
  changes.count("Turned form parameters into a request body");
  return formOf(fields, consumes, changes);
}

function bodyOf(body: JsonObject, consumes: string[]): JsonObject {
  const types = consumes.length > 0 ? consumes : ["application/json"];
  const schema = body["schema"] ?? {};
  return {
    ...pick(body, ["description"]),
    required: body["required"] === true || body["required"] === "true",
    content: Object.fromEntries([...new Set(types)].map((type) => [type, { schema: copy(schema) }])),
  };
}

function formOf(fields: JsonObject[], consumes: string[], changes: Changes): JsonObject {
  const hasFile = fields.some((field) => field["type"] === "file");
  const stated = consumes.filter((type) => FORM_TYPES.includes(type));
  const types = hasFile
    ? ["multipart/form-data"]
    : stated.length > 0
      ? stated
      : ["application/x-www-form-urlencoded"];
  const encoding: JsonObject = {};
  const properties = fields.map(
    (field) => [stringOf(field["name"]), fieldSchema(field, encoding, changes)] as const,
  );
  const required = fields
    .filter((field) => field["required"] === true || field["required"] === "true")
    .map((field) => stringOf(field["name"]));
  const schema: JsonObject = {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
  };
  const media: JsonObject = { schema, ...(Object.keys(encoding).length > 0 ? { encoding } : {}) };
  return {
    required: required.length > 0,
    content: Object.fromEntries([...new Set(types)].map((type) => [type, copy(media)])),
  };
}

function fieldSchema(field: JsonObject, encoding: JsonObject, changes: Changes): JsonObject {
  const rest = { ...field };
  const schema = takeSchema(rest, changes);
  if (schema["type"] === "array")
    encoding[stringOf(field["name"])] = listStyle("query", field["collectionFormat"] ?? "csv", changes);
  return { ...schema, ...pick(field, ["description", "example"]) };
}

function pick(object: JsonObject, keys: string[]): JsonObject {
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(object, key)).map((key) => [key, object[key] ?? null]),
  );
}

/** Schemas are upgraded in place, so no two places may share one. */
function copy(value: Json): Json {
  return structuredClone(value);
}

/** A Response Object of Swagger 2.0 → 3.x: schema and examples move below their media types. */
export function convertSwaggerResponse(response: Json, produces: string[], changes: Changes): Json {
  if (!isJsonObject(response) || Object.hasOwn(response, "$ref")) return response;
  const { schema, examples, headers, ...rest } = response;
  const content = contentOf(schema, objectOf(examples), produces);
  if (Object.keys(content).length > 0) rest["content"] = content;
  if (isJsonObject(headers)) {
    rest["headers"] = Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name, convertHeader(header, changes)]),
    );
  }
  return rest;
}

function contentOf(schema: Json | undefined, examples: JsonObject, produces: string[]): JsonObject {
  const shown = Object.keys(examples).filter((type) => type.includes("/"));
  const stated = produces.length > 0 ? produces : ["application/json"];
  const types = schema === undefined ? shown : [...new Set([...stated, ...shown])];
  return Object.fromEntries(
    types.map((type) => [
      type,
      {
        ...(schema === undefined ? {} : { schema: structuredClone(schema) }),
        ...(shown.includes(type) ? { example: examples[type] ?? null } : {}),
      },
    ]),
  );
}

function convertHeader(header: Json, changes: Changes): Json {
  if (!isJsonObject(header)) return header;
  const { collectionFormat: _, ...rest } = header;
  const schema = takeSchema(rest, changes);
  return { ...rest, schema };
}

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
function takeSchema(holder: JsonObject, changes: Changes): JsonObject {
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
function listStyle(location: string, format: Json, changes: Changes): JsonObject {
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
