import { type Static, Type } from "@sinclair/typebox";
import { isLoopback } from "../base/url-parts.ts";
import { ToolgateError } from "../contract/errors.ts";

/**
 * What a sign-in keeps of its authorization server. It is stored with the sign-in and its grant, so that code, verifier and
 * refresh token are sent to the server that the sign-in began with.
 */
export const ServerShape = Type.Object({
  /** The server's own issuer, or the origin of its authorization URL if it publishes no metadata. */
  issuer: Type.String(),
  /** Whether the members come from the server's metadata. */
  discovered: Type.Boolean(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
  /** RFC 7009. */
  revocation_endpoint: Type.Optional(Type.String()),
  /** OpenID Connect Core 1.0 §5.3. */
  userinfo_endpoint: Type.Optional(Type.String()),
  /** RFC 9207: an answer without `iss` is refused. */
  authorization_response_iss_parameter_supported: Type.Optional(Type.Boolean()),
  token_endpoint_auth_methods_supported: Type.Optional(Type.Array(Type.String())),
  token_endpoint_auth_signing_alg_values_supported: Type.Optional(Type.Array(Type.String())),
  /** RFC 8628. */
  device_authorization_endpoint: Type.Optional(Type.String()),
  /** RFC 7591, and whether a client's id may be the address of its metadata document. */
  registration_endpoint: Type.Optional(Type.String()),
  client_id_metadata_document_supported: Type.Optional(Type.Boolean()),
  /** From a preset: the token endpoint takes JSON, or its answers do not say that the token is a Bearer token. */
  token_body: Type.Optional(Type.Literal("json")),
  bearer_implied: Type.Optional(Type.Literal(true)),
  id_token_signing_alg_values_supported: Type.Optional(Type.Array(Type.String())),
  scopes_supported: Type.Optional(Type.Array(Type.String())),
});
export type AuthorizationServer = Static<typeof ServerShape>;

/** Microsoft's metadata for users of any organization have this segment in the issuer, in the place of the organization's id. */
const TENANT = "{tenantid}";

/** Whether an id token and the answer's `iss` can be compared with the server's issuer. */
export function knowsIssuer({ discovered, issuer }: AuthorizationServer): boolean {
  return discovered && !issuer.includes(TENANT);
}

/** Whether the issuer is one of those that may publish metadata at the address where they were found. */
export function isIssuerOf(issuer: string, expected: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const [stated, own] = [issuer, expected].map((text) => new URL(text).href.replace(/\/$/, "").split("/"));
  const isTenant = (part: string) => decodeURIComponent(part) === TENANT;
  return (
    stated?.length === own?.length &&
    (stated ?? []).every((part, index) => part === own?.[index] || (index > 2 && isTenant(part)))
  );
}

/** A browser opens it, or secrets are sent to it: https only, but for this machine. @throws ToolgateError AUTH_FAILED */
export function checkEndpoint(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (url && isSafe && url.hash === "" && url.username === "" && url.password === "") return url;
  throw new ToolgateError(
    "AUTH_FAILED",
    `The ${name} of this connector must be an https URL without user and fragment.`,
    { details: { reason: "metadata" } },
  );
}
