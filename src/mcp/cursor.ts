import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";

/** Where the next page begins, as the client carries it: base64url of JSON. */
export function writeCursor(place: readonly (string | number)[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(place));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws ProtocolError when the cursor is none of this list */
export function readCursor<const Shape extends readonly ("string" | "number")[]>(
  cursor: string,
  shape: Shape,
): { [I in keyof Shape]: Shape[I] extends "string" ? string : number } {
  try {
    const text = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const place: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const fits =
      Array.isArray(place) &&
      place.length === shape.length &&
      place.every((part, i) => typeof part === shape[i]);
    if (fits) return place as { [I in keyof Shape]: Shape[I] extends "string" ? string : number };
  } catch {
    // Told below.
  }
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    "The cursor is not one that this server gave out. Begin again without one.",
  );
}
