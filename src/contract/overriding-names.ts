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
  const plain = normalize(name);
  return [FRAME, SENDER, IDENTITY, TARGET, METHOD, SESSION].some((names) => names.test(plain));
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

/**
 * Servers that pass headers on as variables (RFC 3875 §4.1.18) do not distinguish `_` and `-`; PHP also
 * reads `.` and a blank in the name of a parameter as `_`, and `_method[]` as `_method`.
 */
function normalize(name: string): string {
  return name.trim().toLowerCase().replace(/\[.*$/s, "").replace(/[_. ]/g, "-");
}
