import type { JsonObject } from "../contract/json.ts";

/** The given members that exist. */
export function pickMembers(body: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  ) as JsonObject;
}
