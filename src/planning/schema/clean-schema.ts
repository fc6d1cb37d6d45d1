import { isJsonObject, type Json, type JsonObject, type JsonSchema } from "../../base/json.ts";
import { compilePattern } from "../../base/patterns/compile-pattern.ts";
import { measurePattern } from "../../base/patterns/measure-pattern.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { takesLocalTime } from "./local-times.ts";

/** Larger schemas are still used, but the parts beyond the limit accept everything. */
const MAX_NODES = 3_000;
const MAX_DEPTH = 60;
const MAX_ENUM = 5_000;
/**
 * Maximum steps of all patterns of a schema, which take a third of a second to compile. Fifty patterns
 * `^[A-Z]{3}-\\d{6,10}$` have 1,000 steps.
 */
const MAX_PATTERN_SIZE = 50_000;

const TYPES = new Set(["null", "boolean", "object", "array", "number", "string", "integer"]);
const COUNTS = [
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
  "minContains",
  "maxContains",
];
const NUMBERS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
const ONE_SCHEMA = [
  "items",
  "contains",
  "additionalProperties",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
  "unevaluatedItems",
  "unevaluatedProperties",
];
const SCHEMA_LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SCHEMA_MAPS = ["properties", "patternProperties", "dependentSchemas", "$defs"];

interface Pending {
  depth: number;
  source: JsonObject;
  target: JsonObject;
}

/**
 * Copies an untrusted schema and keeps only well-formed keywords that JSON Schema 2020-12 uses for
 * validation, so that compiling it neither throws nor hangs. Invalid patterns, external `$ref`s and
 * malformed keywords are dropped, and subschemas beyond 3,000 (breadth first) accept everything. Every
 * object with a `$ref` gets the keyword `step`, with which the validator counts followed references.
 */
export function cleanSchema(schema: JsonSchema, step?: string): JsonSchema {
  if (!isJsonObject(schema)) return schema !== false;
  const root: JsonObject = {};
  const queue: Pending[] = [{ depth: 0, source: schema, target: root }];
  let nodes = 1;
  const child = (source: Json | undefined, depth: number): JsonSchema => {
    if (!isJsonObject(source)) return source !== false;
    if (++nodes > MAX_NODES || depth > MAX_DEPTH) return true;
    const target: JsonObject = {};
    queue.push({ depth, source, target });
    return target;
  };
  const isRunnable = createPatternCheck();
  for (let next = 0; next < queue.length; next++) {
    const pending = queue[next];
    if (pending) cleanOne(pending, { child, step, isRunnable });
  }
  return root;
}

interface Cleaning {
  child: (source: Json | undefined, depth: number) => JsonSchema;
  step: string | undefined;
  isRunnable: (pattern: string) => boolean;
}

function cleanOne({ source, target, depth }: Pending, { child, step, isRunnable }: Cleaning): void {
  copyAssertions(source, target);
  const { pattern } = source;
  if (typeof pattern === "string" && isRunnable(pattern)) target["pattern"] = pattern;
  copyReference(source, target, step);
  for (const keyword of ONE_SCHEMA) {
    const value = source[keyword];
    if (typeof value === "boolean" || isJsonObject(value)) target[keyword] = child(value, depth + 1);
  }
  for (const keyword of SCHEMA_LISTS) {
    const value = source[keyword];
    if (Array.isArray(value) && value.length > 0)
      target[keyword] = value.map((entry) => child(entry, depth + 1));
  }
  for (const keyword of SCHEMA_MAPS) {
    const value = source[keyword];
    if (!isJsonObject(value)) continue;
    const entries = Object.entries(value).filter(
      ([name]) => keyword !== "patternProperties" || isRunnable(name),
    );
    target[keyword] = Object.fromEntries(entries.map(([name, entry]) => [name, child(entry, depth + 1)]));
  }
}

function copyReference(source: JsonObject, target: JsonObject, step: string | undefined): void {
  const ref = source["$ref"];
  if (typeof ref !== "string" || !(ref === "#" || ref.startsWith("#/"))) return;
  target["$ref"] = ref;
  if (step !== undefined) target[step] = true;
}

function copyAssertions(source: JsonObject, target: JsonObject): void {
  const type = source["type"];
  if (typeof type === "string" && TYPES.has(type)) target["type"] = type;
  if (Array.isArray(type)) {
    const known = [
      ...new Set(type.filter((entry): entry is string => typeof entry === "string" && TYPES.has(entry))),
    ];
    if (known.length > 0 && known.length === type.length) target["type"] = known;
  }
  for (const keyword of NUMBERS) if (typeof source[keyword] === "number") target[keyword] = source[keyword];
  for (const keyword of COUNTS) if (isCount(source[keyword])) target[keyword] = source[keyword];
  const { multipleOf, uniqueItems, format, required, dependentRequired } = source;
  if (typeof multipleOf === "number" && multipleOf > 0) target["multipleOf"] = multipleOf;
  if (uniqueItems === true) target["uniqueItems"] = true;
  if (typeof format === "string")
    target["format"] = format === "date-time" && takesLocalTime(source) ? "iso-date-time" : format;
  if (isStringList(required)) target["required"] = [...new Set(required)];
  if (isJsonObject(dependentRequired) && Object.values(dependentRequired).every(isStringList))
    target["dependentRequired"] = dependentRequired;
  copyValues(source, target);
}

function copyValues(source: JsonObject, target: JsonObject): void {
  if (source["const"] !== undefined) target["const"] = source["const"];
  const values = source["enum"];
  if (Array.isArray(values) && values.length > 0 && values.length <= MAX_ENUM) target["enum"] = values;
}

function isCount(value: Json | undefined): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isStringList(value: Json | undefined): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function createPatternCheck(): (pattern: string) => boolean {
  let left = MAX_PATTERN_SIZE;
  return (pattern) => {
    left -= measurePattern(pattern);
    return left >= 0 && compilePattern(pattern) !== null;
  };
}

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
