import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";

const MAX_DEPTH = 8;
const MAX_PROPERTIES = 100;
const MAX_ITEMS = 20;

/**
 * A schema that describes all examples. It contains their names and types and no value, because examples hold secrets and
 * personal data. Names that are as many as data (`{"4711": …}`) become a map.
 */
export function inferSchema(examples: readonly Json[], depth = 0): JsonObject {
  const types = new Set(examples.map(typeOf).filter((type) => type !== "null"));
  if (types.has("integer") && types.has("number")) types.delete("integer");
  const [type, ...others] = [...types];
  if (type === undefined || others.length > 0 || depth > MAX_DEPTH) return {};
  const isNullable = examples.some((example) => example === null);
  const head = { type: isNullable ? [type, "null"] : type } as JsonObject;
  if (type === "array") return { ...head, ...inferItems(examples, depth) };
  return type === "object" ? { ...head, ...inferProperties(examples, depth) } : head;
}

function inferItems(examples: readonly Json[], depth: number): JsonObject {
  const items = examples.flatMap((example) => (Array.isArray(example) ? example.slice(0, MAX_ITEMS) : []));
  return items.length === 0 ? {} : { items: inferSchema(items.slice(0, 5 * MAX_ITEMS), depth + 1) };
}

function inferProperties(examples: readonly Json[], depth: number): JsonObject {
  const objects = examples.filter(isJsonObject);
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  if (names.length > MAX_PROPERTIES || (names.length > 0 && names.every(isDataName)))
    return { additionalProperties: true };
  const properties: JsonObject = {};
  for (const name of names) {
    if (name === "__proto__") continue;
    const values = objects.filter((one) => Object.hasOwn(one, name)).map((one) => one[name] ?? null);
    properties[name] = inferSchema(values, depth + 1);
  }
  return names.length === 0 ? {} : { properties };
}

/** Numbers, dates, ids and addresses that are used as names. */
function isDataName(name: string): boolean {
  return /^\d|^[0-9a-f-]{16,}$|@|\s|[./]{1}.*[./]/i.test(name);
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** The schema of texts such as query parameters. */
export function inferTextSchema(values: readonly string[]): JsonObject {
  if (values.length === 0) return { type: "string" };
  if (values.every((value) => /^-?(0|[1-9]\d{0,14})$/.test(value))) return { type: "integer" };
  if (values.every((value) => /^-?\d+(\.\d+)?$/.test(value) && value.length < 16)) return { type: "number" };
  return values.every((value) => value === "true" || value === "false")
    ? { type: "boolean" }
    : { type: "string" };
}
