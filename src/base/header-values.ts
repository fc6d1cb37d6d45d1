/** Type and subtype of a media type, lower case, without parameters (RFC 9110 §8.3.1). */
export function essenceOf(mediaType: string): string {
  return (mediaType.split(";", 1)[0] ?? "").trim().toLowerCase();
}

/** `application/json`, `text/json`, `…+json`. */
export function isJsonType(mediaType: string): boolean {
  return /^(application|text)\/json$|\+json$/.test(essenceOf(mediaType));
}

/** One JSON value a line. */
export function isJsonLinesType(mediaType: string): boolean {
  return /^(application|text)\/(x-)?(ndjson|jsonl|jsonlines|json-lines)$|^application\/json-seq$/.test(
    essenceOf(mediaType),
  );
}

/** Types whose bodies are characters: `text/*`, XML, YAML, scripts and the like. */
export function isTextType(mediaType: string): boolean {
  const essence = essenceOf(mediaType);
  return (
    /^text\/|\+(xml|yaml|text)$|^message\//.test(essence) ||
    isJsonLinesType(essence) ||
    /^application\/(xml|xml-dtd|(x-)?yaml|graphql|javascript|ecmascript|x-javascript|sql|toml|jwt|x-www-form-urlencoded|x-sh|rtf|x-pem-file|sparql-query|sparql-update|sdp|soap\+xml|n-triples|n-quads|trig)$/.test(
      essence,
    )
  );
}

/** The parameter of a media type, e.g. `charset`; quotes removed. */
export function mediaTypeParameter(mediaType: string, name: string): string | undefined {
  for (const part of mediaType.split(";").slice(1)) {
    const [key = "", value = ""] = part.split(/=(.*)/s);
    if (key.trim().toLowerCase() === name) return value.trim().replace(/^"(.*)"$/s, "$1");
  }
  return undefined;
}

/** `Authorization` value of the Basic scheme, user and password as UTF-8 (RFC 7617 §2.1). */
export function basicHeader(username: string, password: string): string {
  return `Basic ${encodeBase64(new TextEncoder().encode(`${username}:${password}`))}`;
}

/** Bytes as base64 (RFC 4648 §4). */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = "";
  // In pieces: an argument list has a size limit.
  for (let start = 0; start < bytes.length; start += 8192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(binary);
}
