import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import type { AuthType, RequiredSecret } from "../../../contract/connector.ts";
import type {
  AssertionAudience,
  Credential,
  SessionCredential,
  SignInCredential,
  SigningCredential,
} from "../../../contract/http-operation.ts";
import type { ResolvedPreset } from "../../../presets/preset.ts";
import { readAws, readHmac } from "../parse/read-auth.ts";
import { presetOf, readAudience, readConnector, readSignIn, readTokenUrl } from "../parse/read-connector.ts";
import { createResolver } from "../parse/resolve-reference.ts";
import { METHODS } from "../validate/check-paths.ts";
import { fillServer } from "../validate/validate-connector-parts.ts";

const BASIC: Credential = { type: "basic", username: "username", password: "password" };

const DIGEST: Credential = { type: "digest", username: "username", password: "password" };

const MUTUAL_TLS: Credential = { type: "mutual-tls", pfx: "pfx", passphrase: "passphrase" };

/**
 * The secrets that a request of the operation carries, and where: the first alternative that the
 * connector's secrets satisfy, otherwise the default of the auth type. Empty when the operation is
 * public.
 *
 * @param onUnmet called with the names of the schemes when no alternative can be satisfied
 */
export function compileCredentials(
  operation: JsonObject,
  auth: ConnectorAuth,
  onUnmet: (schemes: string) => void = () => {},
): Credential[] {
  if (auth.type === "session-login" && operation["operationId"] === auth.login) return [];
  const stated = Array.isArray(operation["security"]) ? operation["security"] : auth.security;
  const alternatives = (stated ?? impliedAlternatives(auth)).filter(isJsonObject);
  const nonEmpty = alternatives.filter((one) => Object.keys(one).length > 0);
  if (auth.type === "none" || (stated !== undefined && nonEmpty.length === 0)) return [];
  for (const alternative of nonEmpty) {
    const credentials = satisfy(alternative, auth);
    if (credentials) return addUnreferenced(credentials, auth);
  }
  if (nonEmpty.length > 0) onUnmet(nonEmpty.map((one) => Object.keys(one).join(" and ")).join(" or "));
  return addUnreferenced(defaultCredentials(auth), auth);
}

function impliedAlternatives(auth: ConnectorAuth): JsonObject[] {
  return [...auth.schemes.keys()].map((name) => ({ [name]: [] }));
}

/** One credential per scheme of the alternative, or undefined when a scheme has no matching secret. */
function satisfy(alternative: JsonObject, auth: ConnectorAuth): Credential[] | undefined {
  const credentials: Credential[] = [];
  for (const [name, scopes] of Object.entries(alternative)) {
    const credential = buildSchemeCredential(name, listOf(scopes).map(stringOf), auth);
    if (!credential) return undefined;
    credentials.push(credential);
  }
  return mergeDuplicates(credentials);
}

/** Schemes that use the same token or the same login need it once. */
function mergeDuplicates(credentials: Credential[]): Credential[] {
  const merged = new Map<string, Credential>();
  for (const credential of credentials) {
    const hasScopes = "scopes" in credential;
    const key = hasScopes ? credential.type : JSON.stringify(credential);
    const existing = merged.get(key);
    if (!existing || !("scopes" in existing) || !hasScopes) merged.set(key, credential);
    else merged.set(key, { ...existing, scopes: [...new Set([...existing.scopes, ...credential.scopes])] });
  }
  return [...merged.values()];
}

/** Adds the secrets that state their own location, and the client certificate. */
function addUnreferenced(credentials: Credential[], auth: ConnectorAuth): Credential[] {
  const used = new Set(credentials.flatMap((one) => ("secret" in one ? [one.secret] : [])));
  const free = auth.secrets.filter(
    (secret) =>
      secret.in && secret.name && !used.has(secret.secret_id) && !auth.schemes.has(secret.secret_id),
  );
  const needsCertificate =
    auth.type === "client-certificate" && !credentials.some((one) => one.type === "mutual-tls");
  return [...credentials, ...free.map(credentialFromSecret), ...(needsCertificate ? [MUTUAL_TLS] : [])];
}

/**
 * The credential that one security scheme gets from the connector's secrets, or undefined when no
 * secret matches.
 */
function buildSchemeCredential(name: string, scopes: string[], auth: ConnectorAuth): Credential | undefined {
  const scheme = auth.schemes.get(name);
  if (!scheme) return undefined;
  const secret = secretFor(name, auth);
  if (secret)
    return secret.in && secret.name
      ? credentialFromSecret(secret)
      : credentialForScheme(secret.secret_id, scheme, auth);
  return credentialOfType(scheme, scopes, auth) ?? undefined;
}

/** The credential of the auth type's fixed secrets for a security scheme; null if they do not fit the scheme. */
function credentialOfType(scheme: JsonObject, scopes: string[], auth: ConnectorAuth): Credential | null {
  switch (auth.type) {
    case "oauth2-client-credentials":
    case "oauth2-jwt-bearer":
      return carriesToken(scheme) ? oauth2(auth, scheme, scopes) : null;
    case "oauth2-authorization-code":
      return carriesToken(scheme) ? signIn(auth, scheme, scopes) : null;
    case "username-password":
      return isHttp(scheme, "basic") ? BASIC : null;
    case "http-digest":
      return isHttp(scheme, "digest") ? DIGEST : null;
    case "client-certificate":
      return scheme["type"] === "mutualTLS" ? MUTUAL_TLS : null;
    // OpenAPI has no scheme for signatures: documents describe them as a key or as a custom HTTP scheme.
    case "aws-sigv4":
    case "hmac":
      return auth.signing ?? null;
    case "session-login":
      return auth.session ?? null;
    case "api-key":
    case "bearer-token":
    case "none":
      return null;
  }
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

function isHttp(scheme: JsonObject, name: string): boolean {
  return scheme["type"] === "http" && textOf(scheme["scheme"])?.toLowerCase() === name;
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

function oauth2(auth: ConnectorAuth, scheme: JsonObject | undefined, scopes: string[]): Credential {
  const stated = scheme ? readTokenUrl(scheme, auth.type) : undefined;
  const elsewhere = [...auth.schemes.values()]
    .map((one) => readTokenUrl(one, auth.type))
    .find((url) => url !== undefined);
  const url = textOf(stated ?? elsewhere);
  const isAsked = auth.secrets.some((secret) => secret.secret_id === "token_url");
  return {
    type: "oauth2",
    client_id: "client_id",
    client_secret: auth.type === "oauth2-jwt-bearer" ? "private_key" : "client_secret",
    ...(auth.type === "oauth2-jwt-bearer" && { subject: "subject" }),
    ...(auth.type === "oauth2-jwt-bearer" && auth.audience && { audience: auth.audience }),
    ...(isAsked ? { token_url_secret: "token_url" } : {}),
    ...(url !== undefined && URL.canParse(url, auth.base) ? { token_url: new URL(url, auth.base).href } : {}),
    scopes,
  };
}

/** The scheme's own addresses, or those of another scheme: there is one client and one Authorization header. */
function signIn(auth: ConnectorAuth, scheme: JsonObject | undefined, scopes: string[]): SignInCredential {
  const stated = [scheme, ...auth.schemes.values()].map(readSignIn).find((one) => one !== null);
  const absolute = (url: string) => (URL.canParse(url, auth.base) ? new URL(url, auth.base).href : url);
  const asks = (id: string) => auth.secrets.some((secret) => secret.secret_id === id);
  const preset = stated ? null : auth.preset;
  return {
    type: "connection",
    client_id: "client_id",
    client_secret: "client_secret",
    private_key: "private_key",
    ...(stated && "metadata" in stated && { metadata_url: absolute(stated.metadata) }),
    ...(stated && "token" in stated && { authorization_url: absolute(stated.authorization) }),
    ...(stated && "token" in stated && { token_url: absolute(stated.token) }),
    ...(preset && { authorization_url: preset.authorization_url, token_url: preset.token_url }),
    ...(asks("authorization_url") && { authorization_url_secret: "authorization_url" }),
    ...(asks("token_url") && { token_url_secret: "token_url" }),
    scopes,
  };
}

/** The default credentials of an auth type, for documents whose schemes do not determine them. */
function defaultCredentials(auth: ConnectorAuth): Credential[] {
  const secret = auth.secrets.find((one) => !one.in) ?? auth.secrets[0];
  switch (auth.type) {
    case "none":
      return [];
    case "username-password":
      return [BASIC];
    case "http-digest":
      return [DIGEST];
    case "session-login":
      return auth.session ? [auth.session] : [];
    case "client-certificate":
      return [MUTUAL_TLS];
    case "aws-sigv4":
    case "hmac":
      return auth.signing ? [auth.signing] : [];
    case "oauth2-client-credentials":
    case "oauth2-jwt-bearer":
      return [oauth2(auth, undefined, [])];
    case "oauth2-authorization-code":
      return [signIn(auth, undefined, [])];
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
function credentialFromSecret(secret: RequiredSecret): Credential {
  return {
    type: "api-key",
    secret: secret.secret_id,
    in: secret.in ?? "header",
    name: secret.name ?? secret.secret_id,
  };
}

/** The parts of a document that determine its credentials. */
export interface ConnectorAuth {
  type: AuthType;
  secrets: RequiredSecret[];
  /** Security schemes by name, with references resolved. */
  schemes: Map<string, JsonObject>;
  /** Alternatives for operations that state none; undefined when the document states none anywhere. */
  security: Json[] | undefined;
  /** The only scheme that the auth type can satisfy, if there is exactly one. */
  only: string | undefined;
  /** How requests are signed, for auth types that sign. */
  signing: SigningCredential | undefined;
  /** What an assertion names as its audience; undefined: the token URL. */
  audience: AssertionAudience | undefined;
  /** The id of the operation that logs in, which needs no session. */
  login: Json | undefined;
  /** The session that calls use, once its login is compiled. */
  session: SessionCredential | undefined;
  /** The well-known provider of the API, for what the schemes do not state. */
  preset: ResolvedPreset | null;
  /** Base of relative token URLs. */
  base: string;
}

export function readAuth(document: JsonObject): ConnectorAuth {
  const resolver = createResolver(document);
  const schemes = Object.entries(objectOf(objectOf(document["components"])["securitySchemes"]));
  const { auth_type, required_secrets } = readConnector(document);
  const server = objectOf(listOf(document["servers"])[0]);
  const byName = new Map(schemes.map(([name, scheme]) => [name, objectOf(resolver.follow(scheme))]));
  return {
    type: auth_type,
    secrets: required_secrets,
    schemes: byName,
    only: onlyScheme(byName, auth_type),
    security: statedSecurity(document),
    signing: readSigning(auth_type, document),
    audience: readAudience(document),
    login: objectOf(document["x-session-login"])["operation"],
    session: undefined,
    preset: presetOf(document),
    base: fillServer(textOf(server["url"]) ?? "", objectOf(server["variables"])),
  };
}

function readSigning(type: AuthType, document: JsonObject): SigningCredential | undefined {
  if (type === "aws-sigv4") return readAws(document);
  return type === "hmac" ? readHmac(document) : undefined;
}

/** Whether a scheme takes an access token in the Authorization header. */
function carriesToken(scheme: JsonObject | undefined): boolean {
  const isBearer = textOf(scheme?.["scheme"])?.toLowerCase() === "bearer";
  return isBearer || scheme?.["type"] === "oauth2" || scheme?.["type"] === "openIdConnect";
}

function onlyScheme(schemes: Map<string, JsonObject>, type: AuthType): string | undefined {
  const names = [...schemes.keys()];
  const fitting = names.filter((name) => {
    const scheme = schemes.get(name);
    return type === "api-key" ? scheme?.["type"] === "apiKey" : carriesToken(scheme);
  });
  return names.length === 1 ? names[0] : fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * The document's security requirements. A document that declares schemes without applying them
 * anywhere is incomplete, and the stored secret is sent with every operation (undefined). In a
 * document that applies them to some operations, the others are public (OpenAPI 3.1.1 §4.8.10). One that
 * only exempts operations (`security: []`) applies them to the others.
 */
function statedSecurity(document: JsonObject): Json[] | undefined {
  if (Array.isArray(document["security"])) return document["security"];
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  const isStated = items.some((item) =>
    METHODS.some((method) => listOf(objectOf(item[method])["security"]).length > 0),
  );
  return isStated ? [] : undefined;
}
