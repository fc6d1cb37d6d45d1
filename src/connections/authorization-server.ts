import { type Static, Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import { isLoopback } from "../base/is-loopback.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues, SignInCredential } from "../contract/http-operation.ts";
import type { Sender } from "../contract/ports.ts";
import { requestOptions } from "./request-options.ts";

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

/** OpenID Connect Discovery 1.0 §4, RFC 8414 §3. */
const OIDC_PATH = "/.well-known/openid-configuration";
const OAUTH_PATH = "/.well-known/oauth-authorization-server";

/**
 * Where a connector signs in: from its document, its secrets or the server's metadata, in this order of preference: stored
 * addresses, stated addresses, metadata.
 * @throws ToolgateError AUTH_FAILED if addresses are missing or unusable, or the metadata cannot be read
 */
export async function findServer(
  credential: SignInCredential,
  secrets: SecretValues,
  sender: Sender,
): Promise<AuthorizationServer> {
  const stored = (id: string | undefined) => (id === undefined ? undefined : secrets[id]?.trim());
  const authorization = stored(credential.authorization_url_secret) ?? credential.authorization_url;
  const token = stored(credential.token_url_secret) ?? credential.token_url;
  if (authorization && token) return statedServer(authorization, token);
  if (credential.metadata_url) return discover(credential.metadata_url, sender);
  const missing = authorization ? "token_url" : "authorization_url";
  throw new ToolgateError(
    "AUTH_FAILED",
    `The secret "${missing}" is not stored. Store it for this connector.`,
    {
      details: { secret_id: missing },
    },
  );
}

function statedServer(authorization: string, token: string): AuthorizationServer {
  const endpoint = checkEndpoint("authorization_url", authorization);
  return {
    issuer: endpoint.origin,
    discovered: false,
    authorization_endpoint: endpoint.href,
    token_endpoint: checkEndpoint("token_url", token).href,
  };
}

async function discover(metadataUrl: string, sender: Sender): Promise<AuthorizationServer> {
  const url = checkEndpoint("metadata URL", metadataUrl);
  const isOauth = url.pathname.startsWith(OAUTH_PATH);
  const path = url.pathname.replace(isOauth ? OAUTH_PATH : OIDC_PATH, "");
  const issuer = new URL(path === "" ? "/" : path, url.origin);
  try {
    const response = await oauth.discoveryRequest(issuer, {
      algorithm: isOauth ? "oauth2" : "oidc",
      ...requestOptions(sender, issuer),
    });
    return pickMembers(await oauth.processDiscoveryResponse(issuer, response));
  } catch (cause) {
    // A server that does not answer is no failure of the connector's API.
    if (cause instanceof ToolgateError && cause.code !== "API_ERROR") throw cause;
    throw new ToolgateError(
      "AUTH_FAILED",
      `The authorization server's metadata at ${url.origin}${url.pathname} cannot be used. Check the address in the document, or store authorization_url and token_url.`,
      { cause, details: { reason: "metadata" } },
    );
  }
}

function pickMembers(metadata: oauth.AuthorizationServer): AuthorizationServer {
  const endpoint = (name: "authorization_endpoint" | "token_endpoint") => {
    const value = metadata[name];
    return value === undefined ? missingEndpoint(name) : checkEndpoint(name, value).href;
  };
  const optionalEndpoint = (
    name:
      | "revocation_endpoint"
      | "userinfo_endpoint"
      | "device_authorization_endpoint"
      | "registration_endpoint",
  ) => {
    const value = metadata[name];
    return value === undefined ? undefined : checkEndpoint(name, value).href;
  };
  const optional = {
    revocation_endpoint: optionalEndpoint("revocation_endpoint"),
    userinfo_endpoint: optionalEndpoint("userinfo_endpoint"),
    device_authorization_endpoint: optionalEndpoint("device_authorization_endpoint"),
    registration_endpoint: optionalEndpoint("registration_endpoint"),
    client_id_metadata_document_supported:
      metadata["client_id_metadata_document_supported"] === true || undefined,
    authorization_response_iss_parameter_supported: metadata.authorization_response_iss_parameter_supported,
    token_endpoint_auth_methods_supported: metadata.token_endpoint_auth_methods_supported,
    id_token_signing_alg_values_supported: metadata.id_token_signing_alg_values_supported,
    scopes_supported: metadata.scopes_supported,
  };
  return {
    issuer: metadata.issuer,
    discovered: true,
    authorization_endpoint: endpoint("authorization_endpoint"),
    token_endpoint: endpoint("token_endpoint"),
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined && value !== null),
    ) as Partial<AuthorizationServer>),
  };
}

function missingEndpoint(name: string): never {
  throw new ToolgateError("AUTH_FAILED", `The authorization server's metadata states no ${name}.`, {
    details: { reason: "metadata" },
  });
}

/** A browser opens it, or secrets are sent to it: https only, but for this machine. */
function checkEndpoint(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (url && isSafe && url.hash === "" && url.username === "" && url.password === "") return url;
  throw new ToolgateError(
    "AUTH_FAILED",
    `The ${name} of this connector must be an https URL without user and fragment.`,
    { details: { reason: "metadata" } },
  );
}
