import type { RequiredSecret } from "../contract/connector.ts";
import type { Credential } from "../contract/http-operation.ts";
import type { JsonObject } from "../contract/json.ts";
import { textOf } from "./json-pointer.ts";
import { type ConnectorAuth, carriesToken } from "./read-auth.ts";
import { clientCredentials } from "./read-connector.ts";

/**
 * The credential that one security scheme gets from the connector's secrets, or undefined when no
 * secret matches.
 */
export function buildSchemeCredential(
  name: string,
  scopes: string[],
  auth: ConnectorAuth,
): Credential | undefined {
  const scheme = auth.schemes.get(name);
  if (!scheme) return undefined;
  const secret = secretFor(name, auth);
  if (secret)
    return secret.in && secret.name
      ? credentialFromSecret(secret)
      : credentialForScheme(secret.secret_id, scheme, auth);
  if (auth.type === "oauth2-client-credentials" && carriesToken(scheme)) return oauth2(auth, scheme, scopes);
  if (auth.type === "username-password" && scheme["type"] === "http" && isScheme(scheme, "basic"))
    return BASIC;
  if (auth.type === "client-certificate" && scheme["type"] === "mutualTLS") return MUTUAL_TLS;
  return undefined;
}

/**
 * The secret with the name of the scheme; otherwise the only secret, if there is one secret and one
 * scheme.
 */
function secretFor(name: string, auth: ConnectorAuth): RequiredSecret | undefined {
  const named = auth.secrets.find((secret) => secret.secret_id === name);
  // There is one Authorization header: a token for one scheme serves the other token schemes as well.
  if (!named && auth.type === "bearer-token" && carriesToken(auth.schemes.get(name)))
    return tokenSecret(auth);
  if (named || (auth.type !== "api-key" && auth.type !== "bearer-token")) return named;
  const [unassigned] = auth.secrets;
  const isUnassigned =
    auth.secrets.length === 1 && unassigned && !unassigned.in && !auth.schemes.has(unassigned.secret_id);
  return isUnassigned && auth.only === name ? unassigned : undefined;
}

function tokenSecret(auth: ConnectorAuth): RequiredSecret | undefined {
  const unplaced = auth.secrets.filter((secret) => !secret.in);
  const named = unplaced.find((secret) => carriesToken(auth.schemes.get(secret.secret_id)));
  return named ?? unplaced.find((secret) => !auth.schemes.has(secret.secret_id));
}

function isScheme(scheme: JsonObject, name: string): boolean {
  return textOf(scheme["scheme"])?.toLowerCase() === name;
}

function credentialForScheme(secret: string, scheme: JsonObject, auth: ConnectorAuth): Credential {
  const name = textOf(scheme["name"]) ?? "Authorization";
  const location = (["query", "cookie"] as const).find((one) => one === scheme["in"]) ?? "header";
  const isToken =
    auth.type === "bearer-token" && location === "header" && name.toLowerCase() === "authorization";
  if (carriesToken(scheme) || (isToken && scheme["type"] === "apiKey")) return { type: "bearer", secret };
  // HTTP authentication schemes without special support (RFC 9110 §11.6.2): the secret is the whole
  // header value.
  return {
    type: "api-key",
    secret,
    in: location,
    name: scheme["type"] === "apiKey" ? name : "Authorization",
  };
}

const BASIC: Credential = { type: "basic", username: "username", password: "password" };
export const MUTUAL_TLS: Credential = { type: "mutual-tls", pfx: "pfx", passphrase: "passphrase" };

function oauth2(auth: ConnectorAuth, scheme: JsonObject | undefined, scopes: string[]): Credential {
  const stated = scheme ? clientCredentials(scheme)["tokenUrl"] : undefined;
  const elsewhere = [...auth.schemes.values()]
    .map((one) => clientCredentials(one)["tokenUrl"])
    .find((url) => url !== undefined);
  const url = textOf(stated ?? elsewhere);
  const isAsked = auth.secrets.some((secret) => secret.secret_id === "token_url");
  return {
    type: "oauth2",
    client_id: "client_id",
    client_secret: "client_secret",
    ...(isAsked ? { token_url_secret: "token_url" } : {}),
    ...(url !== undefined && URL.canParse(url, auth.base) ? { token_url: new URL(url, auth.base).href } : {}),
    scopes,
  };
}

/** The default credentials of an auth type, for documents whose schemes do not determine them. */
export function defaultCredentials(auth: ConnectorAuth): Credential[] {
  const secret = auth.secrets.find((one) => !one.in) ?? auth.secrets[0];
  switch (auth.type) {
    case "none":
      return [];
    case "username-password":
      return [BASIC];
    case "client-certificate":
      return [MUTUAL_TLS];
    case "oauth2-client-credentials":
      return [oauth2(auth, undefined, [])];
    case "bearer-token":
      return secret && !secret.in ? [{ type: "bearer", secret: secret.secret_id }] : [];
    case "api-key":
      return secret && !secret.in ? [apiKeyWithoutScheme(secret, auth)] : [];
  }
}

function apiKeyWithoutScheme(secret: RequiredSecret, auth: ConnectorAuth): Credential {
  const scheme = auth.schemes.get(secret.secret_id);
  if (scheme) return credentialForScheme(secret.secret_id, scheme, auth);
  return { type: "api-key", secret: secret.secret_id, in: "header", name: "X-API-Key" };
}

/** The credential of a secret that states its own location. */
export function credentialFromSecret(secret: RequiredSecret): Credential {
  return {
    type: "api-key",
    secret: secret.secret_id,
    in: secret.in ?? "header",
    name: secret.name ?? secret.secret_id,
  };
}
