import { createRemoteJWKSet, customFetch, decodeJwt, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { Config } from "../../contract/config.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Sender, VerifyExternalUser } from "../../contract/ports.ts";

/**
 * Only asymmetric signatures: with HS256, the provider's public key could be used as a secret (RFC 8725
 * §3.1). ES512 is missing because Deno 2.1 does not support P-521.
 */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "EdDSA",
  "Ed25519",
];

/** Tolerated clock difference to the provider in seconds. */
const CLOCK_TOLERANCE_S = 5;

/** OIDC Core 1.0 §2. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/**
 * Verifies tokens of the configured issuers with their published keys. Create one per process, since it
 * caches the keys.
 */
export function createOidcVerifier(
  { issuers, audience }: Config["oidc"],
  sender: Sender,
): VerifyExternalUser {
  const keysOf = new Map(issuers.map((issuer) => [issuer, createIssuerKeys(issuer, sender)]));

  return async function verifyExternalUser(token) {
    const issuer = readIssuer(token);
    const keys = issuer === null ? undefined : keysOf.get(issuer);
    if (issuer === null || keys === undefined) return null;
    return { issuer, subject: await verifySubject(token, issuer, audience, keys) };
  };
}

/** Not verified yet; it only selects the keys. */
function readIssuer(token: string): string | null {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    return null;
  }
}

async function verifySubject(
  token: string,
  issuer: string,
  audience: string,
  keys: JWTVerifyGetKey,
): Promise<string> {
  const options = { issuer, audience, algorithms: ALGORITHMS, clockTolerance: CLOCK_TOLERANCE_S };
  const { payload } = await jwtVerify(token, keys, { ...options, requiredClaims: ["exp", "sub"] }).catch(
    (thrown: unknown) => {
      throw toToolgateError(thrown, issuer, audience);
    },
  );
  if (typeof payload.sub === "string" && SUBJECT.test(payload.sub)) return payload.sub;
  throw new ToolgateError("UNAUTHENTICATED", 'The token\'s "sub" is not 1 to 255 ASCII characters.');
}

function toToolgateError(thrown: unknown, issuer: string, audience: string): ToolgateError {
  if (thrown instanceof ToolgateError) return thrown;
  const isOfProvider = thrown instanceof errors.JWKSInvalid || thrown instanceof errors.JWKSTimeout;
  if (thrown instanceof errors.JOSEError && !isOfProvider)
    return new ToolgateError("UNAUTHENTICATED", explainRefusal(thrown, audience), { cause: thrown });
  return unusable(issuer, "it publishes keys that cannot be used", thrown);
}

/** Says what is wrong with a token of a known provider, and what to do. */
function explainRefusal(error: errors.JOSEError, audience: string): string {
  if (error instanceof errors.JWTExpired) return "The token has expired. Sign in again.";
  if (error instanceof errors.JWTClaimValidationFailed) return explainClaim(error, audience);
  if (error instanceof errors.JOSEAlgNotAllowed)
    return "The token's algorithm is not accepted: its provider must sign with an asymmetric one such as RS256, ES256 or EdDSA.";
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return "The token's signature is not its provider's.";
  if (error instanceof errors.JWKSNoMatchingKey)
    return "The token is signed with a key that its provider does not publish. Sign in again.";
  if (error instanceof errors.JWKSMultipleMatchingKeys)
    return "The token does not say which of its provider's keys signed it (kid).";
  return "The token is not a well-formed signed JWT.";
}

function explainClaim({ claim, reason }: errors.JWTClaimValidationFailed, audience: string): string {
  if (claim === "aud")
    return `The token is not for this service: its "aud" does not contain "${audience}". Ask the provider for this audience.`;
  if (claim === "nbf" && reason === "check_failed") return "The token is not valid yet.";
  return `The token's "${claim}" is missing or not valid.`;
}

/** Timeout of discovery and keys together in milliseconds. */
const FETCH_TIMEOUT_MS = 5_000;
/** How long keys are used before they are fetched again, in milliseconds. */
const KEYS_MAX_AGE_MS = 600_000;
/**
 * Minimum time in milliseconds between fetches caused by unknown key ids, since anyone can send a token
 * with one.
 */
const UNKNOWN_KEY_COOLDOWN_MS = 30_000;
/**
 * Minimum time in milliseconds between a failure and the next request, since anyone can send a token with
 * the provider's name.
 */
const FAILURE_COOLDOWN_MS = 5_000;

/**
 * The public keys of one issuer, found by discovery and cached. An unknown key id fetches them again, so
 * that the provider may rotate its keys.
 *
 * @throws ToolgateError INTERNAL {reason: "oidc"} from the returned function if the keys are unavailable
 */
function createIssuerKeys(issuer: string, sender: Sender): JWTVerifyGetKey {
  let failure: { error: unknown; until: number } | null = null;

  async function fetchKeys(_url: string, { signal }: { signal: AbortSignal }): Promise<Response> {
    if (failure !== null && Date.now() < failure.until) throw failure.error;
    try {
      const { jwks_uri } = await discover(issuer, sender, signal);
      const keys = await fetchObject(issuer, jwks_uri, sender, signal);
      failure = null;
      return Response.json(keys);
    } catch (error) {
      failure = { error, until: Date.now() + FAILURE_COOLDOWN_MS };
      throw error;
    }
  }

  return createRemoteJWKSet(new URL(discoveryUrl(issuer)), {
    [customFetch]: fetchKeys,
    timeoutDuration: FETCH_TIMEOUT_MS,
    cacheMaxAge: KEYS_MAX_AGE_MS,
    cooldownDuration: UNKNOWN_KEY_COOLDOWN_MS,
  });
}

/** OIDC Discovery 1.0 §4.1: a final slash of the issuer is not doubled. */
function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
}

/** OIDC Discovery 1.0 §4.3: a document that names another issuer must not be used. */
async function discover(issuer: string, sender: Sender, signal: AbortSignal): Promise<{ jwks_uri: string }> {
  const url = discoveryUrl(issuer);
  const { issuer: named, jwks_uri } = await fetchObject(issuer, url, sender, signal);
  if (named !== issuer)
    throw unusable(
      issuer,
      `its discovery document names the issuer ${JSON.stringify(named)}; write that into OIDC_ISSUERS`,
    );
  if (typeof jwks_uri !== "string") throw unusable(issuer, "its discovery document names no jwks_uri");
  return { jwks_uri };
}

async function fetchObject(
  issuer: string,
  url: string,
  sender: Sender,
  signal: AbortSignal,
): Promise<JsonObject> {
  const headers: [string, string][] = [["accept", "application/json, application/jwk-set+json"]];
  const request = { method: "GET", url, headers, idempotent: true, sensitive: { headers: [], query: [] } };
  const { status, body } = await sender.send(request, { signal }).catch((cause: unknown) => {
    throw unusable(issuer, `${url} cannot be reached (${reasonOf(cause)})`, cause);
  });
  if (status !== 200) throw unusable(issuer, `${url} answered ${status}`);
  const value = parseJson(body);
  if (!isJsonObject(value)) throw unusable(issuer, `${url} answered no JSON object`);
  return value;
}

function reasonOf(error: unknown): string {
  return String((error instanceof ToolgateError && error.details?.["reason"]) || "connection");
}

function parseJson(body: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    return undefined;
  }
}

/** The provider or the configuration is at fault, not the caller: the token may be valid. */
function unusable(issuer: string, why: string, cause?: unknown): ToolgateError {
  const message = `The identity provider ${issuer} cannot be used: ${why}.`;
  return new ToolgateError("INTERNAL", message, { details: { reason: "oidc", issuer }, cause });
}
