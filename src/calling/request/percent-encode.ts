import { UnusableArgument } from "./invalid-arguments.ts";

/**
 * Percent-encodes everything except the unreserved characters of RFC 3986, as UTF-8 (RFC 6570 §3.2.1, `U` expansion).
 * @throws UnusableArgument for a lone surrogate, which UTF-8 cannot encode
 */
export function percentEncode(text: string): string {
  return encodeUtf8(text).replace(/[!'()*]/g, toTriplet);
}

/**
 * Encoding for `allowReserved` (RFC 6570 §3.2.3, `U+R`): reserved characters and existing triplets stay unchanged,
 * except `#`, `&` and `+`, which would end the value or the query, or are read as a space.
 */
export function percentEncodeReserved(text: string): string {
  return text
    .split(/(%[0-9a-f]{2})/i)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : encodeUtf8(part).replace(/%(?:3A|2F|3F|5B|5D|40|24|2C|3B|3D)/g, decodeURIComponent),
    )
    .join("");
}

/** `application/x-www-form-urlencoded` (URL standard): like `percentEncode`, with `+` for a space. */
export function formEncode(text: string): string {
  return percentEncode(text).replaceAll("%20", "+");
}

function encodeUtf8(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new UnusableArgument("contains a lone surrogate, which is not a valid character");
  }
}

function toTriplet(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
