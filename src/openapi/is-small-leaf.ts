import type { Json, JsonObject } from "../contract/json.ts";
import { ownValue } from "./json-pointer.ts";

/** Referenced schemas up to this size, without references of their own, are inlined. */
const INLINE_CHARACTERS = 400;
/** Longer texts are cut when they are inlined. */
const MAX_TEXT = 300;

const leaves = new WeakMap<JsonObject, boolean>();

/** Whether a schema is small enough to be inlined and contains no references. */
export function isSmallLeaf(schema: JsonObject): boolean {
  let known = leaves.get(schema);
  if (known === undefined) {
    known = measure(schema, INLINE_CHARACTERS) >= 0;
    leaves.set(schema, known);
  }
  return known;
}

/**
 * The characters that remain of an allowance after the value is written; negative when it does not
 * fit or contains a reference.
 */
function measure(value: Json, allowance: number): number {
  if (typeof value === "string") return allowance - Math.min(value.length, MAX_TEXT);
  if (typeof value !== "object" || value === null) return allowance - 5;
  let left = allowance;
  for (const key of Object.keys(value)) {
    if (key === "$ref") return -1;
    left = measure(ownValue(value, key) ?? null, left - key.length);
    if (left < 0) return left;
  }
  return left;
}
