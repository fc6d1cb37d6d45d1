import {
  isJsonObject,
  type Json,
  type JsonObject,
  objectOf,
  ownValue,
  unescapeSegment,
  writePointer,
} from "./json.ts";

/** The names of properties by the pointer of the schema that contains them. */
export type MemberOrder = Record<string, string[]>;

/** Schemas and names that are kept for one tool; the rest has the order of the database. */
const MAX_SCHEMAS = 100;
const MAX_NAMES = 1_000;

/** Keywords whose members are schemas by name. */
const MAPS = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
/** Keywords with data, which may look like a schema. */
const DATA = new Set(["default", "const", "enum", "examples", "example"]);

/**
 * The order of the properties of the schemas below this one, where `jsonb` would change it: it sorts names by
 * their length, then by their bytes.
 */
export function findMemberOrder(schema: JsonObject): MemberOrder {
  const order: MemberOrder = {};
  const left = { schemas: MAX_SCHEMAS, names: MAX_NAMES };
  const visit = (node: Json, path: readonly string[]): void => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) visit(item, [...path, String(index)]);
    } else if (isJsonObject(node)) {
      if (path.length > 0) note(node, path);
      for (const [key, value] of Object.entries(node)) {
        if (DATA.has(key)) continue;
        if (!MAPS.has(key)) visit(value, [...path, key]);
        else for (const [name, child] of Object.entries(objectOf(value))) visit(child, [...path, key, name]);
      }
    }
  };
  const note = (node: JsonObject, path: readonly string[]): void => {
    const names = Object.keys(objectOf(ownValue(node, "properties")));
    if (names.length > left.names || left.schemas === 0 || isSorted(names)) return;
    left.names -= names.length;
    left.schemas -= 1;
    order[writePointer(path)] = names;
  };
  visit(schema, []);
  return order;
}

/** The schema with its properties in this order. Names that are missing in it come last. */
export function applyMemberOrder(schema: JsonObject, order: MemberOrder): JsonObject {
  const ordered = structuredClone(schema);
  for (const [pointer, names] of Object.entries(order)) {
    const segments = pointer.split("/").slice(1).map(unescapeSegment);
    const node = segments.reduce<Json | undefined>(ownValue, ordered);
    const properties = isJsonObject(node) ? ownValue(node, "properties") : undefined;
    if (isJsonObject(node) && isJsonObject(properties)) node["properties"] = sortMembers(properties, names);
  }
  return ordered;
}

/** The object with these members first. */
export function sortMembers(members: JsonObject, first: readonly string[]): JsonObject {
  const known = first.filter((name) => Object.hasOwn(members, name));
  const names = [...new Set([...known, ...Object.keys(members)])];
  return Object.fromEntries(names.map((name) => [name, members[name] ?? null]));
}

function isSorted(names: readonly string[]): boolean {
  const encoder = new TextEncoder();
  const sizes = names.map((name) => encoder.encode(name).length);
  return names.every((name, i) => {
    const before = names[i - 1];
    if (before === undefined) return true;
    const [size, sizeBefore] = [sizes[i] ?? 0, sizes[i - 1] ?? 0];
    return size === sizeBefore ? before < name : sizeBefore < size;
  });
}
