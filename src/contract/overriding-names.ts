/**
 * Headers and query parameters that make a receiver treat a request differently: another method, origin,
 * sender, session or message framing. A tool's arguments must not set them. This list is used for
 * operations of documents, for HTTP tools, for headers with keys, and by the sender.
 */

/** Headers that frame the message or belong to one connection (RFC 9110 §7.6.1, RFC 9112 §6). */
const FRAME =
  /^(host|content-length|transfer-encoding|connection|keep-alive|te|trailer|upgrade|expect|http2-settings|proxy-.*)$/;
const SENDER =
  /^(forwarded|x-forwarded(-.*)?|x-real-ip|via|true-client-ip|(x-)?(cluster-)?client-ip|x-remote-(ip|addr)|cf-connecting-ip|fastly-client-ip|x-azure-clientip)$/;
const TARGET =
  /^(x-original-(url|uri|host|method)|x-rewrite-url|x-override-url|x-host|x-http-host-override|x-middleware-subrequest)$/;
const METHOD = /^(x-)?(http-)?method-override$|^x-http-method$|^x-method$|^-(http-?)?method$/;
const SESSION = /^cookie2?$/;

/** Whether only the sender or the connector's owner may set the header. */
export function isOverridingHeader(name: string): boolean {
  const plain = normalize(name);
  return [FRAME, SENDER, TARGET, METHOD, SESSION].some((names) => names.test(plain));
}

/**
 * Whether a header frames the message or belongs to one connection, so that only the HTTP client sets it.
 */
export function isFramingHeader(name: string): boolean {
  return FRAME.test(normalize(name));
}

/** Whether a query parameter overrides the method: `_method`, `X-HTTP-Method-Override`. */
export function isOverridingQuery(name: string): boolean {
  return METHOD.test(normalize(name));
}

/** Servers that pass headers on as variables (RFC 3875 §4.1.18) do not distinguish `_` and `-`. */
function normalize(name: string): string {
  return name.trim().toLowerCase().replaceAll("_", "-");
}
