import { escapeSegment, isJsonObject, type Json } from "../../base/json.ts";

export interface Difference {
  /** JSON pointer (RFC 6901). */
  pointer: string;
  /** Null if absent. */
  before: Json;
  after: Json;
}

const MAX_DIFFERENCES = 100;

/** The differences of two JSON values, each located as deep as possible by a pointer; at most 100. */
export function findDifferences(before: Json, after: Json): Difference[] {
  const found: Difference[] = [];
  compare(before, after, "", found);
  return found;
}

function compare(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
  found: Difference[],
): void {
  if (found.length >= MAX_DIFFERENCES) return;
  if (isJsonObject(before) && isJsonObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const place = `${pointer}/${escapeSegment(key)}`;
      compare(ownValue(before, key), ownValue(after, key), place, found);
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    for (let index = 0; index < Math.max(before.length, after.length); index++) {
      compare(before[index], after[index], `${pointer}/${index}`, found);
    }
  } else if (before !== after) {
    found.push({ pointer, before: before ?? null, after: after ?? null });
  }
}

function ownValue(object: { [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
