import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { listOf, objectOf, textOf } from "./json-pointer.ts";

const PREFIX = "#/$defs/";

/**
 * Whether a definition refers to itself without descending into the value (`A: {anyOf: [A, …]}`).
 * Such a schema cannot be validated against, and validators overflow the stack (JSON Schema 2020-12
 * §9.4.1).
 */
export function isInfinitelyRecursive(schema: JsonObject): boolean {
  const definitions = objectOf(schema["$defs"]);
  const state = new Map<string, "open" | "done">();

  function visit(name: string): boolean {
    if (state.has(name)) return state.get(name) === "open";
    state.set(name, "open");
    const loops = listInPlaceReferences(definitions[name]).some(visit);
    state.set(name, "done");
    return loops;
  }

  return Object.keys(definitions).some(visit);
}

function listInPlaceReferences(schema: Json | undefined): string[] {
  if (!isJsonObject(schema)) return [];
  const reference = textOf(schema["$ref"]);
  const branches = ["allOf", "anyOf", "oneOf"].flatMap((key) => listOf(schema[key]));
  return [
    ...(reference?.startsWith(PREFIX) ? [reference.slice(PREFIX.length)] : []),
    ...branches.flatMap(listInPlaceReferences),
  ];
}
