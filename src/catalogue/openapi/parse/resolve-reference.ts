import { isJsonObject, type Json, type JsonObject, ownValue, readPointer } from "../../../base/json.ts";

/** Maximum length of a chain of references. */
const MAX_HOPS = 64;

export interface Resolver {
  /** The target of a `$ref`, or undefined when it is outside the document or does not exist. */
  find(reference: string): Json | undefined;
  /**
   * Follows a chain of `$ref`s to a value that is not a reference; undefined when the chain has no
   * end.
   */
  follow(value: Json | undefined): Json | undefined;
  /** Whether the reference points outside the document. */
  isExternal(reference: string): boolean;
}

/**
 * Resolves references inside one document: JSON pointers, `$anchor`s and schemas named by `$id`
 * (OpenAPI 3.1.1 §4.8.23, JSON Schema 2020-12 §8.2).
 */
export function createResolver(document: JsonObject): Resolver {
  const known = new Map<string, Json | undefined>();
  let names: Map<string, Json> | undefined;

  function named(name: string): Json | undefined {
    names ??= collectNames(document);
    return names.get(name);
  }

  function lookUp(reference: string): Json | undefined {
    const hash = reference.indexOf("#");
    const base = hash < 0 ? reference : reference.slice(0, hash);
    const fragment = hash < 0 ? "" : reference.slice(hash + 1);
    if (base === "" && fragment !== "" && !fragment.startsWith("/")) return named(`#${fragment}`);
    const root = base === "" ? document : named(base);
    if (root === undefined || fragment === "") return base === "" ? undefined : root;
    return readPointer(fragment).reduce<Json | undefined>(ownValue, root);
  }

  function find(reference: string): Json | undefined {
    if (!known.has(reference)) known.set(reference, lookUp(reference));
    return known.get(reference);
  }

  function follow(value: Json | undefined): Json | undefined {
    let current = value;
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      const reference = ownValue(current, "$ref");
      if (typeof reference !== "string") return current;
      current = find(reference);
    }
    return undefined;
  }

  const isExternal = (reference: string) => !reference.startsWith("#") && find(reference) === undefined;
  return { find, follow, isExternal };
}

/** `$anchor` and `$dynamicAnchor` as `#name`, `$id` as written. */
function collectNames(document: JsonObject): Map<string, Json> {
  const names = new Map<string, Json>();
  const pending: Json[] = [document];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) for (const one of value) pending.push(one);
    if (!isJsonObject(value)) continue;
    for (const key of ["$anchor", "$dynamicAnchor", "$id"]) {
      const name = ownValue(value, key);
      if (typeof name === "string") names.set(key === "$id" ? name : `#${name}`, value);
    }
    for (const one of Object.values(value)) pending.push(one);
  }
  return names;
}
