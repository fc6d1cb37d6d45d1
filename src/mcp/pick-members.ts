import type { JsonObject } from "../contract/json.ts";

/** The members of these names that are there. */
export function pickMembers(body: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  ) as JsonObject;
}
