import { isJsonObject, type JsonObject, type JsonSchema } from "./json.ts";

/**
 * The arguments under the names of the schema: a property's `x-aliases` lists other names that callers give it. A name that the
 * schema has itself stays, and so does an alias beside its own name: the schema's check tells of it.
 */
export function renameAliases(schema: JsonSchema, args: JsonObject): JsonObject {
  const properties = isJsonObject(schema) ? schema["properties"] : undefined;
  if (!isJsonObject(properties)) return args;
  const renamed = { ...args };
  for (const [name, property] of Object.entries(properties)) {
    const aliases = isJsonObject(property) ? property["x-aliases"] : undefined;
    for (const alias of Array.isArray(aliases) ? aliases : []) {
      if (typeof alias !== "string" || Object.hasOwn(properties, alias)) continue;
      const value = Object.hasOwn(renamed, alias) ? renamed[alias] : undefined;
      if (value === undefined || Object.hasOwn(renamed, name)) continue;
      delete renamed[alias];
      renamed[name] = value;
    }
  }
  return renamed;
}
