import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { resolveSchema } from "./resolve-schema.ts";

const MAX_DEPTH = 4;

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
  return findIn(root, resolveSchema(root, root), name);
}

function findIn(root: JsonObject, schema: JsonObject, name: string): FoundArgument | null {
  const { properties } = schema;
  if (!isJsonObject(properties)) return null;
  if (Object.hasOwn(properties, name)) {
    return { path: [name], schema: resolveSchema(root, properties[name]) };
  }
  for (let dot = name.indexOf("."); dot > 0; dot = name.indexOf(".", dot + 1)) {
    const outer = name.slice(0, dot);
    if (!Object.hasOwn(properties, outer)) continue;
    const inner = findIn(root, resolveSchema(root, properties[outer]), name.slice(dot + 1));
    if (inner) return { ...inner, path: [outer, ...inner.path] };
  }
  return null;
}

/**
 * Missing required arguments, as dotted paths: the required fields of an absent object, and the missing
 * fields of a present one, even if it is optional. At most four levels deep.
 */
export function findMissing(schema: JsonObject, args: JsonObject): string[] {
  return findMissingIn(schema, resolveSchema(schema, schema), args, 1);
}

function findMissingIn(root: JsonObject, schema: JsonObject, args: JsonObject, depth: number): string[] {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const names = [...Object.keys(properties), ...required.filter((name) => typeof name === "string")];
  return [...new Set(names)].flatMap((name) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    const isGiven = value !== undefined;
    if (!isGiven && !required.includes(name)) return [];
    if (isGiven && !isJsonObject(value)) return [];
    const inner = resolveSchema(root, Object.hasOwn(properties, name) ? properties[name] : undefined);
    const below =
      depth < MAX_DEPTH ? findMissingIn(root, inner, isJsonObject(value) ? value : {}, depth + 1) : [];
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
  if (rest.length > 0 && isJsonObject(inner)) removeArgument(inner, rest);
  else delete args[name];
}
