import { basicHeader } from "../../base/headers.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Credential, HmacCredential, SecretValues } from "../../contract/http-operation.ts";
import type { IncomingResponse, OutgoingRequest } from "../../contract/ports.ts";
import { MASK } from "../redaction/mask-url.ts";
import {
  applyApiKey,
  headerSecret,
  missing,
  placeToken,
  secretValue,
  unusable,
  withAccessToken,
  withAuthorization,
  withHeader,
  withQuery,
} from "./place-secret.ts";
import type { SignedRequest } from "./signatures.ts";
import type { ConnectionToken, TokenClient, TokenSource } from "./token-source.ts";

/** The tokens of a call. */
export interface CallTokens {
  /** Tokens of OAuth2 clients. */
  tokens: TokenSource;
  /** The token of the connection that the call uses; absent if no credential is one. */
  connection?: ConnectionToken | undefined;
  /** The token of the session that the call uses, likewise. */
  session?: ConnectionToken | undefined;
}

/** The rules of one type of credential. */
interface CredentialRules<Kind extends Credential> {
  apply(
    request: OutgoingRequest,
    credential: Kind,
    secrets: SecretValues,
    tokens: CallTokens,
  ): OutgoingRequest | Promise<OutgoingRequest>;
  /** Puts `***` in the place of every secret. */
  mask(request: OutgoingRequest, credential: Kind): OutgoingRequest;
  /** Ids of the values that are user names or client ids. */
  names?(credential: Kind): (string | undefined)[];
}

/** For credentials that `signRequest` and `sendWithDigest` apply, when the request is complete. */
const applyLater = (request: OutgoingRequest) => request;

const RULES: { [Type in Credential["type"]]: CredentialRules<Credential & { type: Type }> } = {
  "api-key": {
    apply: (request, credential, secrets) =>
      applyApiKey(request, credential, secretValue(secrets, credential.secret)),
    mask: (request, credential) => placeToken(request, credential, MASK),
  },
  bearer: {
    apply: (request, { secret }, secrets) =>
      withAuthorization(request, `Bearer ${headerSecret(secrets, secret)}`),
    mask: (request) => withAuthorization(request, `Bearer ${MASK}`),
  },
  basic: {
    apply(request, credential, secrets) {
      const username = secretValue(secrets, credential.username);
      // RFC 7617 §2: the first colon ends the user name.
      if (username.includes(":"))
        throw unusable(credential.username, "contains a colon, which a user name cannot");
      return withAuthorization(request, basicHeader(username, secretValue(secrets, credential.password)));
    },
    mask: (request) => withAuthorization(request, `Basic ${MASK}`),
    names: ({ username }) => [username],
  },
  digest: {
    apply: applyLater,
    mask: (request) => withAuthorization(request, `Digest ${MASK}`),
    names: ({ username }) => [username],
  },
  oauth2: {
    apply: async (request, credential, secrets, { tokens }) =>
      withAuthorization(request, `Bearer ${await tokens.get(tokenClient(credential, secrets))}`),
    mask: (request) => withAuthorization(request, `Bearer ${MASK}`),
    names: ({ client_id, subject }) => [client_id, subject],
  },
  connection: {
    async apply(request, { client_id }, _secrets, { connection }) {
      if (connection === undefined) throw missing(client_id);
      return withAccessToken(request, await connection.get());
    },
    mask: (request) => withAuthorization(request, `Bearer ${MASK}`),
  },
  session: {
    async apply(request, credential, _secrets, { session }) {
      if (session === undefined) throw missing(credential.username);
      return placeToken(request, credential, `${credential.prefix}${await session.get()}`);
    },
    mask: (request, credential) => placeToken(request, credential, `${credential.prefix}${MASK}`),
    names: ({ username }) => [username],
  },
  "mutual-tls": {
    async apply(request, { pfx, passphrase }, secrets) {
      // Loaded on first use, because few connectors need it.
      const { readPkcs12 } = await import("./read-pkcs12.ts");
      return { ...request, tls: readPkcs12(secretValue(secrets, pfx), secretValue(secrets, passphrase)) };
    },
    mask: (request) => ({ ...request, tls: { cert: MASK, key: MASK } }),
  },
  "aws-sigv4": {
    apply: applyLater,
    mask: (request) => withAuthorization(request, `AWS4-HMAC-SHA256 ${MASK}`),
    names: ({ access_key_id }) => [access_key_id],
  },
  hmac: {
    apply: applyLater,
    mask: maskHmac,
    names: ({ key_id }) => [key_id],
  },
};

function rulesOf({ type }: Credential): CredentialRules<Credential> {
  return RULES[type];
}

/**
 * Adds credentials to a request and marks where they are. A header, query parameter or cookie of the same name that the
 * caller set is replaced by the stored value.
 * @param secrets values by `secret_id`
 * @throws ToolgateError AUTH_FAILED naming the secret that is missing or unusable, never its value
 */
export async function applyCredentials(
  request: OutgoingRequest,
  credentials: readonly Credential[],
  secrets: SecretValues,
  tokens: CallTokens,
): Promise<OutgoingRequest> {
  let applied = request;
  for (const credential of credentials)
    applied = await rulesOf(credential).apply(applied, credential, secrets, tokens);
  return applied;
}

/**
 * The request with its credentials, where `***` replaces every secret. It is built without reading secret
 * values, so it cannot contain one.
 */
export function maskCredentials(
  request: OutgoingRequest,
  credentials: readonly Credential[],
): OutgoingRequest {
  return credentials.reduce((masked, credential) => rulesOf(credential).mask(masked, credential), request);
}

/**
 * Ids of the values that are user names or client ids: their parts (a domain, a company) occur in many
 * answers.
 */
export function nameIds(credentials: readonly Credential[]): string[] {
  return credentials.flatMap((credential) =>
    (rulesOf(credential).names?.(credential) ?? []).filter((id) => id !== undefined),
  );
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
