import type { OutgoingRequest } from "../contract/ports.ts";
import { percentEncode } from "./percent-encode.ts";

/** Sets a header and marks it as sensitive; one of that name is replaced. */
export function withHeader(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
  const others = request.headers.filter(([other]) => other.toLowerCase() !== name);
  return { ...request, headers: [...others, [name, value]], sensitive: marked(request, "headers", name) };
}

/** Sets a query parameter and marks it as sensitive; those of that name are replaced. */
export function withQuery(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
  const url = new URL(request.url);
  const pairs = url.search.slice(1).split("&");
  // On the text, not through searchParams, which would re-encode what the other arguments say.
  const others = pairs.filter((pair) => pair !== "" && !new URLSearchParams(pair).has(name));
  url.search = [...others, `${percentEncode(name)}=${percentEncode(value)}`].join("&");
  return { ...request, url: url.href, sensitive: marked(request, "query", name) };
}

/** Sets a cookie; the whole `cookie` header counts as sensitive from then on. */
export function withCookie(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
  const given = request.headers.find(([header]) => header === "cookie")?.[1] ?? "";
  const others = given
    .split("; ")
    .filter((pair) => pair !== "" && pair.split("=", 1)[0] !== percentEncode(name));
  // RFC 6265 §4.1.1: what a cookie value cannot hold as it is gets encoded; usual keys pass unchanged.
  const text = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/.test(value) ? value : percentEncode(value);
  return withHeader(request, "cookie", [...others, `${percentEncode(name)}=${text}`].join("; "));
}

function marked(
  request: OutgoingRequest,
  kind: "headers" | "query",
  name: string,
): OutgoingRequest["sensitive"] {
  return { ...request.sensitive, [kind]: [...new Set([...request.sensitive[kind], name])] };
}
