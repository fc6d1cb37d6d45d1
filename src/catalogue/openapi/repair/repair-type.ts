import { isJsonObject, type Json, type JsonObject, ownValue, stringOf } from "../../../base/json.ts";
import { SHAPES, visitSchemas } from "../validate/document-shapes.ts";
import type { Finding, Rule } from "../validate/shape.ts";
import { type Changes, type Repair, type RepairContext, removeEntry } from "./changes.ts";
import { findSchemaByTypeName } from "./repair-value.ts";

/** Converts a value of the wrong JSON type if its meaning is unambiguous, or removes it if it has none. */
export const repairType: Repair = (finding, context) => {
  const { holder, key, rule } = finding;
  const value = ownValue(holder as Json, key);
  if (rule === undefined || value === undefined) return undefined;
  if (finding.shape === SHAPES.Schema.title && !Array.isArray(holder)) {
    const special = repairSchemaKeyword(finding, holder, value, context);
    if (special !== undefined) return special;
  }
  const better = convert(rule, value, key);
  if (better !== undefined) {
    set(finding, better);
    return `Was ${show(value)}: made it ${show(better)}.`;
  }
  if (!isRemovable(finding, value)) return undefined;
  removeEntry(finding, context);
  return `Left out \`${key}\`: ${show(value)} says nothing.`;
};

function set({ holder, key }: Finding, value: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}

function show(value: Json): string {
  const text = JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}

/** Keywords of JSON Schema that older versions or common practice write differently. */
function repairSchemaKeyword(
  finding: Finding,
  schema: JsonObject,
  value: Json,
  context: RepairContext,
): string | undefined {
  const { key } = finding;
  if (key === "exclusiveMinimum" || key === "exclusiveMaximum") return repairExclusive(schema, key, value);
  if (key === "required") return repairRequired(finding, schema, value, context);
  if (key === "items" && Array.isArray(value) && value.every(isJsonObject) && value.length > 0) {
    delete schema["items"];
    schema[value.length === 1 ? "items" : "prefixItems"] = value.length === 1 ? (value[0] ?? {}) : value;
    return "Turned a list of item schemas into the form of JSON Schema 2020-12.";
  }
  if (key === "examples" && isJsonObject(value)) {
    schema["examples"] = Object.values(value).map((example) => ownValue(example, "value") ?? example);
    return "Turned named examples of a schema into a list.";
  }
  return undefined;
}

function repairExclusive(schema: JsonObject, key: string, value: Json): string | undefined {
  const flag = value === "true" ? true : value === "false" ? false : value;
  if (typeof flag !== "boolean") return undefined;
  const bound = key === "exclusiveMinimum" ? "minimum" : "maximum";
  const limit = schema[bound];
  delete schema[key];
  if (flag && limit !== undefined) {
    schema[key] = limit;
    delete schema[bound];
  }
  return `\`${key}\` is a number in 3.1: moved the bound there.`;
}

/** Replaces `required: true` on a property by an entry in `required` of the surrounding object. */
function repairRequired(
  { path }: Finding,
  schema: JsonObject,
  value: Json,
  { document }: RepairContext,
): string | undefined {
  const flag = value === "true" ? true : value === "false" ? false : value;
  if (typeof flag !== "boolean") return undefined;
  delete schema["required"];
  const name = path[path.length - 2] ?? "";
  const parent = path.slice(0, -3).reduce<Json | undefined>(ownValue, document);
  if (!flag || path[path.length - 3] !== "properties" || !isJsonObject(parent)) {
    return "Left out `required`, which lists names in a schema.";
  }
  const listed = Array.isArray(parent["required"]) ? parent["required"] : [];
  parent["required"] = listed.includes(name) ? listed : [...listed, name];
  return `Moved \`required: true\` to the list of the object around \`${name}\`.`;
}

function convert(rule: Rule, value: Json, key: string): Json | undefined {
  switch (rule.kind) {
    case "string":
      return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
    case "boolean":
      return toBoolean(value);
    case "number":
    case "count":
      return toNumber(value, rule);
    case "list":
      return toList(rule, value);
    case "map":
      return toMap(rule, value);
    case "schema":
      return toSchema(value);
    case "object":
      return toObject(rule, value, key);
    default:
      return undefined;
  }
}

function toBoolean(value: Json): boolean | undefined {
  const text = stringOf(value).trim().toLowerCase();
  if (["true", "yes", "1"].includes(text)) return true;
  return ["false", "no", "0"].includes(text) ? false : undefined;
}

function toNumber(value: Json, rule: Rule): number | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || (rule.kind === "count" && (number < 0 || !Number.isInteger(number))))
    return undefined;
  return rule.kind === "number" && rule.positive && number <= 0 ? undefined : number;
}

function toList(rule: Rule & { kind: "list" }, value: Json): Json[] | undefined {
  if (value === null || typeof value === "boolean") return undefined;
  if (typeof value === "string" && rule.of.kind === "string") {
    return value
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  }
  if (!isJsonObject(value)) return rule.of.kind === "any" ? [value] : undefined;
  const isMap =
    rule.of.kind === "object" &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every((key) => /^\d+$/.test(key));
  return isMap
    ? Object.values(value)
    : Object.keys(value).length > 0 && rule.of.kind !== "string"
      ? [value]
      : undefined;
}

/** Some languages serialize an empty object as an empty list; a list of scopes lacks the descriptions. */
function toMap(rule: Rule & { kind: "map" }, value: Json): JsonObject | undefined {
  if (!Array.isArray(value)) return value === null ? {} : undefined;
  if (value.length === 0) return {};
  const isNames = rule.of.kind === "string" && value.every((one) => typeof one === "string");
  return isNames ? Object.fromEntries(value.map((name) => [stringOf(name), ""])) : undefined;
}

function toSchema(value: Json): JsonObject | boolean | undefined {
  if (value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (value === "true" || value === "false") return value === "true";
  const repaired = typeof value === "string" ? findSchemaByTypeName(value) : undefined;
  return repaired;
}

function toObject(rule: Rule & { kind: "object" }, value: Json, key: string): JsonObject | undefined {
  if (Array.isArray(value) && value.length === 0) return {};
  if (value === null)
    return ["Response", "SecurityRequirement", "PathItem", "Info", "Paths"].includes(rule.shape)
      ? {}
      : undefined;
  if (typeof value !== "string") return undefined;
  if (rule.shape === "ExternalDocs" || rule.shape === "Server") return { url: value };
  if (rule.shape === "Contact" || rule.shape === "License" || rule.shape === "Tag") return { name: value };
  if (rule.shape === "SecurityRequirement") return { [value]: [] };
  return rule.shape === "Response" ? { description: value || key } : undefined;
}

/** Whether an optional value without a usable meaning, such as `maxLength: "none"`, can be removed. */
function isRemovable({ rule, shape, key }: Finding, value: Json): boolean {
  const isRequired = Object.values(SHAPES).some((one) => one.title === shape && one.required.includes(key));
  if (isRequired) return false;
  if (value === null) return true;
  return (
    rule !== undefined &&
    ["string", "boolean", "number", "count", "list"].includes(rule.kind) &&
    shape !== SHAPES.Operation.title
  );
}

/**
 * Repairs enumerations that contradict the type beside them, so that no value is valid: `type:
 * integer, enum: ["1", "2"]`, YAML's `type: string, enum: [1, yes]`, or the values of the items on
 * the list itself. In place.
 */
export function repairEnums(document: JsonObject, changes: Changes): void {
  visitSchemas(document, { schema: (schema) => repairEnum(schema, changes) });
}

function repairEnum(schema: JsonObject, changes: Changes): void {
  const types = typesOf(schema);
  const values = schema["enum"];
  if (types.length === 0 || !Array.isArray(values) || values.every((value) => fitsAny(value, types))) return;
  const written = values.map((value) => (fitsAny(value, types) ? value : (writeAs(types, value) ?? value)));
  if (written.some((value) => value !== null && fitsAny(value, types))) {
    schema["enum"] = [...new Set(written)];
    changes.count("Wrote values of `enum` in the type that the schema states");
  } else if (types.includes("array") && values.every(isScalar)) {
    moveToItems(schema, values, changes);
  } else if (values.every(isScalar)) {
    delete schema["type"];
    changes.count("Left out a `type` that none of the values of `enum` has");
  }
}

function moveToItems(schema: JsonObject, values: Json[], changes: Changes): void {
  const items = isJsonObject(schema["items"]) ? schema["items"] : {};
  delete schema["enum"];
  schema["items"] = items["enum"] === undefined ? { ...items, enum: values } : items;
  changes.count("Moved the `enum` of a list to its items");
  if (isJsonObject(schema["items"])) repairEnum(schema["items"], changes);
}

function typesOf(schema: JsonObject): Json[] {
  const type = schema["type"];
  return Array.isArray(type) ? type : type === undefined ? [] : [type];
}

function fitsAny(value: Json, types: Json[]): boolean {
  return types.some((type) => {
    if (type === "integer") return Number.isInteger(value);
    if (type === "array") return Array.isArray(value);
    if (type === "object") return isJsonObject(value);
    return type === "null" ? value === null : value !== null && typeof value === type;
  });
}

/** The value converted to one of the types, if its text allows it. */
function writeAs(types: Json[], value: Json): Json | undefined {
  if (typeof value === "string" && value.trim() !== "" && String(Number(value)) === value.trim()) {
    const number = Number(value);
    if (fitsAny(number, types)) return number;
  }
  if (types.includes("boolean") && (value === "true" || value === "false")) return value === "true";
  return types.includes("string") && isScalar(value) && value !== null ? String(value) : undefined;
}

function isScalar(value: Json): boolean {
  return typeof value !== "object" || value === null;
}
