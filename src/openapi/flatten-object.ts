import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { type Direction, isReadOnly } from "./emit-schema.ts";
import { listOf, objectOf, stringOf } from "./json-pointer.ts";
import type { Resolver } from "./resolve-reference.ts";

/** More properties than this are better given as one object. */
const MAX_PROPERTIES = 200;

/** Schemas looked at for one object; branches that share their parts would otherwise multiply. */
const MAX_VISITS = 300;

export interface FlatObject {
  properties: Map<string, Json>;
  required: Set<string>;
}

/** Keywords beside which an object's properties still tell the whole story. */
const HARMLESS = [
  "type",
  "properties",
  "required",
  "allOf",
  "description",
  "title",
  "example",
  "examples",
  "default",
  "additionalProperties",
  "discriminator",
  "xml",
  "externalDocs",
  "deprecated",
  "minProperties",
  "maxProperties",
  "$ref",
  "$id",
  "$anchor",
  "$schema",
  "$comment",
  "$defs",
  "definitions",
  "readOnly",
  "writeOnly",
  "unevaluatedProperties",
  "nullable",
];

/**
 * The properties of an object schema, those of its `allOf` branches included. Undefined when the schema is no plain
 * object: alternatives, maps, lists, or too many properties.
 */
export type Flatten = (schema: Json | undefined, direction: Direction) => FlatObject | undefined;

/** A `Flatten` for one document, which remembers what it saw: thousands of operations may share one schema. */
export function createFlattener(resolver: Resolver): Flatten {
  const known = {
    request: new Map<JsonObject, FlatObject | undefined>(),
    response: new Map<JsonObject, FlatObject | undefined>(),
  };
  return (schema, direction) => {
    const isAlias = isJsonObject(schema) && Object.keys(schema).length === 1;
    const target = isAlias ? resolver.follow(schema) : schema;
    if (!isJsonObject(target)) return undefined;
    const memory = known[direction];
    if (!memory.has(target)) memory.set(target, flattenObject(target, resolver, direction));
    return memory.get(target);
  };
}

function flattenObject(schema: JsonObject, resolver: Resolver, direction: Direction): FlatObject | undefined {
  const flat: FlatObject & { visits: number } = { properties: new Map(), required: new Set(), visits: 0 };
  if (!collect(schema, resolver, flat)) return undefined;
  for (const [name, property] of flat.properties) {
    // `false` (often an `additionalProperties: false` that slipped in here) is a property nobody can give.
    const isNeverGiven = property === false || isReadOnly(property, resolver);
    if (direction === "response" || !isNeverGiven) continue;
    flat.properties.delete(name);
    flat.required.delete(name);
  }
  return flat.properties.size === 0 ? undefined : flat;
}

function collect(
  schema: Json | undefined,
  resolver: Resolver,
  flat: FlatObject & { visits: number },
): boolean {
  if (!isJsonObject(schema) || flat.visits++ > MAX_VISITS) return false;
  if (Object.hasOwn(schema, "$ref") && !collect(resolver.find(stringOf(schema["$ref"])), resolver, flat))
    return false;
  if (!isPlain(schema)) return false;
  for (const branch of listOf(schema["allOf"])) if (!collect(branch, resolver, flat)) return false;
  for (const [name, property] of Object.entries(objectOf(schema["properties"])))
    flat.properties.set(name, property);
  for (const name of listOf(schema["required"])) flat.required.add(stringOf(name));
  return flat.properties.size <= MAX_PROPERTIES;
}

function isPlain(schema: JsonObject): boolean {
  const type = schema["type"];
  const isObject =
    type === undefined ||
    type === "object" ||
    (Array.isArray(type) &&
      type.includes("object") &&
      type.every((one) => one === "object" || one === "null"));
  return (
    isObject &&
    Object.keys(schema).every(
      (key) => HARMLESS.includes(key) || key.startsWith("x-") || isRequiredOnly(key, schema[key]),
    )
  );
}

/** `anyOf: [{required: [a]}, {required: [b]}]` says which of the properties go together, not what they are. */
function isRequiredOnly(key: string, value: Json | undefined): boolean {
  if (key !== "anyOf" && key !== "oneOf") return false;
  return listOf(value).every((branch) =>
    Object.keys(objectOf(branch)).every(
      (one) => one === "required" || one === "title" || one === "description",
    ),
  );
}
