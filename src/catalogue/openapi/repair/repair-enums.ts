import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { visitSchemas } from "../parse/visit-schemas.ts";
import type { Changes } from "./changes.ts";

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
