import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { unescapeSegment } from "../../base/json-pointer.ts";

const MAX_HOPS = 16;

/**
 * Flattens a schema: resolves `$ref`s into the root, merges `allOf` (joins properties and required, the
 * first assertion wins), and uses the only branch of `anyOf`/`oneOf` that is not `null`. With several
 * branches, only the sibling keywords are returned. Never throws; a dangling or circular reference returns
 * the keywords collected so far.
 */
export function resolveSchema(root: JsonObject, schema: Json | undefined, hops = 0): JsonObject {
  if (!isJsonObject(schema) || hops > MAX_HOPS) return {};
  let merged: JsonObject = { ...schema };
  if (typeof schema["$ref"] === "string") {
    merged = merge(merged, resolveSchema(root, lookUpPointer(root, schema["$ref"]), hops + 1));
  }
  const parts = Array.isArray(schema["allOf"]) ? schema["allOf"].slice(0, 32) : [];
  for (const part of parts) merged = merge(merged, resolveSchema(root, part, hops + 1));
  const branch = onlyBranch(root, schema);
  if (branch) merged = merge(merged, resolveSchema(root, branch, hops + 1));
  for (const keyword of ["$ref", "allOf"]) delete merged[keyword];
  return merged;
}

/** The types that a resolved schema allows, without `null`; empty when unknown. */
export function listTypes(schema: JsonObject): string[] {
  const stated = schema["type"];
  const types = (Array.isArray(stated) ? stated : [stated]).filter(
    (type): type is string => typeof type === "string" && type !== "null",
  );
  if (types.length > 0) return types;
  if (isJsonObject(schema["properties"])) return ["object"];
  if (schema["items"] !== undefined) return ["array"];
  const values = listValues(schema);
  return [...new Set(values.map(typeName))].filter((type) => type !== "null");
}

/**
 * The values that a resolved schema allows by `enum`, `const` or constant branches; empty when there are
 * none.
 */
export function listValues(schema: JsonObject): Json[] {
  if (schema["const"] !== undefined) return [schema["const"]];
  if (Array.isArray(schema["enum"])) return schema["enum"];
  const branches = schema["oneOf"] ?? schema["anyOf"];
  if (!Array.isArray(branches) || branches.length === 0) return [];
  const constants = branches.map((branch) => (isJsonObject(branch) ? branch["const"] : undefined));
  return constants.every((constant) => constant !== undefined) ? (constants as Json[]) : [];
}

/** The JSON Schema type of a value; whole numbers are `integer`. */
export function typeName(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

function onlyBranch(root: JsonObject, schema: JsonObject): Json | undefined {
  const branches = schema["anyOf"] ?? schema["oneOf"];
  if (!Array.isArray(branches) || listValues(schema).length > 0) return undefined;
  const rest = branches.filter((branch) => !(isJsonObject(branch) && branch["type"] === "null"));
  const only = rest[0];
  return rest.length === 1 && only !== root ? only : undefined;
}

function merge(left: JsonObject, right: JsonObject): JsonObject {
  const merged = { ...right, ...left };
  const [a, b] = [left["properties"], right["properties"]];
  if (isJsonObject(a) && isJsonObject(b)) merged["properties"] = { ...b, ...a };
  const [x, y] = [left["required"], right["required"]];
  if (Array.isArray(x) && Array.isArray(y)) merged["required"] = [...new Set([...x, ...y])];
  return merged;
}

/** RFC 6901 §6, URI fragment form. */
function lookUpPointer(root: JsonObject, ref: string): Json | undefined {
  if (ref === "#") return root;
  if (!ref.startsWith("#/")) return undefined;
  let at: Json | undefined = root;
  for (const part of ref.slice(2).split("/")) {
    const name = unescapeSegment(decode(part));
    if (typeof at !== "object" || at === null) return undefined;
    at = Object.hasOwn(at, name) ? (at as JsonObject)[name] : undefined;
  }
  return at;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
