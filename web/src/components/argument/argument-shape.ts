import { isJsonObject, type Json, type JsonObject } from "../../../../src/base/json.ts";

export type ArgumentKind =
  | "text"
  | "paragraph"
  | "email"
  | "url"
  | "number"
  | "integer"
  | "boolean"
  | "date"
  | "datetime"
  | "choice"
  | "texts"
  | "numbers"
  | "json";

/** The properties of an argument that a form needs. */
export interface ArgumentShape {
  kind: ArgumentKind;
  /** The values of a choice. */
  allowed: readonly Json[];
}

const FORMATS: Record<string, ArgumentKind> = {
  date: "date",
  "date-time": "datetime",
  email: "email",
  uri: "url",
  url: "url",
};

/** Maximum length from which a text field has several lines. */
const LONG = 300;

/** The field for a JSON Schema. @param root contains its definitions. Unsupported types are entered as JSON. */
export function readShape(given: JsonObject, root: JsonObject = given): ArgumentShape {
  const schema = resolveSchema(given, root);
  const allowed = allowedOf(schema).filter((value) => value !== null);
  if (allowed.length > 0) return { kind: "choice", allowed };
  return { kind: kindOf(schema, root), allowed: [] };
}

function kindOf(schema: JsonObject, root: JsonObject): ArgumentKind {
  const { format, items } = schema;
  const type = typeOf(schema);
  if (type === "boolean" || type === "integer" || type === "number") return type;
  if (type === "string") {
    const isLong = typeof schema["maxLength"] === "number" && schema["maxLength"] > LONG;
    return (typeof format === "string" && FORMATS[format]) || (isLong ? "paragraph" : "text");
  }
  const itemType = type === "array" && isJsonObject(items) ? typeOf(resolveSchema(items, root)) : null;
  if (itemType === "string") return "texts";
  return itemType === "integer" || itemType === "number" ? "numbers" : "json";
}

/** Without a type nearly any value is valid, including text. */
function typeOf({ type }: JsonObject): Json | undefined {
  if (type === undefined) return "string";
  return Array.isArray(type) ? type.find((one) => one !== "null") : type;
}

function allowedOf({ enum: values, const: only, oneOf, anyOf }: JsonObject): Json[] {
  if (Array.isArray(values)) return values;
  if (only !== undefined) return [only];
  const branches = [oneOf, anyOf].find(Array.isArray) ?? [];
  const constants = branches.filter((one) => isJsonObject(one) && one["const"] !== undefined);
  return constants.length < branches.length
    ? []
    : constants.map((one) => (isJsonObject(one) ? (one["const"] ?? null) : null));
}

/** Resolves a reference into the schema's own definitions, and the only branch that is not null. */
export function resolveSchema(schema: JsonObject, root: JsonObject, depth = 0): JsonObject {
  if (depth > 8) return {};
  const { $ref, $defs: _, anyOf, oneOf, ...rest } = schema;
  const definitions = root["$defs"];
  if (typeof $ref === "string" && isJsonObject(definitions)) {
    const found = definitions[$ref.replace(/^#\/\$defs\//, "")];
    if (isJsonObject(found)) return resolveSchema({ ...found, ...rest }, root, depth + 1);
  }
  const branches = [oneOf, anyOf].find(Array.isArray) ?? [];
  const [only, ...others] = branches.filter((one) => isJsonObject(one) && one["type"] !== "null");
  if (isJsonObject(only) && others.length === 0) return resolveSchema({ ...rest, ...only }, root, depth + 1);
  return schema;
}

/** Parses an entered text; undefined when it is invalid. */
export function readArgument({ kind, allowed }: ArgumentShape, text: string): Json | undefined {
  const trimmed = text.trim();
  if (kind === "boolean") return text === "true";
  if (trimmed === "") return undefined;
  if (kind === "choice") return allowed.find((value) => writeArgument(value) === text);
  if (kind === "integer" || kind === "number") return readNumber(kind, trimmed);
  if (kind === "texts") return splitList(trimmed);
  if (kind === "numbers") {
    const numbers = splitList(trimmed).map((item) => readNumber("number", item));
    return numbers.every((number) => number !== undefined) ? numbers : undefined;
  }
  if (kind === "json") return readJson(trimmed);
  if (kind === "datetime") return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
  return kind === "text" || kind === "paragraph" ? text : trimmed;
}

/** A value as text for display or for a field: texts unchanged, other values as JSON. */
export function writeArgument(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

function readNumber(kind: "integer" | "number", text: string): number | undefined {
  const value = Number(text);
  const isFit = kind === "integer" ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isFit ? value : undefined;
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
