import { isJsonObject, type Json, type JsonObject, listOf, objectOf, stringOf } from "../../../base/json.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import { type Direction, isReadOnly } from "./emit-schema.ts";

/** An object with more properties is passed as one argument. */
const MAX_PROPERTIES = 200;

/** Maximum schemas visited for one object, because branches that share parts would multiply the work. */
const MAX_VISITS = 300;

export interface FlatObject {
  properties: Map<string, Json>;
  required: Set<string>;
}

/** Keywords that do not prevent an object from being described by its properties alone. */
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
 * The properties of an object schema, including those of its `allOf` branches. Undefined for
 * alternatives, maps, lists and objects with too many properties.
 */
export type Flatten = (schema: Json | undefined, direction: Direction) => FlatObject | undefined;

/** Creates a `Flatten` for one document, with a cache: thousands of operations may share one schema. */
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
    // `false`, often a misplaced `additionalProperties: false`, is a property that accepts no value.
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

/**
 * `anyOf: [{required: [a]}, {required: [b]}]` restricts which properties occur together and does
 * not describe them.
 */
function isRequiredOnly(key: string, value: Json | undefined): boolean {
  if (key !== "anyOf" && key !== "oneOf") return false;
  return listOf(value).every((branch) =>
    Object.keys(objectOf(branch)).every(
      (one) => one === "required" || one === "title" || one === "description",
    ),
  );
}
