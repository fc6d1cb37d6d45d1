import { isJsonObject, type JsonObject } from "../../contract/json.ts";
import { resolveSchema } from "./resolve-schema.ts";

export interface FoundArgument {
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
