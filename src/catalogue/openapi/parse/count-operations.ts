import { isJsonObject, type JsonObject } from "../../../base/json.ts";
import { METHODS } from "../validate/check-paths.ts";

/**
 * Whether a document that is not checked yet may have more than `most` operations. A path that refers to another one
 * counts as one of every method.
 */
export function hasMoreOperations({ paths }: JsonObject, most: number): boolean {
  let count = 0;
  for (const item of Object.values(isJsonObject(paths) ? paths : {})) {
    if (!isJsonObject(item)) continue;
    count += "$ref" in item ? METHODS.length : METHODS.filter((method) => method in item).length;
    if (count > most) return true;
  }
  return false;
}
