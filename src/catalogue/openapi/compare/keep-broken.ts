import {
  canonicalJson,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
} from "../../../base/json.ts";
import { METHODS } from "../validate/check-paths.ts";
import type { OperationChange } from "./compare-documents.ts";
import { type ComparedOperation, type DocumentSide, readSide } from "./document-side.ts";

/**
 * `#/components/schemas/Order`, and what follows it. Other references inside a document cannot be kept apart
 * by name.
 */
const REFERENCE =
  /^#\/components\/((?:schemas|parameters|responses|requestBodies|headers|examples|links|callbacks|pathItems)\/[\w.-]+)((?:\/.*)?)$/;

/**
 * The newer document with the older definition of every operation that it removes or breaks, so that only its
 * compatible changes take effect. Kept operations use the older components under their names; newer
 * components that differ from those get another name.
 *
 * @returns null if the two cannot be combined: other servers or security, a path whose parameters have other names,
 * references that are not to components, a `discriminator` of schemas that would need two names
 */
export function keepBroken(
  before: JsonObject,
  after: JsonObject,
  changes: readonly OperationChange[],
): JsonObject | null {
  if (!haveSameRoot(before, after)) return null;
  const sides = { before: readSide(before), after: readSide(after) };
  const broken = new Set(
    changes.filter(({ kind }) => kind === "removed" || kind === "breaking").map(({ operation }) => operation),
  );
  const kept = [...sides.before.operations.values()].filter(({ name }) => broken.has(name));
  const names = splitComponents(before, after, kept);
  if (names === null) return null;
  const paths = combinePaths(sides, kept, (value) => rename(value, names.renamed));
  if (paths === null) return null;
  return { ...after, info: before["info"] ?? {}, paths, components: names.components };
}

/**
 * What operations inherit from the document. New security schemes are no difference: only new operations can
 * use them.
 */
function haveSameRoot(before: JsonObject, after: JsonObject): boolean {
  const inherited = ["servers", "security", "jsonSchemaDialect"];
  if (inherited.some((name) => canonicalJson(before[name] ?? null) !== canonicalJson(after[name] ?? null)))
    return false;
  const [known, next] = [before, after].map((document) =>
    objectOf(objectOf(document["components"])["securitySchemes"]),
  );
  return Object.entries(known ?? {}).every(
    ([name, scheme]) => canonicalJson(scheme) === canonicalJson(next?.[name] ?? null),
  );
}

interface SplitComponents {
  components: JsonObject;
  /** `schemas/Order` → `schemas/Order_new` */
  renamed: ReadonlyMap<string, string>;
}

/** The components of both documents side by side. */
function splitComponents(
  before: JsonObject,
  after: JsonObject,
  kept: readonly ComparedOperation[],
): SplitComponents | null {
  const [old, next] = [readComponents(before), readComponents(after)];
  const used = reach(
    kept.flatMap(({ operation, item }) => [operation, item["parameters"] ?? null]),
    old,
  );
  const isReadable = used !== null && [before, after].every((document) => !hasOtherReferences(document));
  if (!isReadable) return null;
  const split = findSplit(used, old, next);
  if (split.size > 0 && isDiscriminated(split, next)) return null;
  const taken = new Set([...used, ...next.keys()]);
  const renamed = new Map([...split].map((key) => [key, freeName(key, taken)]));
  const groups = new Map<string, Map<string, Json>>();
  for (const [kind, group] of Object.entries(objectOf(after["components"])))
    groups.set(
      kind,
      new Map(
        Object.entries(kind === "securitySchemes" ? objectOf(group) : rename(objectOf(group), renamed)),
      ),
    );
  const put = (key: string, value: Json) => {
    const [kind = "", name = ""] = key.split("/");
    if (!groups.has(kind)) groups.set(kind, new Map());
    groups.get(kind)?.set(name, value);
  };
  for (const [key, other] of renamed) put(other, rename(next.get(key)?.value ?? null, renamed));
  for (const key of used) put(key, old.get(key)?.value ?? null);
  const components = Object.fromEntries(
    [...groups].map(([kind, group]) => [kind, Object.fromEntries(group)]),
  );
  return { components, renamed };
}

interface Component {
  value: Json;
  /** The components that it refers to. */
  references: readonly string[];
}

function readComponents(document: JsonObject): Map<string, Component> {
  const found = new Map<string, Component>();
  for (const [kind, group] of Object.entries(objectOf(document["components"]))) {
    if (kind === "securitySchemes") continue;
    for (const [name, value] of Object.entries(objectOf(group)))
      found.set(`${kind}/${name}`, { value, references: listReferences(value) });
  }
  return found;
}

/** The components that are used, directly or through others; null if one does not exist. */
function reach(roots: readonly Json[], components: ReadonlyMap<string, Component>): Set<string> | null {
  const found = new Set<string>();
  const pending = roots.flatMap(listReferences);
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (found.has(key)) continue;
    const component = components.get(key);
    if (!component) return null;
    found.add(key);
    pending.push(...component.references);
  }
  return found;
}

/** The used components that are in both documents and differ, or refer to one that does. */
function findSplit(
  used: ReadonlySet<string>,
  old: ReadonlyMap<string, Component>,
  next: ReadonlyMap<string, Component>,
): Set<string> {
  const shared = [...used].filter((key) => next.has(key));
  const split = new Set(
    shared.filter(
      (key) => canonicalJson(old.get(key)?.value ?? null) !== canonicalJson(next.get(key)?.value ?? null),
    ),
  );
  const referrers = new Map<string, string[]>();
  for (const key of shared)
    for (const target of next.get(key)?.references ?? [])
      referrers.set(target, [...(referrers.get(target) ?? []), key]);
  const pending = [...split];
  for (let key = pending.pop(); key !== undefined; key = pending.pop())
    for (const referrer of referrers.get(key) ?? [])
      if (!split.has(referrer)) {
        split.add(referrer);
        pending.push(referrer);
      }
  return split;
}

/** Names of schemas are values of a discriminator (OpenAPI 3.1.1 §4.8.25), so these schemas cannot have two. */
function isDiscriminated(split: ReadonlySet<string>, next: ReadonlyMap<string, Component>): boolean {
  const holders = [...next].filter(([, { value }]) =>
    holds(value, ([key, one]) => key === "discriminator" && isJsonObject(one)),
  );
  return holders.some(([key, { value }]) => {
    const below = reach([value], next);
    return below === null || split.has(key) || [...below].some((one) => split.has(one));
  });
}

function freeName(key: string, taken: Set<string>): string {
  let name = `${key}_new`;
  for (let count = 2; taken.has(name); count++) name = `${key}_new${count}`;
  taken.add(name);
  return name;
}

/** Null if an operation that is kept and one of the newer document cannot share a path. */
function combinePaths(
  { before, after }: { before: DocumentSide; after: DocumentSide },
  kept: readonly ComparedOperation[],
  renameIn: (value: Json) => Json,
): JsonObject | null {
  const byShape = new Map<string, ComparedOperation[]>();
  for (const one of kept) byShape.set(shapeOf(one.path), [...(byShape.get(shapeOf(one.path)) ?? []), one]);
  const keptIds = new Set(kept.map(({ operation_id }) => operation_id));
  const keptNames = new Set(kept.map(({ name }) => name));
  const known = new Set([...before.operations.values()].map(({ name }) => name));
  const paths: JsonObject = {};
  for (const [path, entry] of Object.entries(objectOf(after.document["paths"]))) {
    const here = byShape.get(shapeOf(path));
    if (here?.some((one) => one.path !== path)) return null;
    const resolved = { ...objectOf(after.resolver.follow(entry)), ...objectOf(entry) };
    // An operation that moved keeps its id, which only one of the two can have.
    const moved = METHODS.filter((method) => {
      const id = objectOf(resolved[method])["operationId"];
      return typeof id === "string" && keptIds.has(id) && !keptNames.has(`${method.toUpperCase()} ${path}`);
    });
    if (here === undefined && moved.length === 0) paths[path] = renameIn(entry);
    else {
      const own = flatten(resolved, after, [...moved, ...(here ?? []).map(({ method }) => method)]);
      if (here !== undefined || METHODS.some((method) => own[method] !== undefined))
        paths[path] = renameIn(own);
    }
    if (moved.some((method) => known.has(`${method.toUpperCase()} ${path}`))) return null;
  }
  for (const { path, method, item } of kept) {
    const one = flatten(
      item,
      before,
      METHODS.filter((other) => other !== method),
    );
    const present = objectOf(paths[path]);
    if (present[method] !== undefined) return null;
    paths[path] = { ...present, [method]: one[method] ?? null };
  }
  return paths;
}

const shapeOf = (path: string) => path.replace(/\{[^{}]*\}/g, "{}");

/** A path whose operations state themselves what they inherit from it, without some of them. */
function flatten(item: JsonObject, side: DocumentSide, without: readonly string[]): JsonObject {
  const { parameters, servers, summary, description, $ref: _, ...rest } = item;
  const inherited = Object.fromEntries(
    Object.entries({ servers, summary, description }).filter(([, value]) => value !== undefined),
  ) as JsonObject;
  for (const method of METHODS) {
    if (rest[method] === undefined) continue;
    if (without.includes(method)) {
      delete rest[method];
      continue;
    }
    const operation = objectOf(rest[method]);
    const all = mergeParameters(listOf(parameters), listOf(operation["parameters"]), side);
    rest[method] = { ...inherited, ...operation, ...(all.length > 0 && { parameters: all }) };
  }
  return rest;
}

/** A parameter of the operation replaces the path's one with the same name and place. */
function mergeParameters(shared: readonly Json[], own: readonly Json[], { resolver }: DocumentSide): Json[] {
  const keyOf = (entry: Json, index: number) => {
    const parameter = objectOf(resolver.follow(entry));
    return parameter["name"] === undefined
      ? `#${index}`
      : `${stringOf(parameter["in"] ?? "")} ${stringOf(parameter["name"])}`;
  };
  const merged = new Map<string, Json>();
  for (const [index, entry] of [...shared, ...own].entries()) merged.set(keyOf(entry, index), entry);
  return [...merged.values()];
}

/** Calls `visit` with every member of every object. */
function holds(value: Json, isWanted: (member: [key: string, value: Json]) => boolean): boolean {
  const pending = [value];
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    if (Array.isArray(one)) for (const entry of one) pending.push(entry);
    if (!isJsonObject(one)) continue;
    for (const member of Object.entries(one)) {
      if (isWanted(member)) return true;
      pending.push(member[1]);
    }
  }
  return false;
}

function listReferences(value: Json): string[] {
  const found = new Set<string>();
  holds(value, ([key, target]) => {
    const reference = key === "$ref" && typeof target === "string" ? REFERENCE.exec(target)?.[1] : undefined;
    if (reference !== undefined) found.add(reference);
    return false;
  });
  return [...found];
}

function hasOtherReferences(document: JsonObject): boolean {
  return holds(
    document,
    ([key, value]) =>
      typeof value === "string" && ((key === "$ref" && !REFERENCE.test(value)) || key === "$dynamicRef"),
  );
}

function rename<Value extends Json>(value: Value, renamed: ReadonlyMap<string, string>): Value {
  if (renamed.size === 0) return value;
  const copy = (one: Json): Json => {
    if (Array.isArray(one)) return one.map(copy);
    if (!isJsonObject(one)) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, child]) => [
        key,
        key === "$ref" ? renameReference(child, renamed) : copy(child),
      ]),
    );
  };
  return copy(value) as Value;
}

function renameReference(target: Json, renamed: ReadonlyMap<string, string>): Json {
  const [, key = "", rest = ""] = typeof target === "string" ? (REFERENCE.exec(target) ?? []) : [];
  const name = renamed.get(key);
  return name === undefined ? target : `#/components/${name}${rest}`;
}
