import { decodePercent } from "./url-parts.ts";

/** JSON values as exchanged with callers and upstream APIs (RFC 8259). */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A JSON Schema 2020-12 document; `true` accepts everything. */
export type JsonSchema = boolean | JsonObject;

/**
 * A fault: its location (JSON pointer, RFC 6901; "" is the whole document) and a sentence that describes
 * it.
 */
export interface Fault {
  pointer: string;
  message: string;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether a value is nested deeper than `levels`. Without recursion, because external input determines the
 * depth.
 */
export function isDeeper(value: Json, levels: number): boolean {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

/**
 * Whether the JSON text of a value certainly has more characters. Parts that occur several times count each
 * time, so such a text may be far longer than the value is large.
 */
export function isLonger(value: Json, characters: number): boolean {
  let size = 0;
  const pending: Json[] = [value];
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    size += typeof one === "string" ? one.length + 2 : 1;
    if (typeof one === "object" && one !== null)
      for (const [key, member] of Object.entries(one)) {
        size += key.length;
        pending.push(member);
        if (size + pending.length > characters) return true;
      }
    if (size > characters) return true;
  }
  return false;
}

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
  return decodePercent(fragment).split("/").slice(1).map(unescapeSegment);
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

/**
 * The same text for equal JSON values, independent of the order of their members. Not RFC 8785, whose
 * number format differs.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`).join(",")}}`;
}

/** A string with what follows it, or a number of JSON text. */
const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[\d.eE+-]*/g;
/** Digits that a double keeps (IEEE 754 binary64). */
const EXACT_DIGITS = 15;

/**
 * Whether an object in JSON text has two members of the same name, of which `JSON.parse` keeps the last one.
 *
 * @param value what the text was parsed to
 */
export function hasRepeatedNames(text: string, value: Json): boolean {
  const names = [...text.matchAll(TOKENS)].filter(([, colon]) => colon !== undefined).length;
  return names > countNames(value);
}

/** Whether `JSON.parse` changed the text: it loses repeated members and the digits of long numbers. */
export function losesOnParse(text: string, value: Json): boolean {
  const isInexact = ([token]: RegExpMatchArray) =>
    !token.startsWith('"') &&
    (token.replace(/e.*$/i, "").replace(/\D/g, "").length > EXACT_DIGITS || !Number.isFinite(Number(token)));
  return [...text.matchAll(TOKENS)].some(isInexact) || hasRepeatedNames(text, value);
}

function countNames(value: Json): number {
  let total = 0;
  const left = [value];
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    if (typeof each !== "object" || each === null) continue;
    if (!Array.isArray(each)) total += Object.keys(each).length;
    for (const member of Object.values(each) as Json[]) left.push(member);
  }
  return total;
}
