import type { Json, JsonObject } from "../contract/json.ts";
import type { Changes } from "./changes.ts";
import { listStyle, takeSchema } from "./convert-swagger-parameter.ts";
import { stringOf } from "./json-pointer.ts";

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The body and form parameters of a Swagger 2.0 operation as one Request Body Object of 3.x. */
export function convertSwaggerBody(
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
