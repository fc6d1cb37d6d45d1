import type { Credential } from "../contract/http-operation.ts";
import { isJsonObject, type JsonObject } from "../contract/json.ts";
import {
  buildSchemeCredential,
  credentialFromSecret,
  defaultCredentials,
  MUTUAL_TLS,
} from "./feed-scheme.ts";
import { listOf, stringOf } from "./json-pointer.ts";
import type { ConnectorAuth } from "./read-auth.ts";

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
    const key = credential.type === "oauth2" ? "oauth2" : JSON.stringify(credential);
    const existing = merged.get(key);
    if (existing?.type !== "oauth2" || credential.type !== "oauth2") merged.set(key, credential);
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
