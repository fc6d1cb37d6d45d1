import { decodeJwt, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Config } from "../../contract/config.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Sender, VerifyExternalUser } from "../../contract/ports.ts";
import { createIssuerKeys, unusable } from "./issuer-keys.ts";

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
