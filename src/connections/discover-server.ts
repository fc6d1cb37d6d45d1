import * as oauth from "oauth4webapi";
import { isJsonObject, type Json } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues, SignInCredential } from "../contract/http-operation.ts";
import type { Sender } from "../contract/ports.ts";
import {
  type AuthorizationServer,
  checkEndpoint,
  isIssuerOf,
  requestOptions,
} from "./authorization-server.ts";

/** OpenID Connect Discovery 1.0 §4, RFC 8414 §3. */
const OIDC_PATH = "/.well-known/openid-configuration";
const OAUTH_PATH = "/.well-known/oauth-authorization-server";

interface Place {
  url: URL;
  /** Whose metadata it may hold. A final slash makes no difference: it is left out of the address (RFC 8414 §3.1). */
  issuer: string;
}

/**
 * The server whose metadata is at an address, or, if that is an issuer, at the addresses that OpenID Connect
 * and RFC 8414 derive from it.
 * @throws ToolgateError AUTH_FAILED if the metadata cannot be used | EGRESS_BLOCKED
 */
export async function discoverServer(stated: string, sender: Sender): Promise<AuthorizationServer> {
  const url = checkEndpoint("metadata URL", stated);
  try {
    return pickMembers(await readFirst(placesOf(url), sender));
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

/** The metadata is useful here, but not needed. Milliseconds. */
const SHORT_MS = 3_000;

/**
 * What the metadata at the origin of a server says, whose two endpoints the document states: the revocation
 * endpoint, registration, the issuer that answers name. Metadata of other endpoints belong to another server.
 * The endpoints and scopes stay as stated.
 */
export async function addMetadata(server: AuthorizationServer, sender: Sender): Promise<AuthorizationServer> {
  const { authorization_endpoint, token_endpoint } = server;
  const { origin } = new URL(authorization_endpoint);
  const places = [OAUTH_PATH, OIDC_PATH].map((path) => ({ url: new URL(path, origin), issuer: origin }));
  const found = await Promise.all(
    places.map((place) =>
      readMetadata(place, sender, SHORT_MS)
        .then(pickMembers)
        .catch(() => null),
    ),
  );
  const pathOf = (endpoint: string) => endpoint.split("?")[0];
  const own = found.find(
    (one) =>
      one !== null &&
      pathOf(one.authorization_endpoint) === pathOf(authorization_endpoint) &&
      one.token_endpoint === token_endpoint,
  );
  if (!own) return server;
  const { scopes_supported: _, ...known } = own;
  return { ...known, authorization_endpoint, token_endpoint };
}

/** Both forms of a path are in use: the well-known part in front of the issuer's path, and behind it. */
function placesOf(url: URL): Place[] {
  const { origin, pathname } = url;
  for (const part of [OIDC_PATH, OAUTH_PATH]) {
    const isFirst = pathname.startsWith(part);
    const isLast = pathname.endsWith(part);
    const path = isFirst ? pathname.slice(part.length) : pathname.slice(0, -part.length);
    if (isFirst || isLast) return [{ url, issuer: origin + path }];
  }
  const path = pathname.replace(/\/$/, "");
  const issuer = origin + path;
  const at = (address: string): Place => ({ url: new URL(address, origin), issuer });
  const others = path === "" ? [] : [at(path + OAUTH_PATH), at(OIDC_PATH + path)];
  return [at(path + OIDC_PATH), at(OAUTH_PATH + path), ...others];
}

async function readFirst([place, ...others]: Place[], sender: Sender): Promise<oauth.AuthorizationServer> {
  if (place === undefined) throw new TypeError("no metadata");
  try {
    return await readMetadata(place, sender);
  } catch (error) {
    // A server that does not answer is not asked again.
    if (others.length === 0 || !(error instanceof oauth.OperationProcessingError)) throw error;
    return readFirst(others, sender);
  }
}

/**
 * @throws OperationProcessingError if there is no metadata of this issuer | ToolgateError if the server does
 * not answer
 */
async function readMetadata(
  { url, issuer }: Place,
  sender: Sender,
  timeoutMs?: number,
): Promise<oauth.AuthorizationServer> {
  const send = requestOptions(sender, url, {}, timeoutMs)[oauth.customFetch];
  const headers = { accept: "application/json" };
  const response = await send(url.href, { method: "GET", headers, body: undefined });
  const stated = await readIssuer(response.clone());
  const expected = new URL(stated !== null && isIssuerOf(stated, issuer) ? stated : issuer);
  return oauth.processDiscoveryResponse(expected, response);
}

async function readIssuer(response: Response): Promise<string | null> {
  const body = (await response.json().catch(() => null)) as Json;
  const issuer = isJsonObject(body) ? body["issuer"] : null;
  return typeof issuer === "string" ? issuer : null;
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
  const token_endpoint = endpoint("token_endpoint");
  const revocation_endpoint = optionalEndpoint("revocation_endpoint");
  const optional = {
    // The server of the metadata must not receive tokens that another server has issued.
    revocation_endpoint: isSameOrigin(revocation_endpoint, token_endpoint) ? revocation_endpoint : undefined,
    userinfo_endpoint: optionalEndpoint("userinfo_endpoint"),
    device_authorization_endpoint: optionalEndpoint("device_authorization_endpoint"),
    registration_endpoint: optionalEndpoint("registration_endpoint"),
    client_id_metadata_document_supported:
      metadata["client_id_metadata_document_supported"] === true || undefined,
    authorization_response_iss_parameter_supported: metadata.authorization_response_iss_parameter_supported,
    token_endpoint_auth_methods_supported: metadata.token_endpoint_auth_methods_supported,
    token_endpoint_auth_signing_alg_values_supported:
      metadata.token_endpoint_auth_signing_alg_values_supported,
    id_token_signing_alg_values_supported: metadata.id_token_signing_alg_values_supported,
    scopes_supported: metadata.scopes_supported,
  };
  return {
    issuer: metadata.issuer,
    discovered: true,
    authorization_endpoint: endpoint("authorization_endpoint"),
    token_endpoint,
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined && value !== null),
    ) as Partial<AuthorizationServer>),
  };
}

function isSameOrigin(one: string | undefined, other: string): boolean {
  return one !== undefined && new URL(one).origin === new URL(other).origin;
}

function missingEndpoint(name: string): never {
  throw new ToolgateError("AUTH_FAILED", `The authorization server's metadata states no ${name}.`, {
    details: { reason: "metadata" },
  });
}

/**
 * Where a connector signs in: from its document, its secrets or the server's metadata, in this order of
 * preference: stored addresses, stated addresses, metadata.
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
  if (credential.metadata_url) return discoverServer(credential.metadata_url, sender);
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
