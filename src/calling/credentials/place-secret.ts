import { trimEnd } from "../../base/text.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Credential, SecretValues } from "../../contract/http-operation.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { percentEncode } from "../request/expand-parameter.ts";

/** Sets a header, replacing one of the same name, and marks it as sensitive. */
export function withHeader(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
  const others = request.headers.filter(([other]) => other.toLowerCase() !== name);
  return { ...request, headers: [...others, [name, value]], sensitive: marked(request, "headers", name) };
}

/** Sets a query parameter, replacing those of the same name, and marks it as sensitive. */
export function withQuery(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
  const url = new URL(request.url);
  const pairs = url.search.slice(1).split("&");
  // Edits the text, because searchParams would re-encode the other parameters.
  const others = pairs.filter((pair) => pair !== "" && !new URLSearchParams(pair).has(name));
  url.search = [...others, `${percentEncode(name)}=${percentEncode(value)}`].join("&");
  return { ...request, url: url.href, sensitive: marked(request, "query", name) };
}

/** Sets a cookie and marks the whole `cookie` header as sensitive. */
function withCookie(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
  const given = request.headers.find(([header]) => header === "cookie")?.[1] ?? "";
  const others = given
    .split("; ")
    .filter((pair) => pair !== "" && pair.split("=", 1)[0] !== percentEncode(name));
  // RFC 6265 §4.1.1: a value with characters that are not allowed in a cookie is encoded; common keys stay unchanged.
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

export function headerSecret(secrets: SecretValues, id: string): string {
  return guardHeaderValue(id, secretValue(secrets, id));
}

export function guardHeaderValue(id: string, value: string): string {
  const trimmed = value.trim();
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(trimmed))
    throw unusable(id, "contains characters that are not allowed in a header, or is empty");
  return trimmed;
}

export function secretValue(secrets: SecretValues, id: string): string {
  const value = Object.hasOwn(secrets, id) ? secrets[id] : undefined;
  if (value === undefined) throw missing(id);
  // Pasted values often end with a line break.
  return trimEnd(value, "\r\n");
}

export function missing(id: string): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The secret "${id}" is not stored. Store it for this connector.`, {
    details: { secret_id: id },
  });
}

export function unusable(id: string, why: string): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The secret "${id}" ${why}. Store it again.`, {
    details: { secret_id: id },
  });
}

/** The request with the access token of a connection. */
export function withAccessToken(request: OutgoingRequest, token: string): OutgoingRequest {
  return withAuthorization(request, `Bearer ${guardHeaderValue("access token", token)}`);
}

export function withAuthorization(request: OutgoingRequest, value: string): OutgoingRequest {
  return withHeader(request, "authorization", value);
}

export function placeToken(
  request: OutgoingRequest,
  { in: place, name }: { in: "header" | "query" | "cookie"; name: string },
  value: string,
): OutgoingRequest {
  if (place === "query") return withQuery(request, name, value);
  return place === "cookie"
    ? withCookie(request, name, value)
    : withHeader(request, name.toLowerCase(), value);
}

export function applyApiKey(
  request: OutgoingRequest,
  credential: Credential & { type: "api-key" },
  value: string,
): OutgoingRequest {
  switch (credential.in) {
    case "header":
      return withHeader(request, credential.name.toLowerCase(), guardHeaderValue(credential.secret, value));
    case "query":
      if (value === "") throw unusable(credential.secret, "is empty");
      return withQuery(request, credential.name, value);
    case "cookie":
      return withCookie(request, credential.name, guardHeaderValue(credential.secret, value));
  }
}
