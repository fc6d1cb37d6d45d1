import { type Budget, createBudget } from "../../../base/budget.ts";
import { isJsonObject, type Json, type JsonObject, listOf, objectOf } from "../../../base/json.ts";
import type { Resolver } from "../parse/resolve-reference.ts";

/** Maximum schemas that are merged into one view, because branches that share parts would multiply the work. */
const MAX_PARTS = 300;
/** Maximum members that are copied for the views of one document. */
const MAX_COPIED = 5_000_000;

/** A schema as its users see it: references followed, `allOf` merged. */
export interface SchemaView {
  /** Null: any type. */
  types: ReadonlySet<string> | null;
  /** Values as JSON; null: any. */
  values: ReadonlySet<string> | null;
  properties: ReadonlyMap<string, Json>;
  required: ReadonlySet<string>;
  items: Json | undefined;
  /** Undefined: anything. */
  additional: Json | undefined;
  /** Alternatives of `oneOf` or `anyOf`. */
  variants: readonly Json[];
  /** Limits, formats and patterns, by keyword. */
  limits: ReadonlyMap<string, Json>;
  readOnly: boolean;
  writeOnly: boolean;
  /** Texts that do not change which values are valid, as JSON. */
  texts: string;
  /** Whether it has more parts than are merged, so that changes of it may be unknown. */
  isPartial: boolean;
}

const LIMITS = [
  "format",
  "pattern",
  "multipleOf",
  "minimum",
  "exclusiveMinimum",
  "minLength",
  "minItems",
  "minProperties",
  "maximum",
  "exclusiveMaximum",
  "maxLength",
  "maxItems",
  "maxProperties",
  "uniqueItems",
  "contentEncoding",
] as const;
const TEXTS = ["title", "description", "deprecated", "default", "example", "examples"] as const;

/** Views of the schemas of one document, each computed once. */
export function createViewer(resolver: Resolver): (schema: Json | undefined) => SchemaView {
  const known = new Map<Json, SchemaView>();
  const copied = createBudget(MAX_COPIED);
  return (schema) => {
    const target = resolver.follow(schema) ?? true;
    const existing = known.get(target);
    if (existing) return existing;
    const made = mergeView(target, { resolver, seen: new Set(), parts: createBudget(MAX_PARTS), copied });
    if (isJsonObject(target)) known.set(target, made);
    return made;
  };
}

/** What a reference or schema leads to: the identity of its view. */
export function targetOf(schema: Json | undefined, resolver: Resolver): Json {
  return resolver.follow(schema) ?? true;
}

interface Merging {
  resolver: Resolver;
  /** The schemas above. */
  seen: Set<Json>;
  parts: Budget;
  copied: Budget;
}

function mergeView(schema: Json, merging: Merging): SchemaView {
  const { resolver, seen } = merging;
  const own = isJsonObject(schema) ? ownView(schema) : schema === false ? NOTHING : ANYTHING;
  const parts = isJsonObject(schema) ? listOf(schema["allOf"]) : [];
  if (parts.length === 0 || seen.has(schema)) return own;
  seen.add(schema);
  let merged = own;
  for (const part of parts) {
    const next = merging.parts.take() ? mergeView(resolver.follow(part) ?? true, merging) : null;
    if (next === null || !merging.copied.take(sizeOf(merged) + sizeOf(next))) {
      merged = { ...merged, isPartial: true };
      break;
    }
    merged = intersect(merged, next);
  }
  seen.delete(schema);
  return merged;
}

function sizeOf({ properties, required, values }: SchemaView): number {
  return 1 + properties.size + required.size + (values?.size ?? 0);
}

const ANYTHING: SchemaView = ownView({});
const NOTHING: SchemaView = { ...ANYTHING, types: new Set() };

function ownView(schema: JsonObject): SchemaView {
  const limits = LIMITS.flatMap((key) => {
    const value = schema[key];
    return value === undefined || value === false ? [] : [[key, value] as const];
  });
  const variants = schema["oneOf"] ?? schema["anyOf"];
  return {
    types: typesOf(schema),
    values: valuesOf(schema),
    properties: new Map(Object.entries(objectOf(schema["properties"]))),
    required: new Set(listOf(schema["required"]).map(String)),
    items: schema["items"],
    additional: schema["additionalProperties"],
    variants: listOf(variants),
    limits: new Map(limits),
    readOnly: schema["readOnly"] === true,
    writeOnly: schema["writeOnly"] === true,
    texts: TEXTS.map((key) =>
      schema[key] === undefined ? "" : `${key}:${JSON.stringify(schema[key])}`,
    ).join(""),
    isPartial: false,
  };
}

function typesOf(schema: JsonObject): Set<string> | null {
  const { type } = schema;
  if (typeof type === "string") return new Set([type]);
  if (Array.isArray(type)) return new Set(type.map(String));
  if (schema["properties"] !== undefined) return new Set(["object"]);
  return schema["items"] === undefined ? null : new Set(["array"]);
}

function valuesOf(schema: JsonObject): Set<string> | null {
  if (schema["const"] !== undefined) return new Set([JSON.stringify(schema["const"])]);
  return Array.isArray(schema["enum"]) ? new Set(schema["enum"].map((one) => JSON.stringify(one))) : null;
}

function intersect(a: SchemaView, b: SchemaView): SchemaView {
  return {
    types: both(a.types, b.types),
    values: both(a.values, b.values),
    properties: new Map([...b.properties, ...a.properties]),
    required: new Set([...a.required, ...b.required]),
    items: a.items ?? b.items,
    additional: a.additional ?? b.additional,
    variants: a.variants.length > 0 ? a.variants : b.variants,
    limits: new Map([...b.limits, ...a.limits]),
    readOnly: a.readOnly || b.readOnly,
    writeOnly: a.writeOnly || b.writeOnly,
    texts: a.texts + b.texts,
    isPartial: a.isPartial || b.isPartial,
  };
}

function both(a: ReadonlySet<string> | null, b: ReadonlySet<string> | null): ReadonlySet<string> | null {
  if (a === null || b === null) return a ?? b;
  const common = [...a].filter((one) => b.has(one) || (one === "integer" && b.has("number")));
  return new Set(common.length > 0 || !a.has("number") || !b.has("integer") ? common : ["integer"]);
}
