import { isJsonObject, type JsonObject, type JsonSchema } from "../base/json.ts";

/**
 * Renames arguments to the names of the schema: a property's `x-aliases` lists other names that callers
 * use. A name of the schema itself is not renamed, nor is an alias next to its own name, which the
 * schema's check reports.
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
