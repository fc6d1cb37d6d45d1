/**
 * Encodes everything except unreserved characters (RFC 3986 §2.3), as UTF-8. The text must be well-formed.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Encodes a form value (WHATWG URL §5.2): like `percentEncode`, with `+` for a space. */
export function formEncode(text: string): string {
  return percentEncode(text).replaceAll("%20", "+");
}
