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

/**
 * Headers and query parameters that make a receiver treat a request differently: another method, origin,
 * sender, session or message framing. A tool's arguments must not set them. This list is used for
 * operations of documents, for HTTP tools, for headers with keys, and by the sender.
 */

/** Headers that frame the message or belong to one connection (RFC 9110 §7.6.1, RFC 9112 §6). */
const FRAME =
  /^(host|content-length|transfer-encoding|connection|keep-alive|te|trailer|upgrade|expect|http2-settings|proxy-.*)$/;
const SENDER =
  /^(forwarded|x-forwarded(-.*)?|x-real-ip|via|true-client-ip|forwarded-for|((x|wl|wl-proxy|x-cluster)-)?(cluster-)?client-ip|x-remote-(ip|addr)|x-original-(forwarded-for|remote-addr)|x-originating-ip|x-proxyuser-ip|x-appengine-user-ip|x-envoy-.*|cf-connecting-ip(v6)?|fastly-client-ip|x-azure-clientip)$/;
/** Who signed in or which certificate was checked, as a proxy states it to the service behind it. */
const IDENTITY =
  /^((x-)?remote-user|x-webauth-user|x-auth-request-.*|x-authenticated-user(id)?|x-ssl-client-.*|x-client-cert.*)$/;
const TARGET =
  /^(x-original-(url|uri|path|host|method)|x-http-(path-override|destinationurl)|x-rewrite-url|x-host-override|x-backend-host|x-override-url|x-host|x-http-host-override|x-middleware-subrequest)$/;
const METHOD = /^(x-)?(http-)?method-override$|^x-http-method$|^x-method$|^-(http-?)?method$/;
const SESSION = /^cookie2?$/;

/** Whether only the sender or the connector's owner may set the header. */
export function isOverridingHeader(name: string): boolean {
  const plain = normalizeName(name);
  return [FRAME, SENDER, IDENTITY, TARGET, METHOD, SESSION].some((names) => names.test(plain));
}

/**
 * Whether a header frames the message or belongs to one connection, so that only the HTTP client sets it.
 */
export function isFramingHeader(name: string): boolean {
  return FRAME.test(normalizeName(name));
}

/** Whether a query parameter overrides the method: `_method`, `X-HTTP-Method-Override`. */
export function isOverridingQuery(name: string): boolean {
  return METHOD.test(normalizeName(name));
}

/**
 * Servers that pass headers on as variables (RFC 3875 §4.1.18) do not distinguish `_` and `-`; PHP also
 * reads `.` and a blank in the name of a parameter as `_`, and `_method[]` as `_method`.
 */
function normalizeName(name: string): string {
  return name.trim().toLowerCase().replace(/\[.*$/s, "").replace(/[_. ]/g, "-");
}
