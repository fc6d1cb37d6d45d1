import type { AuthType, RequiredSecret } from "../contract/connector.ts";
import type { Credential } from "../contract/http-operation.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { METHODS } from "./check-paths.ts";
import { listOf, objectOf, textOf } from "./json-pointer.ts";
import { clientCredentials, readConnector } from "./read-connector.ts";
import { createResolver } from "./resolve-reference.ts";
import { fillServer } from "./validate-connector-parts.ts";

/** What decides about credentials in one document, gathered once. */
export interface ConnectorAuth {
  type: AuthType;
  secrets: RequiredSecret[];
  /** Security schemes by name, references followed. */
  schemes: Map<string, JsonObject>;
  /** Alternatives for operations that state none; undefined when the document states none either. */
  security: Json[] | undefined;
  /** What relative token URLs are relative to. */
  base: string;
}

export function readAuth(document: JsonObject): ConnectorAuth {
  const resolver = createResolver(document);
  const schemes = Object.entries(objectOf(objectOf(document["components"])["securitySchemes"]));
  const { auth_type, required_secrets } = readConnector(document);
  const server = objectOf(listOf(document["servers"])[0]);
  return {
    type: auth_type,
    secrets: required_secrets,
    schemes: new Map(schemes.map(([name, scheme]) => [name, objectOf(resolver.follow(scheme))])),
    security: statedSecurity(document),
    base: fillServer(textOf(server["url"]) ?? "", objectOf(server["variables"])),
  };
}

/**
 * A document that declares schemes but never says where they apply has forgotten to: the caller who stores a secret
 * expects it to be sent. One that says so for some operations means the others to be public (OpenAPI 3.1.1 §4.8.10).
 */
function statedSecurity(document: JsonObject): Json[] | undefined {
  if (Array.isArray(document["security"])) return document["security"];
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  const isSaid = items.some((item) =>
    METHODS.some((method) => Object.hasOwn(objectOf(item[method]), "security")),
  );
  return isSaid ? [] : undefined;
}

/**
 * Which secrets go where in the requests of an operation (design, "How a secret reaches a request"): the first
 * alternative that the connector's secrets can satisfy, else what the auth type says by itself. Empty when the
 * operation is public.
 */
export function compileCredentials(operation: JsonObject, auth: ConnectorAuth): Credential[] {
  const stated = Array.isArray(operation["security"]) ? operation["security"] : auth.security;
  const alternatives = (stated ?? impliedAlternatives(auth)).filter(isJsonObject);
  const demanding = alternatives.filter((one) => Object.keys(one).length > 0);
  if (auth.type === "none" || (stated !== undefined && demanding.length === 0)) return [];
  for (const alternative of demanding) {
    const credentials = satisfy(alternative, auth);
    if (credentials) return addFree(credentials, auth);
  }
  return addFree(withoutScheme(auth), auth);
}

function impliedAlternatives(auth: ConnectorAuth): JsonObject[] {
  return [...auth.schemes.keys()].map((name) => ({ [name]: [] }));
}

/** One credential per scheme of the alternative, or undefined when one of them cannot be fed. */
function satisfy(alternative: JsonObject, auth: ConnectorAuth): Credential[] | undefined {
  const credentials: Credential[] = [];
  for (const [name, scopes] of Object.entries(alternative)) {
    const credential = feedScheme(name, listOf(scopes).map(String), auth);
    if (!credential) return undefined;
    credentials.push(credential);
  }
  return credentials;
}

function feedScheme(name: string, scopes: string[], auth: ConnectorAuth): Credential | undefined {
  const scheme = auth.schemes.get(name);
  if (!scheme) return undefined;
  const secret = secretFor(name, auth);
  if (secret)
    return secret.in && secret.name ? placed(secret) : throughScheme(secret.secret_id, scheme, auth);
  if (auth.type === "oauth2-client-credentials" && carriesToken(scheme)) return oauth2(auth, scheme, scopes);
  if (auth.type === "username-password" && scheme["type"] === "http" && isScheme(scheme, "basic"))
    return BASIC;
  if (auth.type === "client-certificate" && scheme["type"] === "mutualTLS") return MUTUAL_TLS;
  return undefined;
}

/** The secret called like the scheme; else, when there is exactly one of each, that one. */
function secretFor(name: string, auth: ConnectorAuth): RequiredSecret | undefined {
  const named = auth.secrets.find((secret) => secret.secret_id === name);
  const token = auth.type === "bearer-token" && isSimple(auth.schemes.get(name) ?? {}, auth.type);
  // There is one Authorization header: a token that feeds one scheme feeds the others beside it.
  if (!named && token) return auth.secrets.find((secret) => isToken(secret, auth)) ?? loneSecret(auth);
  if (named || (auth.type !== "api-key" && auth.type !== "bearer-token")) return named;
  const loose = auth.secrets.filter((secret) => !secret.in && !auth.schemes.has(secret.secret_id));
  const fitting = [...auth.schemes].filter(([, scheme]) => isSimple(scheme, auth.type)).map(([key]) => key);
  const only = auth.schemes.size === 1 || (fitting.length === 1 && fitting[0] === name);
  return loose.length === 1 && auth.secrets.length === 1 && only ? loose[0] : undefined;
}

function isSimple(scheme: JsonObject, type: AuthType): boolean {
  return type === "api-key" ? scheme["type"] === "apiKey" : carriesToken(scheme);
}

function carriesToken(scheme: JsonObject): boolean {
  return scheme["type"] === "oauth2" || scheme["type"] === "openIdConnect" || isScheme(scheme, "bearer");
}

function isScheme(scheme: JsonObject, name: string): boolean {
  return textOf(scheme["scheme"])?.toLowerCase() === name;
}

function throughScheme(secret: string, scheme: JsonObject, auth: ConnectorAuth): Credential {
  const name = textOf(scheme["name"]) ?? "Authorization";
  const location = (["query", "cookie"] as const).find((one) => one === scheme["in"]) ?? "header";
  const isToken =
    auth.type === "bearer-token" && location === "header" && name.toLowerCase() === "authorization";
  if (carriesToken(scheme) || (isToken && scheme["type"] === "apiKey")) return { type: "bearer", secret };
  // Schemes of HTTP that we do not speak (RFC 9110 §11.6.2): the secret is the whole header.
  return {
    type: "api-key",
    secret,
    in: location,
    name: scheme["type"] === "apiKey" ? name : "Authorization",
  };
}

const BASIC: Credential = { type: "basic", username: "username", password: "password" };
const MUTUAL_TLS: Credential = { type: "mutual-tls", pfx: "pfx", passphrase: "passphrase" };

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

/** What an auth type does when no scheme of the document tells. */
function withoutScheme(auth: ConnectorAuth): Credential[] {
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
  if (scheme) return throughScheme(secret.secret_id, scheme, auth);
  return { type: "api-key", secret: secret.secret_id, in: "header", name: "X-API-Key" };
}

/** Secrets that say themselves where they go, and the client certificate, join whatever else is sent. */
function addFree(credentials: Credential[], auth: ConnectorAuth): Credential[] {
  const used = new Set(credentials.flatMap((one) => ("secret" in one ? [one.secret] : [])));
  const free = auth.secrets.filter(
    (secret) =>
      secret.in && secret.name && !used.has(secret.secret_id) && !auth.schemes.has(secret.secret_id),
  );
  const needsCertificate =
    auth.type === "client-certificate" && !credentials.some((one) => one.type === "mutual-tls");
  return [...credentials, ...free.map(placed), ...(needsCertificate ? [MUTUAL_TLS] : [])];
}

function placed(secret: RequiredSecret): Credential {
  return {
    type: "api-key",
    secret: secret.secret_id,
    in: secret.in ?? "header",
    name: secret.name ?? secret.secret_id,
  };
}
