import { type Budget, createBudget } from "../../../base/budget.ts";
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

/** Maximum alternatives of one answer that are looked at to distinguish objects from other values. */
const MAX_VISITS = 2_000;

type Kind = "object" | "other" | "both" | "unknown";

/** Kinds by the depth at which they were determined. */
type KnownKinds = Map<JsonObject, Kind[]>;

/** Kinds of each document's schemas, because branches that share parts would multiply the work. */
const kindsOf = new WeakMap<Resolver, KnownKinds>();

interface Shaping {
  resolver: Resolver;
  known: KnownKinds;
  budget: Budget;
}

/**
 * Converts the schema of an API's response to the schema of `final_data`: an object is returned as
 * is, any other value as `{result}`. Undefined when the schema does not determine which of them
 * applies, or has too many alternatives.
 */
export function shapeFinalData(schema: Json, resolver: Resolver): JsonObject | undefined {
  const known = kindsOf.get(resolver) ?? new Map();
  kindsOf.set(resolver, known);
  const budget = createBudget(MAX_VISITS);
  const shape = shapeValue(schema, { resolver, known, budget }, 0);
  return budget.isSpent ? undefined : shape;
}

function shapeValue(schema: Json, shaping: Shaping, depth: number): JsonObject | undefined {
  if (!shaping.budget.take()) return undefined;
  const kind = kindOf(schema, shaping, depth);
  if (kind === "object") return isJsonObject(schema) ? schema : undefined;
  if (kind === "other") return wrapResult(schema);
  return kind === "both" ? shapeAlternatives(schema, shaping, depth) : undefined;
}

export function wrapResult(result: Json): JsonObject {
  return { type: "object", properties: { result }, required: ["result"] };
}

/**
 * Handles schemas in which some alternatives are objects: `type: [object, null]`, or a `oneOf` of
 * an object and a list.
 */
function shapeAlternatives(schema: Json, shaping: Shaping, depth: number): JsonObject | undefined {
  const target = shaping.resolver.follow(schema);
  if (!isJsonObject(target)) return undefined;
  const types = listOf(target["type"]);
  if (types.length > 0) {
    const others = types.filter((type) => type !== "object");
    const isNull = others.every((type) => type === "null");
    const rest = isNull ? { type: "null" } : { ...target, type: others };
    return { anyOf: [{ ...target, type: "object" }, wrapResult(rest)] };
  }
  const alternatives = listAlternatives(target).flatMap(
    (alternative) => shapeValue(alternative, shaping, depth + 1) ?? [],
  );
  return alternatives.length > 0 ? { anyOf: alternatives } : undefined;
}

function kindOf(schema: Json | undefined, shaping: Shaping, depth: number): Kind {
  const target = shaping.resolver.follow(schema);
  if (!isJsonObject(target) || depth > MAX_DEPTH) return "unknown";
  const kinds = shaping.known.get(target) ?? [];
  shaping.known.set(target, kinds);
  const kind = kinds[depth] ?? readKind(target, shaping, depth);
  kinds[depth] = kind;
  return kind;
}

function readKind(target: JsonObject, shaping: Shaping, depth: number): Kind {
  const type = target["type"];
  const types = typeof type === "string" ? [type] : listOf(type).flatMap((one) => textOf(one) ?? []);
  if (types.length > 0) return join(types.map((one) => (one === "object" ? "object" : "other")));
  if (ownValue(target, "properties") !== undefined || isJsonObject(ownValue(target, "additionalProperties")))
    return "object";
  if (ownValue(target, "items") !== undefined) return "other";
  const values = listOf(target["enum"]);
  if (values.length > 0) return join(values.map((value) => (isJsonObject(value) ? "object" : "other")));
  for (const branch of listOf(target["allOf"]).slice(0, MAX_ALTERNATIVES)) {
    const kind = kindOf(branch, shaping, depth + 1);
    if (kind === "object" || kind === "other") return kind;
  }
  return join(listAlternatives(target).map((alternative) => kindOf(alternative, shaping, depth + 1)));
}

function listAlternatives(target: JsonObject): Json[] {
  return [...listOf(target["oneOf"]), ...listOf(target["anyOf"])].slice(0, MAX_ALTERNATIVES);
}

function join(kinds: Kind[]): Kind {
  const [first = "unknown"] = kinds;
  if (kinds.includes("unknown")) return "unknown";
  return kinds.every((kind) => kind === first) ? first : "both";
}
