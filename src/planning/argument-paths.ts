import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";

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
