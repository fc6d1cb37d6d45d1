import { type Budget, createBudget } from "../../base/budget.ts";
import { isJsonObject, type Json, type JsonObject, unescapeSegment } from "../../base/json.ts";

const MAX_DEPTH = 4;
/** Arguments that one search looks at. */
const MAX_VISITS = 2_000;

/** The part of a path that stands for the only element of a list of objects: `guests.0.email`. */
export const ONLY = "0";

interface FoundArgument {
  /** Names of the parent objects and of the argument itself. */
  path: string[];
  /** Resolved. */
  schema: JsonObject;
}

/**
 * Finds an argument of a tool by its dotted path. A property whose own name contains dots takes
 * precedence. Null when there is none.
 */
export function findArgument(root: JsonObject, name: string): FoundArgument | null {
  return findIn(root, resolveSchema(root, root), name, createBudget(MAX_VISITS));
}

function findIn(root: JsonObject, schema: JsonObject, name: string, budget: Budget): FoundArgument | null {
  const { properties, items } = schema;
  if (!budget.take()) return null;
  // `guests.0.email`: a list whose only element has the argument
  if (items !== undefined && name.startsWith(`${ONLY}.`)) {
    const inner = findIn(root, resolveSchema(root, items), name.slice(ONLY.length + 1), budget);
    return inner && { ...inner, path: [ONLY, ...inner.path] };
  }
  if (!isJsonObject(properties)) return null;
  if (Object.hasOwn(properties, name)) {
    return { path: [name], schema: resolveSchema(root, properties[name]) };
  }
  for (let dot = name.indexOf("."); dot > 0; dot = name.indexOf(".", dot + 1)) {
    const outer = name.slice(0, dot);
    if (!Object.hasOwn(properties, outer)) continue;
    const inner = findIn(root, resolveSchema(root, properties[outer]), name.slice(dot + 1), budget);
    if (inner) return { ...inner, path: [outer, ...inner.path] };
  }
  return null;
}

/**
 * Missing required arguments, as dotted paths: the required fields of an absent object, and the missing
 * fields of a present one, even if it is optional; those of the only object of a list as `guests.0.email`. At most four
 * levels deep. Of a schema with too many arguments, a required object itself is missing.
 */
export function findMissing(schema: JsonObject, args: JsonObject): string[] {
  return findMissingIn(schema, resolveSchema(schema, schema), args, 1, createBudget(MAX_VISITS));
}

function findMissingIn(
  root: JsonObject,
  schema: JsonObject,
  args: JsonObject,
  depth: number,
  budget: Budget,
): string[] {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const listed = Array.isArray(schema["required"]) ? schema["required"] : [];
  const required = new Set(listed.filter((name) => typeof name === "string"));
  const names = [...Object.keys(properties), ...required];
  return [...new Set(names)].flatMap((name) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    const isGiven = value !== undefined;
    if (!isGiven && !required.has(name)) return [];
    if (!budget.take()) return isGiven ? [] : [name];
    const inner = resolveSchema(root, Object.hasOwn(properties, name) ? properties[name] : undefined);
    const [only, ...others] = Array.isArray(value) ? value : [];
    if (isJsonObject(only) && others.length === 0 && depth < MAX_DEPTH)
      return findMissingIn(root, resolveSchema(root, inner["items"]), only, depth + 1, budget).map(
        (path) => `${name}.${ONLY}.${path}`,
      );
    if (isGiven && !isJsonObject(value)) return [];
    const below =
      depth < MAX_DEPTH
        ? findMissingIn(root, inner, isJsonObject(value) ? value : {}, depth + 1, budget)
        : [];
    if (below.length > 0) return below.map((path) => `${name}.${path}`);
    return isGiven ? [] : [name];
  });
}

/** The leaves of an object by dotted path. A list is one leaf. */
export function flattenArguments(value: JsonObject, path = ""): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
      const at = path === "" ? name : `${path}.${name}`;
      return isJsonObject(inner) ? Object.entries(flattenArguments(inner, at)) : [[at, inner]];
    }),
  );
}

/** Removes the value at a path, if there is one. */
export function removeArgument(args: JsonObject, [name = "", ...rest]: readonly string[]): void {
  const inner = args[name];
  const [only] = Array.isArray(inner) && inner.length === 1 && rest[0] === ONLY ? inner : [];
  if (rest.length > 1 && isJsonObject(only)) removeArgument(only, rest.slice(1));
  else if (rest.length > 0 && isJsonObject(inner)) removeArgument(inner, rest);
  else delete args[name];
}

const MAX_HOPS = 16;
const MAX_PARTS = 32;
/** Keywords, properties and required names that are copied for one root. */
const MAX_COPIED = 200_000;

interface Flattening {
  /** Results by the number of hops that led to the schema. */
  known: WeakMap<JsonObject, JsonObject[]>;
  budget: Budget;
}

const flattenings = new WeakMap<JsonObject, Flattening>();

/**
 * Flattens a schema: resolves `$ref`s into the root, merges `allOf` (joins properties and required, the
 * first assertion wins), and uses the only branch of `anyOf`/`oneOf` that is not `null`. With several
 * branches, only the sibling keywords are returned. Never throws; a dangling or circular reference returns
 * the keywords collected so far, and so does a root whose parts would have to be copied too often.
 */
export function resolveSchema(root: JsonObject, schema: Json | undefined): JsonObject {
  const state = flattenings.get(root) ?? { known: new WeakMap(), budget: createBudget(MAX_COPIED) };
  flattenings.set(root, state);
  return { ...flatten(root, schema, state, 0) };
}

function flatten(root: JsonObject, schema: Json | undefined, state: Flattening, hops: number): JsonObject {
  if (!isJsonObject(schema) || hops > MAX_HOPS) return {};
  const known = state.known.get(schema) ?? [];
  state.known.set(schema, known);
  const flat = known[hops] ?? mergeParts(root, schema, state, hops);
  known[hops] = flat;
  return flat;
}

function mergeParts(root: JsonObject, schema: JsonObject, state: Flattening, hops: number): JsonObject {
  const { $ref, allOf } = schema;
  const parts = [
    ...(typeof $ref === "string" ? [lookUpPointer(root, $ref)] : []),
    ...(Array.isArray(allOf) ? allOf.slice(0, MAX_PARTS) : []),
    onlyBranch(root, schema),
  ].filter((part) => part !== undefined);
  let merged: JsonObject = { ...schema };
  for (const one of parts) {
    if (state.budget.isSpent) break;
    const part = flatten(root, one, state, hops + 1);
    if (!state.budget.take(1 + sizeOf(merged) + sizeOf(part))) break;
    merged = merge(merged, part);
  }
  for (const keyword of ["$ref", "allOf"]) delete merged[keyword];
  return merged;
}

function sizeOf(schema: JsonObject): number {
  const { properties, required } = schema;
  const members = [schema, properties, required].map((one) => (isObject(one) ? Object.keys(one).length : 0));
  return members.reduce((sum, count) => sum + count, 0);
}

function isObject(value: Json | undefined): value is JsonObject | Json[] {
  return typeof value === "object" && value !== null;
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
