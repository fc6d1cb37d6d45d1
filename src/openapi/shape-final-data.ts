import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { listOf, ownValue, textOf } from "./json-pointer.ts";
import type { Resolver } from "./resolve-reference.ts";

/** Limits for deciding whether a schema is an object; references may be recursive. */
const MAX_DEPTH = 8;
const MAX_ALTERNATIVES = 20;

type Kind = "object" | "other" | "both" | "unknown";

/**
 * Converts the schema of an API's response to the schema of `final_data`: an object is returned as
 * is, any other value as `{result}`. Undefined when the schema does not determine which of them
 * applies.
 */
export function shapeFinalData(schema: Json, resolver: Resolver, depth = 0): JsonObject | undefined {
  const kind = kindOf(schema, resolver, depth);
  if (kind === "object") return isJsonObject(schema) ? schema : undefined;
  if (kind === "other") return wrapResult(schema);
  return kind === "both" ? shapeAlternatives(schema, resolver, depth) : undefined;
}

export function wrapResult(result: Json): JsonObject {
  return { type: "object", properties: { result }, required: ["result"] };
}

/**
 * Handles schemas in which some alternatives are objects: `type: [object, null]`, or a `oneOf` of
 * an object and a list.
 */
function shapeAlternatives(schema: Json, resolver: Resolver, depth: number): JsonObject | undefined {
  const target = resolver.follow(schema);
  if (!isJsonObject(target)) return undefined;
  const types = listOf(target["type"]);
  if (types.length > 0) {
    const others = types.filter((type) => type !== "object");
    const isNull = others.every((type) => type === "null");
    const rest = isNull ? { type: "null" } : { ...target, type: others };
    return { anyOf: [{ ...target, type: "object" }, wrapResult(rest)] };
  }
  const alternatives = listAlternatives(target).flatMap(
    (alternative) => shapeFinalData(alternative, resolver, depth + 1) ?? [],
  );
  return alternatives.length > 0 ? { anyOf: alternatives } : undefined;
}

function kindOf(schema: Json | undefined, resolver: Resolver, depth: number): Kind {
  const target = resolver.follow(schema);
  if (!isJsonObject(target) || depth > MAX_DEPTH) return "unknown";
  const type = target["type"];
  const types = typeof type === "string" ? [type] : listOf(type).flatMap((one) => textOf(one) ?? []);
  if (types.length > 0) return join(types.map((one) => (one === "object" ? "object" : "other")));
  if (ownValue(target, "properties") !== undefined || isJsonObject(ownValue(target, "additionalProperties")))
    return "object";
  if (ownValue(target, "items") !== undefined) return "other";
  const values = listOf(target["enum"]);
  if (values.length > 0) return join(values.map((value) => (isJsonObject(value) ? "object" : "other")));
  const branches = listOf(target["allOf"]).slice(0, MAX_ALTERNATIVES);
  const known = branches
    .map((branch) => kindOf(branch, resolver, depth + 1))
    .find((kind) => kind === "object" || kind === "other");
  return (
    known ?? join(listAlternatives(target).map((alternative) => kindOf(alternative, resolver, depth + 1)))
  );
}

function listAlternatives(target: JsonObject): Json[] {
  return [...listOf(target["oneOf"]), ...listOf(target["anyOf"])].slice(0, MAX_ALTERNATIVES);
}

function join(kinds: Kind[]): Kind {
  const [first = "unknown"] = kinds;
  if (kinds.includes("unknown")) return "unknown";
  return kinds.every((kind) => kind === first) ? first : "both";
}
