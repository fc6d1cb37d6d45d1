import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";

/** Sets a value at a path of object fields and creates missing objects. Existing values are kept. */
export function placeValue(target: JsonObject, path: readonly string[], value: Json): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  const current = Object.hasOwn(target, name) ? target[name] : undefined;
  if (rest.length === 0) {
    if (current === undefined) define(target, name, value);
    return;
  }
  const inner: Json = current ?? {};
  if (!isJsonObject(inner)) return;
  if (current === undefined) define(target, name, inner);
  placeValue(inner, rest, value);
}

/** Whether the path has a value, or a parent that is not an object. */
export function isTaken(target: JsonObject, path: readonly string[]): boolean {
  let at: Json = target;
  for (const name of path) {
    if (!isJsonObject(at)) return true;
    const next: Json | undefined = Object.hasOwn(at, name) ? at[name] : undefined;
    if (next === undefined) return false;
    at = next;
  }
  return true;
}

/** Uses `defineProperty` because an argument may be named `__proto__`. */
function define(target: JsonObject, name: string, value: Json): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
