import { basicHeader } from "../../base/basic-header.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Credential, SecretValues } from "../../contract/http-operation.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { MASK } from "../redaction/mask-url.ts";
import { percentEncode } from "../request/percent-encode.ts";
import type { ConnectionToken, TokenClient, TokenSource } from "./token-source.ts";

/**
 * Adds credentials to a request and marks where they are. A header, query parameter or cookie of the same name that the
 * caller set is replaced by the stored value.
 * @param secrets values by `secret_id`
 * @param connection the token of the connection that the call uses; absent if no credential is one
 * @throws ToolgateError AUTH_FAILED naming the secret that is missing or unusable, never its value
 */
export async function applyCredentials(
  request: OutgoingRequest,
  credentials: readonly Credential[],
  secrets: SecretValues,
  tokens: TokenSource,
  connection?: ConnectionToken,
): Promise<OutgoingRequest> {
  let applied = request;
  for (const credential of credentials)
    applied = await applyCredential(applied, credential, secrets, tokens, connection);
  return applied;
}

async function applyCredential(
  request: OutgoingRequest,
  credential: Credential,
  secrets: SecretValues,
  tokens: TokenSource,
  connection: ConnectionToken | undefined,
): Promise<OutgoingRequest> {
  switch (credential.type) {
    case "api-key":
      return applyApiKey(request, credential, secretValue(secrets, credential.secret));
    case "bearer":
      return withHeader(request, "authorization", `Bearer ${headerSecret(secrets, credential.secret)}`);
    case "basic": {
      const username = secretValue(secrets, credential.username);
      // RFC 7617 §2: the first colon ends the user name.
      if (username.includes(":"))
        throw unusable(credential.username, "contains a colon, which a user name cannot");
      return withHeader(
        request,
        "authorization",
        basicHeader(username, secretValue(secrets, credential.password)),
      );
    }
    case "oauth2":
      return withHeader(
        request,
        "authorization",
        `Bearer ${await tokens.get(tokenClient(credential, secrets))}`,
      );
    case "connection":
      if (connection === undefined) throw missing(credential.client_id);
      return withHeader(
        request,
        "authorization",
        `Bearer ${guardHeaderValue("access token", await connection.get())}`,
      );
    case "mutual-tls": {
      const { readPkcs12 } = await import("./read-pkcs12.ts");
      const tls = readPkcs12(
        secretValue(secrets, credential.pfx),
        secretValue(secrets, credential.passphrase),
      );
      return { ...request, tls };
    }
  }
}

/** The OAuth2 client of a credential, with its secret values. */
export function tokenClient(credential: Credential & { type: "oauth2" }, secrets: SecretValues): TokenClient {
  const stored = credential.token_url_secret;
  const token_url =
    stored !== undefined && Object.hasOwn(secrets, stored) ? secrets[stored] : credential.token_url;
  if (token_url === undefined || token_url.trim() === "") throw missing(stored ?? "token_url");
  return {
    token_url: token_url.trim(),
    client_id: secretValue(secrets, credential.client_id),
    client_secret: secretValue(secrets, credential.client_secret),
    scopes: credential.scopes,
  };
}

function applyApiKey(
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

function headerSecret(secrets: SecretValues, id: string): string {
  return guardHeaderValue(id, secretValue(secrets, id));
}

function guardHeaderValue(id: string, value: string): string {
  const trimmed = value.trim();
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(trimmed))
    throw unusable(id, "contains characters that are not allowed in a header, or is empty");
  return trimmed;
}

function secretValue(secrets: SecretValues, id: string): string {
  const value = Object.hasOwn(secrets, id) ? secrets[id] : undefined;
  if (value === undefined) throw missing(id);
  // Pasted values often end with a line break.
  return value.replace(/[\r\n]+$/, "");
}

function missing(id: string): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The secret "${id}" is not stored. Store it for this connector.`, {
    details: { secret_id: id },
  });
}

function unusable(id: string, why: string): ToolgateError {
  return new ToolgateError("AUTH_FAILED", `The secret "${id}" ${why}. Store it again.`, {
    details: { secret_id: id },
  });
}

/** Sets a header, replacing one of the same name, and marks it as sensitive. */
function withHeader(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
  const others = request.headers.filter(([other]) => other.toLowerCase() !== name);
  return { ...request, headers: [...others, [name, value]], sensitive: marked(request, "headers", name) };
}

/** Sets a query parameter, replacing those of the same name, and marks it as sensitive. */
function withQuery(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
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

/**
 * The request with its credentials, where `***` replaces every secret. It is built without reading secret values, so it
 * cannot contain one.
 */
export function maskCredentials(
  request: OutgoingRequest,
  credentials: readonly Credential[],
): OutgoingRequest {
  return credentials.reduce(maskCredential, request);
}

function maskCredential(request: OutgoingRequest, credential: Credential): OutgoingRequest {
  switch (credential.type) {
    case "api-key":
      if (credential.in === "query") return withQuery(request, credential.name, MASK);
      if (credential.in === "cookie") return withCookie(request, credential.name, MASK);
      return withHeader(request, credential.name.toLowerCase(), MASK);
    case "basic":
      return withHeader(request, "authorization", `Basic ${MASK}`);
    case "bearer":
    case "oauth2":
    case "connection":
      return withHeader(request, "authorization", `Bearer ${MASK}`);
    case "mutual-tls":
      return { ...request, tls: { cert: MASK, key: MASK } };
  }
}
