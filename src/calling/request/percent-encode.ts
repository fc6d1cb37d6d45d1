import { UnusableArgument } from "./invalid-arguments.ts";

/**
 * Percent-encodes everything but RFC 3986's unreserved characters, as UTF-8 (RFC 6570 §3.2.1, `U` expansion).
 * @throws UnusableArgument for a lone surrogate, which has no UTF-8 form
 */
export function percentEncode(text: string): string {
  return encodeUtf8(text).replace(/[!'()*]/g, toTriplet);
}

/**
 * The `allowReserved` form (RFC 6570 §3.2.3, `U+R`): reserved characters and finished triplets pass. Not those that
 * would end the value or the query: `#`, `&` and `+` (which servers read as a blank).
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

/** `application/x-www-form-urlencoded` of the URL standard: as above, a blank is `+`. */
export function formEncode(text: string): string {
  return percentEncode(text).replaceAll("%20", "+");
}

function encodeUtf8(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new UnusableArgument("holds half of a surrogate pair, which is no character");
  }
}

function toTriplet(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
