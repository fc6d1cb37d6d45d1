import { type Budget, createBudget } from "./budget.ts";
import { isJsonObject, type Json, type JsonObject, type JsonSchema } from "./json.ts";

/**
 * Renames arguments to the names of the schema: a property's `x-aliases` lists other names that callers
 * use. A name of the schema itself is not renamed, nor is an alias next to its own name, which the
 * schema's check reports.
 */
export function renameAliases(schema: JsonSchema, args: JsonObject): JsonObject {
  const properties = isJsonObject(schema) ? schema["properties"] : undefined;
  if (!isJsonObject(properties)) return args;
  const renamed = { ...args };
  for (const [name, property] of Object.entries(properties)) {
    const aliases = isJsonObject(property) ? property["x-aliases"] : undefined;
    for (const alias of Array.isArray(aliases) ? aliases : []) {
      if (typeof alias !== "string" || Object.hasOwn(properties, alias)) continue;
      const value = Object.hasOwn(renamed, alias) ? renamed[alias] : undefined;
      if (value === undefined || Object.hasOwn(renamed, name)) continue;
      delete renamed[alias];
      renamed[name] = value;
    }
  }
  return renamed;
}

/** Levels of nested objects that an example fills. */
const MAX_DEPTH = 6;
/** Schemas and members that are looked at for one example. */
const MAX_VISITS = 20_000;

export interface ExampleArguments {
  arguments: JsonObject;
  /** Every value comes from the schema: an example, a default, an enumeration or a constant. */
  isStated: boolean;
}

/** Values for the required arguments of a JSON Schema: what it states, else a value of the right type and format. */
export function exampleArguments(schema: JsonObject): ExampleArguments {
  const sample = { root: schema, isStated: true, budget: createBudget(MAX_VISITS) };
  const filled = fillObject(resolve(schema, sample), sample, 0);
  return { arguments: filled, isStated: sample.isStated && !sample.budget.isSpent };
}

interface Sample {
  root: JsonObject;
  isStated: boolean;
  budget: Budget;
}

function fillObject(schema: JsonObject, sample: Sample, depth: number): JsonObject {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  return Object.fromEntries(
    required.map((name) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, fill(isJsonObject(property) ? property : {}, sample, depth + 1)];
    }),
  );
}

function fill(given: JsonObject, sample: Sample, depth: number): Json {
  const schema = resolve(given, sample);
  const stated = statedValue(schema);
  if (stated !== undefined) return stated;
  const type = typeOf(schema);
  if (type === "object" && depth < MAX_DEPTH) return fillObject(schema, sample, depth);
  if (type === "array" && depth < MAX_DEPTH) {
    const { items, minItems } = schema;
    const count = typeof minItems === "number" ? Math.min(minItems, 3) : 0;
    return Array.from({ length: count }, () => fill(isJsonObject(items) ? items : {}, sample, depth + 1));
  }
  sample.isStated = false;
  return guess(schema, type);
}

function statedValue({ const: only, examples, example, default: fallback, enum: values }: JsonObject) {
  const [first] = Array.isArray(examples) ? examples : [];
  const [allowed] = Array.isArray(values) ? values : [];
  return [only, first, example, fallback, allowed].find((value) => value !== undefined && value !== null);
}

function guess(schema: JsonObject, type: Json | undefined): Json {
  const { minimum, maximum, minLength, maxLength, format } = schema;
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") {
    const low = typeof minimum === "number" ? minimum : 1;
    return typeof maximum === "number" ? Math.min(low, maximum) : low;
  }
  if (type === "null") return null;
  if (type === "object") return {};
  if (type === "array") return [];
  const text = (typeof format === "string" && FORMATS[format]) || "example";
  const length = typeof minLength === "number" ? minLength : 0;
  return text.padEnd(length, "e").slice(0, typeof maxLength === "number" ? maxLength : undefined);
}

const FORMATS: Record<string, string> = {
  date: "2026-01-15",
  "date-time": "2026-01-15T09:00:00Z",
  time: "09:00:00Z",
  email: "anna@example.com",
  uri: "https://example.com",
  url: "https://example.com",
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  ipv4: "192.0.2.1",
  hostname: "example.com",
};

function typeOf({ type, properties }: JsonObject): Json | undefined {
  if (type === undefined) return properties === undefined ? "string" : "object";
  return Array.isArray(type) ? type.find((one) => one !== "null") : type;
}

/** Follows a reference into `$defs`, and takes the first branch that is not null. */
function resolve(schema: JsonObject, sample: Sample, depth = 0): JsonObject {
  const { root, budget } = sample;
  if (depth > MAX_DEPTH || !budget.take(1 + sizeOf(schema))) return {};
  const { $ref, anyOf, oneOf, allOf, ...own } = schema;
  const definitions = root["$defs"];
  if (typeof $ref === "string" && isJsonObject(definitions)) {
    const found = definitions[$ref.replace(/^#\/\$defs\//, "")];
    return isJsonObject(found) ? resolve({ ...found, ...own }, sample, depth + 1) : own;
  }
  const branches = [oneOf, anyOf].find(Array.isArray) ?? [];
  const first = branches.find((one) => isJsonObject(one) && one["type"] !== "null");
  if (isJsonObject(first)) return resolve({ ...own, ...first }, sample, depth + 1);
  return Array.isArray(allOf) ? mergeAll(own, allOf.filter(isJsonObject), sample, depth) : schema;
}

function mergeAll(own: JsonObject, parts: JsonObject[], sample: Sample, depth: number): JsonObject {
  const properties: JsonObject = {};
  const required = new Set<Json>();
  const merged: JsonObject = {};
  for (const part of [...parts.map((one) => resolve(one, sample, depth + 1)), own]) {
    if (!sample.budget.take(sizeOf(part))) break;
    Object.assign(merged, part);
    Object.assign(properties, objectIn(part));
    for (const name of listIn(part)) required.add(name);
  }
  return { ...merged, properties, required: [...required] };
}

/** Keywords, properties and required names of a schema. */
function sizeOf(schema: JsonObject): number {
  const names = [schema, objectIn(schema)].reduce((sum, one) => sum + Object.keys(one).length, 0);
  return names + listIn(schema).length;
}

function objectIn({ properties }: JsonObject): JsonObject {
  return isJsonObject(properties) ? properties : {};
}

function listIn({ required }: JsonObject): Json[] {
  return Array.isArray(required) ? required : [];
}
