import { errors } from "jose";

/** Says what is wrong with a token of a known provider, and what to do. */
export function explainRefusal(error: errors.JOSEError, audience: string): string {
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
