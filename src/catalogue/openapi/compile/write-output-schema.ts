import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  ownValue,
  textOf,
} from "../../../base/json.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import { type EmitLimits, SchemaEmitter } from "./emit-schema.ts";

/** Characters of JSON, about 1,000 tokens. Every tool in a tool list costs as much. */
const MAX_OUTPUT_SCHEMA = 4 * 1024;

/**
 * First drops the descriptions, then the deeper parts. The properties of a list's items are on
 * level 4.
 */
const ATTEMPTS: EmitLimits[] = [
  { depth: 60, size: MAX_OUTPUT_SCHEMA, description: 120 },
  ...[60, 5, 4, 3, 2].map((depth) => ({ depth, size: MAX_OUTPUT_SCHEMA, description: 0 })),
];

const PREFIX = "#/$defs/";

/** Limits for deciding whether a schema is an object; references may be recursive. */
const MAX_DEPTH = 8;

const MAX_ALTERNATIVES = 20;

/**
 * The self-contained schema of `final_data`, at most 4 KB, always of `type: object`.
 *
 * @returns `schema`: null when it describes nothing or is too large even without its deeper parts;
 * `work`: characters written
 */
export function writeOutputSchema(
  shape: JsonObject,
  resolver: Resolver,
): { schema: JsonObject | null; work: number } {
  let work = 0;
  for (const limits of ATTEMPTS) {
    const emitter = new SchemaEmitter(resolver, limits, "response");
    const schema = assemble(shape, emitter);
    work += emitter.size;
    if (emitter.size > limits.size || JSON.stringify(schema).length > MAX_OUTPUT_SCHEMA) continue;
    return { schema: describesContent(schema) && !isInfinitelyRecursive(schema) ? schema : null, work };
  }
  return { schema: null, work };
}

function assemble(shape: JsonObject, emitter: SchemaEmitter): JsonObject {
  const schema = emitter.emitArgument(shape);
  const $defs = emitter.emitDefinitions();
  return { ...schema, type: "object", ...(Object.keys($defs).length > 0 ? { $defs } : {}) };
}

function describesContent(schema: JsonObject): boolean {
  return Object.keys(schema).some((key) => key !== "type" && key !== "description");
}

/**
 * Whether a definition refers to itself without descending into the value (`A: {anyOf: [A, …]}`).
 * Such a schema cannot be validated against, and validators overflow the stack (JSON Schema 2020-12
 * §9.4.1).
 */
function isInfinitelyRecursive(schema: JsonObject): boolean {
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
