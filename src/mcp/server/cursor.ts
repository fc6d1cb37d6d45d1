import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { isStorable, isUuid } from "../../base/text.ts";

/** Maximum of `integer` in Postgres. */
const MAX_INTEGER = 2 ** 31 - 1;

/** Types of the members of a cursor, as the database compares them. */
type Part = "text" | "uuid" | "integer";
type Place<Shape extends readonly Part[]> = {
  [I in keyof Shape]: Shape[I] extends "integer" ? number : string;
};

/** The start of the next page, as an opaque cursor: base64url of JSON. */
export function writeCursor(place: readonly (string | number)[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(place));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws ProtocolError if the cursor does not belong to this list */
export function readCursor<const Shape extends readonly Part[]>(cursor: string, shape: Shape): Place<Shape> {
  try {
    const text = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const place: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const fits =
      Array.isArray(place) &&
      place.length === shape.length &&
      shape.every((part, i) => isPart(part, place[i] as unknown));
    if (fits) return place as Place<Shape>;
  } catch {
    // Reported below.
  }
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    "The cursor is not one that this server gave out. Begin again without one.",
  );
}

function isPart(part: Part, value: unknown): boolean {
  if (part === "integer")
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_INTEGER;
  return typeof value === "string" && (part === "uuid" ? isUuid(value) : isStorable(value));
}
