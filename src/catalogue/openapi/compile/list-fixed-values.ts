import { isJsonObject, type Json, type JsonObject, listOf, objectOf, stringOf } from "../../../base/json.ts";
import type { Resolver } from "../parse/resolve-reference.ts";

/** Levels of schemas within a parameter's schema. */
const MAX_DEPTH = 8;

/**
 * The values of an operation's parameters in the path and the query that can have one value only: `?action=delete`. The
 * operation's own parameters take precedence over those of its path.
 *
 * @param item the operation's path item
 */
export function listFixedValues(item: JsonObject, operation: JsonObject, resolver: Resolver): string[] {
  const merged = new Map<string, JsonObject>();
  for (const entry of [...listOf(item["parameters"]), ...listOf(operation["parameters"])]) {
    const parameter = resolver.follow(entry);
    if (!isJsonObject(parameter) || !["path", "query"].includes(stringOf(parameter["in"]))) continue;
    merged.set(`${stringOf(parameter["in"])} ${stringOf(parameter["name"])}`, parameter);
  }
  return [...merged.values()].flatMap((parameter) => {
    const [media] = Object.values(objectOf(parameter["content"]));
    const only = findOnly(media === undefined ? parameter["schema"] : objectOf(media)["schema"], resolver);
    return only === undefined ? [] : [only];
  });
}

/** The only string that a schema accepts, also one beside its `$ref` or in a part of it. */
function findOnly(schema: Json | undefined, resolver: Resolver, depth = 0): string | undefined {
  if (!isJsonObject(schema) || depth > MAX_DEPTH) return undefined;
  const values = listOf(schema["enum"]);
  const only = schema["const"] ?? (values.length === 1 ? values[0] : undefined);
  if (typeof only === "string") return only;
  const parts = [
    ...(typeof schema["$ref"] === "string" ? [resolver.find(schema["$ref"])] : []),
    ...listOf(schema["allOf"]),
    ...["anyOf", "oneOf"]
      .map((word) => listOf(schema[word]))
      .filter(({ length }) => length === 1)
      .flat(),
    schema["items"],
  ];
  for (const part of parts) {
    const found = findOnly(part, resolver, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
