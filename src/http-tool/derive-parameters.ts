import type { CustomTool } from "../contract/custom-tool.ts";
import { isJsonObject, type JsonObject } from "../contract/json.ts";
import { listArguments } from "./list-tool-placeholders.ts";

type Source = Pick<CustomTool, "tool_type" | "prompt_template" | "http_config" | "secret_names">;

/**
 * The schema of a tool's arguments (JSON Schema 2020-12): one property per placeholder that is not a
 * secret. Properties of the given schema are kept, properties without a placeholder are dropped, and new
 * ones are required strings.
 */
export function deriveParameters(tool: Source, given: JsonObject | null = null): JsonObject {
  const known = isJsonObject(given?.["properties"]) ? given["properties"] : {};
  const requiredBefore = Array.isArray(given?.["required"]) ? given["required"] : [];
  const names = listArguments(tool).map(({ name }) => name);
  const properties = names.map((name): [string, JsonObject] => {
    const schema = Object.hasOwn(known, name) ? known[name] : undefined;
    return [name, isJsonObject(schema) ? schema : { type: "string" }];
  });
  const required = names.filter((name) => !Object.hasOwn(known, name) || requiredBefore.includes(name));
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
}

/** Names of the properties of a parameters schema, and of the required ones. */
export function readParameters(schema: JsonObject): { parameters: string[]; required: string[] } {
  const properties = isJsonObject(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return { parameters: properties, required: required.filter((name) => typeof name === "string") };
}

/**
 * Applies the schema to the arguments: `const` values, which the owner set, always apply, and `default`
 * fills missing arguments.
 */
export function applyDefaults(schema: JsonObject, args: JsonObject): JsonObject {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const filled = new Map(Object.entries(args));
  for (const [name, property] of Object.entries(properties)) {
    if (!isJsonObject(property)) continue;
    if (Object.hasOwn(property, "const")) filled.set(name, property["const"] ?? null);
    else if (!filled.has(name) && Object.hasOwn(property, "default"))
      filled.set(name, property["default"] ?? null);
  }
  // Creates own properties for any name.
  return Object.fromEntries(filled);
}
