import { type Json, type JsonObject, ownValue, stringOf } from "../../../base/json.ts";
import { SHAPES } from "../validate/document-shapes.ts";
import { type Repair, removeEntry } from "./changes.ts";

/** Type names of other languages and tools, with the equivalent schema. */
const TYPES: Record<string, JsonObject> = {
  int: { type: "integer" },
  int32: { type: "integer", format: "int32" },
  int64: { type: "integer", format: "int64" },
  long: { type: "integer", format: "int64" },
  float: { type: "number", format: "float" },
  double: { type: "number", format: "double" },
  decimal: { type: "number" },
  numeric: { type: "number" },
  bool: { type: "boolean" },
  str: { type: "string" },
  text: { type: "string" },
  char: { type: "string" },
  date: { type: "string", format: "date" },
  datetime: { type: "string", format: "date-time" },
  "date-time": { type: "string", format: "date-time" },
  timestamp: { type: "string" },
  uuid: { type: "string", format: "uuid" },
  uri: { type: "string", format: "uri" },
  url: { type: "string", format: "uri" },
  email: { type: "string", format: "email" },
  password: { type: "string", format: "password" },
  byte: { type: "string", format: "byte" },
  binary: { type: "string", format: "binary" },
  file: { type: "string", format: "binary" },
  enum: { type: "string" },
  list: { type: "array" },
  dict: { type: "object" },
  map: { type: "object" },
  hash: { type: "object" },
  json: {},
  any: {},
  mixed: {},
};

const STANDARD = ["array", "boolean", "integer", "null", "number", "object", "string"];

/** The schema that a type name stands for, ignoring case; undefined for unknown names. */
export function findSchemaByTypeName(name: string): JsonObject | undefined {
  const plain = name.trim().toLowerCase();
  if (STANDARD.includes(plain)) return { type: plain };
  return Object.hasOwn(TYPES, plain) ? TYPES[plain] : undefined;
}

/** Repairs a value outside its enumeration, an empty list or a repeated value. */
export const repairValue: Repair = (finding, context) => {
  const { holder, key, rule, code, shape } = finding;
  if (code === "empty") return repairEmpty(finding, context);
  if (Array.isArray(holder)) return undefined;
  const value = holder[key];
  if (code === "repeated" && Array.isArray(value)) {
    holder[key] = [...new Set(value)];
    return `Left out what \`${key}\` listed twice.`;
  }
  if (rule?.kind === "types") return repairTypes(holder, value);
  if (rule?.kind === "string" && rule.values && typeof value === "string") {
    const meant = rule.values.find((one) => one.toLowerCase() === value.trim().toLowerCase());
    if (meant !== undefined) holder[key] = meant;
    else if (shape === SHAPES.SecurityScheme.title) return repairSchemeType(holder, value);
    else if (key !== "style") return undefined;
    else delete holder[key];
    return meant === undefined
      ? `Left out the unknown style \`${value}\`.`
      : `Was \`${value}\`: made it \`${meant}\`.`;
  }
  return repairDefault(holder, key);
};

const repairEmpty: Repair = (finding, context) => {
  const { holder, key, shape } = finding;
  if (shape === SHAPES.Responses.title && !Array.isArray(holder)) {
    holder["default"] = { description: "Any response" };
    return "Described no response: added a default one.";
  }
  removeEntry(finding, context);
  return `Left out the empty list \`${key}\`.`;
};

/** Adds the default of a server variable to its enumeration. */
function repairDefault(holder: JsonObject, key: string): string | undefined {
  const values = holder["enum"];
  if (key !== "default" || !Array.isArray(values)) return undefined;
  values.push(holder["default"] ?? "");
  return "Added the default to the values of `enum`.";
}

function repairTypes(schema: JsonObject, value: Json | undefined): string {
  const names = (Array.isArray(value) ? value : [value ?? null]).map((name) =>
    name === null ? "null" : stringOf(name),
  );
  const repaired = names.map(findSchemaByTypeName);
  const types = [...new Set(repaired.map((one) => one?.["type"]).filter((type) => type !== undefined))];
  const isOpen = repaired.some((one) => one === undefined || one["type"] === undefined);
  if (isOpen || types.length === 0) delete schema["type"];
  else schema["type"] = types.length === 1 ? (types[0] ?? "string") : types;
  const format = repaired.find((one) => one?.["format"] !== undefined)?.["format"];
  if (format !== undefined) schema["format"] ??= format;
  return `\`${names.join(", ").slice(0, 60)}\` is not a type: changed it to ${schema["type"] === undefined ? "any type" : `\`${types.join(", ")}\``}.`;
}

/** Security scheme types of Swagger 2.0, and HTTP schemes used as types. */
function repairSchemeType(scheme: JsonObject, value: string): string | undefined {
  const plain = value.toLowerCase();
  const http =
    ["basic", "bearer", "digest"].find((one) => plain === one) ?? (plain === "jwt" ? "bearer" : undefined);
  const type = http
    ? "http"
    : ["api_key", "api-key", "apikeyauth"].includes(plain)
      ? "apiKey"
      : plain.startsWith("oauth")
        ? "oauth2"
        : undefined;
  if (type === undefined) return undefined;
  scheme["type"] = type;
  if (http) scheme["scheme"] ??= http;
  if (type === "oauth2" && ownValue(scheme, "flows") === undefined) scheme["flows"] = {};
  return `Was \`${value}\`: made it \`${type}\`.`;
}
