import type { Json } from "../contract/json.ts";
import { UnusableArgument } from "./invalid-arguments.ts";

/**
 * Bytes given as base64 text (RFC 4648 §4 or §5, padding optional, line breaks ignored).
 * @param what the media type that needs bytes, for the sentence
 */
export function decodeBase64(value: Json, what: string): Uint8Array {
  const text =
    typeof value === "string" ? value.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/") : null;
  const bare = text?.replace(/={0,2}$/, "");
  if (bare === undefined || !/^[A-Za-z0-9+/]*$/.test(bare) || bare.length % 4 === 1) {
    throw new UnusableArgument(`must be base64 text: ${what} is sent as bytes`);
  }
  return Uint8Array.from(atob(bare), (character) => character.charCodeAt(0));
}
