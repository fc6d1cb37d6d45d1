import { isJsonObject, type JsonObject } from "../../contract/json.ts";
import { resolveSchema } from "./resolve-schema.ts";

const MAX_DEPTH = 4;

/**
 * Missing required arguments, as dotted paths: the required fields of an absent object, and the missing
 * fields of a present one, even if it is optional. At most four levels deep.
 */
export function findMissing(schema: JsonObject, args: JsonObject): string[] {
  return findIn(schema, resolveSchema(schema, schema), args, 1);
}

function findIn(root: JsonObject, schema: JsonObject, args: JsonObject, depth: number): string[] {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const names = [...Object.keys(properties), ...required.filter((name) => typeof name === "string")];
  return [...new Set(names)].flatMap((name) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    const isGiven = value !== undefined;
    if (!isGiven && !required.includes(name)) return [];
    if (isGiven && !isJsonObject(value)) return [];
    const inner = resolveSchema(root, Object.hasOwn(properties, name) ? properties[name] : undefined);
    const below = depth < MAX_DEPTH ? findIn(root, inner, isJsonObject(value) ? value : {}, depth + 1) : [];
    if (below.length > 0) return below.map((path) => `${name}.${path}`);
    return isGiven ? [] : [name];
  });
}
