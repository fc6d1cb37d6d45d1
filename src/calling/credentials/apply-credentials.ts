import { basicHeader } from "../../base/headers.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Credential, HmacCredential, SecretValues } from "../../contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest } from "../../contract/ports.ts";
import { MASK } from "../redaction/mask-url.ts";
import {
  guardHeaderValue,
  headerSecret,
  missing,
  secretValue,
  unusable,
  withCookie,
  withHeader,
  withQuery,
} from "./place-secret.ts";
import type { SignedRequest } from "./signatures.ts";
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

/** Signatures are usually valid for 5 minutes around the API's time. Milliseconds. */
const CLOCK_TOLERANCE_MS = 300_000;

/**
 * Signs a request whose URL, headers and body are final. Signatures are sensitive headers and query parameters: a
 * redirect to another origin drops them, and nothing is signed again for a redirect.
 * @throws ToolgateError AUTH_FAILED naming the secret that is missing or unusable
 */
export async function signRequest(
  request: OutgoingRequest,
  credentials: readonly Credential[],
  secrets: SecretValues,
  now = new Date(),
): Promise<SignedRequest> {
  const signed: SignedRequest = { request, signatures: [] };
  for (const credential of credentials) {
    const next = await sign(signed.request, credential, secrets, now);
    if (next === null) continue;
    signed.request = next.request;
    signed.signatures.push(...next.signatures);
  }
  return signed;
}

async function sign(
  request: OutgoingRequest,
  credential: Credential,
  secrets: SecretValues,
  now: Date,
): Promise<SignedRequest | null> {
  // Loaded on first use, because most connectors sign nothing.
  if (credential.type === "aws-sigv4") {
    const { signAws } = await import("./signatures.ts");
    return signAws(request, credential, secrets, now);
  }
  if (credential.type === "hmac") {
    const { signHmac } = await import("./signatures.ts");
    return signHmac(request, credential, secrets, now);
  }
  return null;
}

/**
 * Reports a wrong clock as the reason why an API rejected a signature.
 * @throws ToolgateError AUTH_FAILED {http_status, clock_difference_seconds}
 */
export function checkClock(
  { status, headers }: Pick<IncomingResponse, "status" | "headers">,
  credentials: readonly Credential[],
  now = Date.now(),
): void {
  const isSigned = credentials.some(({ type }) => type === "aws-sigv4" || type === "hmac");
  if (!isSigned || (status !== 400 && status !== 401 && status !== 403)) return;
  const difference = Date.parse(headers["date"] ?? "") - now;
  if (Number.isNaN(difference) || Math.abs(difference) <= CLOCK_TOLERANCE_MS) return;
  const seconds = Math.round(difference / 1000);
  throw new ToolgateError(
    "AUTH_FAILED",
    `The API rejected the signature (${status}). Its clock differs from the clock of this server by ${Math.abs(seconds)} seconds: synchronize the clock of this server.`,
    { details: { http_status: status, clock_difference_seconds: seconds } },
  );
}
