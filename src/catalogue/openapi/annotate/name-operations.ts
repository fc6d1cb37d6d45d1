import { isJsonObject, type JsonObject, objectOf, stringOf } from "../../../base/json.ts";
import type { Changes } from "../repair/changes.ts";
import { METHODS } from "../validate/check-paths.ts";

/** The next number per set and name, because a document may use one name ten thousand times. */
const nextCounts = new WeakMap<Set<string>, Map<string, number>>();

/** Gives every operation of `paths` that has none an `operationId` made of its method and path. */
export function nameOperations(document: JsonObject, changes: Changes): void {
  const operations = Object.entries(objectOf(document["paths"])).flatMap(([path, item]) =>
    METHODS.map((method) => ({ path, method, operation: objectOf(item)[method] })),
  );
  const taken = new Set(
    operations.map(({ operation }) => stringOf(objectOf(operation)["operationId"] ?? "")),
  );
  for (const { path, method, operation } of operations) {
    if (!isJsonObject(operation) || (operation["operationId"] ?? "") !== "") continue;
    const name = claimName(nameOperation(method, path), taken);
    operation["operationId"] = name;
    changes.add(["paths", path, method, "operationId"], `Named the operation \`${name}\`.`);
  }
}

/**
 * Derives the name of an operation without `operationId` from its method and path only, so that it
 * is stable across versions of the document: `GET /users/{id}` → `getUsersById`.
 */
export function nameOperation(method: string, path: string): string {
  const words = plainPath(path)
    .split("/")
    .flatMap((segment) => {
      const parts = segment.split(/(\{[^{}]*\})/);
      return parts.map((part) => (part.startsWith("{") ? `By${capitalise(part)}` : capitalise(part)));
    });
  return method.toLowerCase() + (words.join("").slice(0, 120) || "Root");
}

/** The path without its fragment, which only distinguishes operations and is never sent. */
export function plainPath(path: string): string {
  return path.replace(/#.*$/s, "");
}

function capitalise(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** The name itself, or the name with the first free number: `id`, `id_2`, `id_3` … Adds it to `taken`. */
export function claimName(name: string, taken: Set<string>): string {
  let free = name;
  if (taken.has(name)) {
    const counts = nextCounts.get(taken) ?? new Map<string, number>();
    let count = counts.get(name) ?? 2;
    while (taken.has(`${name}_${count}`)) count++;
    free = `${name}_${count}`;
    nextCounts.set(taken, counts.set(name, count + 1));
  }
  taken.add(free);
  return free;
}
