import { basicHeader } from "../../base/header-values.ts";
import type { Credential, HmacCredential, SecretValues } from "../../contract/http-operation.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { MASK } from "../redaction/mask-url.ts";
import { withCookie, withHeader, withQuery } from "./place-secret.ts";
import { guardHeaderValue, headerSecret, missing, secretValue, unusable } from "./read-secret.ts";
import type { ConnectionToken, TokenClient, TokenSource } from "./token-source.ts";

/**
 * Adds credentials to a request and marks where they are. A header, query parameter or cookie of the same name that the
 * caller set is replaced by the stored value.
 * @param secrets values by `secret_id`
 * @param connection the token of the connection that the call uses; absent if no credential is one
 * @param session the token of the session that the call uses, likewise
 * @throws ToolgateError AUTH_FAILED naming the secret that is missing or unusable, never its value
 */
export async function applyCredentials(
  request: OutgoingRequest,
  credentials: readonly Credential[],
  secrets: SecretValues,
  tokens: TokenSource,
  connection?: ConnectionToken,
  session?: ConnectionToken,
): Promise<OutgoingRequest> {
  let applied = request;
  for (const credential of credentials)
    applied = await applyCredential(applied, credential, secrets, { tokens, connection, session });
  return applied;
}

async function applyCredential(
  request: OutgoingRequest,
  credential: Credential,
  secrets: SecretValues,
  {
    tokens,
    connection,
    session,
  }: { tokens: TokenSource; connection: ConnectionToken | undefined; session: ConnectionToken | undefined },
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
    case "session":
      if (session === undefined) throw missing(credential.username);
      return placeToken(request, credential, `${credential.prefix}${await session.get()}`);
    case "mutual-tls": {
      const { readPkcs12 } = await import("./read-pkcs12.ts");
      const tls = readPkcs12(
        secretValue(secrets, credential.pfx),
        secretValue(secrets, credential.passphrase),
      );
      return { ...request, tls };
    }
    // Applied by `signRequest` and `sendWithDigest`, when the request is complete.
    case "aws-sigv4":
    case "hmac":
    case "digest":
      return request;
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
    ...(credential.subject !== undefined && {
      assertion: { subject: secrets[credential.subject] ?? "", audience: credential.audience ?? null },
    }),
  };
}

function placeToken(
  request: OutgoingRequest,
  { in: place, name }: { in: "header" | "query" | "cookie"; name: string },
  value: string,
): OutgoingRequest {
  if (place === "query") return withQuery(request, name, value);
  return place === "cookie"
    ? withCookie(request, name, value)
    : withHeader(request, name.toLowerCase(), value);
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
      return placeToken(request, credential, MASK);
    case "session":
      return placeToken(request, credential, `${credential.prefix}${MASK}`);
    case "basic":
      return withHeader(request, "authorization", `Basic ${MASK}`);
    case "digest":
      return withHeader(request, "authorization", `Digest ${MASK}`);
    case "bearer":
    case "oauth2":
    case "connection":
      return withHeader(request, "authorization", `Bearer ${MASK}`);
    case "mutual-tls":
      return { ...request, tls: { cert: MASK, key: MASK } };
    case "aws-sigv4":
      return withHeader(request, "authorization", `AWS4-HMAC-SHA256 ${MASK}`);
    case "hmac":
      return maskHmac(request, credential);
  }
}

function maskHmac(request: OutgoingRequest, { headers, query }: HmacCredential): OutgoingRequest {
  const withQueries = Object.keys(query).reduce((masked, name) => withQuery(masked, name, MASK), request);
  return Object.keys(headers).reduce(
    (masked, name) => withHeader(masked, name.toLowerCase(), MASK),
    withQueries,
  );
}
