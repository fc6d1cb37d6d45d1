import type { Credential } from "../contract/http-operation.ts";
import { isJsonObject, type JsonObject } from "../contract/json.ts";
import { feedScheme, MUTUAL_TLS, placed, withoutScheme } from "./feed-scheme.ts";
import { listOf, stringOf } from "./json-pointer.ts";
import type { ConnectorAuth } from "./read-auth.ts";

/**
 * Which secrets go where in the requests of an operation (design, "How a secret reaches a request"): the first
 * alternative that the connector's secrets can satisfy, else what the auth type says by itself. Empty when the
 * operation is public.
 *
 * @param onUnmet told which schemes were asked for when none of the alternatives could be satisfied
 */
export function compileCredentials(
  operation: JsonObject,
  auth: ConnectorAuth,
  onUnmet: (schemes: string) => void = () => {},
): Credential[] {
  const stated = Array.isArray(operation["security"]) ? operation["security"] : auth.security;
  const alternatives = (stated ?? impliedAlternatives(auth)).filter(isJsonObject);
  const demanding = alternatives.filter((one) => Object.keys(one).length > 0);
  if (auth.type === "none" || (stated !== undefined && demanding.length === 0)) return [];
  for (const alternative of demanding) {
    const credentials = satisfy(alternative, auth);
    if (credentials) return addFree(credentials, auth);
  }
  if (demanding.length > 0) onUnmet(demanding.map((one) => Object.keys(one).join(" and ")).join(" or "));
  return addFree(withoutScheme(auth), auth);
}

function impliedAlternatives(auth: ConnectorAuth): JsonObject[] {
  return [...auth.schemes.keys()].map((name) => ({ [name]: [] }));
}

/** One credential per scheme of the alternative, or undefined when one of them cannot be fed. */
function satisfy(alternative: JsonObject, auth: ConnectorAuth): Credential[] | undefined {
  const credentials: Credential[] = [];
  for (const [name, scopes] of Object.entries(alternative)) {
    const credential = feedScheme(name, listOf(scopes).map(stringOf), auth);
    if (!credential) return undefined;
    credentials.push(credential);
  }
  return mergeSame(credentials);
}

/** Schemes that stand for the same token, or the same login, need it once. */
function mergeSame(credentials: Credential[]): Credential[] {
  const merged = new Map<string, Credential>();
  for (const credential of credentials) {
    const key = credential.type === "oauth2" ? "oauth2" : JSON.stringify(credential);
    const twin = merged.get(key);
    if (twin?.type !== "oauth2" || credential.type !== "oauth2") merged.set(key, credential);
    else merged.set(key, { ...twin, scopes: [...new Set([...twin.scopes, ...credential.scopes])] });
  }
  return [...merged.values()];
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
