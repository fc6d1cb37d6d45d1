import { isJsonObject, type Json, type JsonObject } from "./json.ts";

/** Escapes a segment of a JSON pointer (RFC 6901 §3). */
export function escapeSegment(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Unescapes a segment (RFC 6901 §4). */
export function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Writes path segments as a JSON pointer (RFC 6901 §3). */
export function writePointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}

/** Segments of a JSON pointer in URI fragment form, without the `#` (RFC 6901 §6). */
export function readPointer(fragment: string): string[] {
  return decodeFragment(fragment).split("/").slice(1).map(unescapeSegment);
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Reads own properties only, because a document may have fields named `constructor` or `toString`. */
export function ownValue(holder: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(holder)) return /^(0|[1-9]\d*)$/.test(key) ? holder[Number(key)] : undefined;
  return isJsonObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}

/** The value as an object; anything else counts as an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The value as a list; anything else counts as an empty one. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text; anything else counts as absent. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The value as text, whatever its type. `String()` throws for an object with a field named `toString`. */
export function stringOf(value: Json | undefined): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
