import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Sender } from "../../contract/ports.ts";

/** Timeout of discovery and keys together in milliseconds. */
const FETCH_TIMEOUT_MS = 5_000;
/** How long keys are used before they are fetched again, in milliseconds. */
const KEYS_MAX_AGE_MS = 600_000;
/**
 * Minimum time in milliseconds between fetches caused by unknown key ids, since anyone can send a token
 * with one.
 */
const UNKNOWN_KEY_COOLDOWN_MS = 30_000;
/**
 * Minimum time in milliseconds between a failure and the next request, since anyone can send a token with
 * the provider's name.
 */
const FAILURE_COOLDOWN_MS = 5_000;

/**
 * The public keys of one issuer, found by discovery and cached. An unknown key id fetches them again, so
 * that the provider may rotate its keys.
 *
 * @throws ToolgateError INTERNAL {reason: "oidc"} from the returned function if the keys are unavailable
 */
export function createIssuerKeys(issuer: string, sender: Sender): JWTVerifyGetKey {
  let failure: { error: unknown; until: number } | null = null;

  async function fetchKeys(_url: string, { signal }: { signal: AbortSignal }): Promise<Response> {
    if (failure !== null && Date.now() < failure.until) throw failure.error;
    try {
      const { jwks_uri } = await discover(issuer, sender, signal);
      const keys = await fetchObject(issuer, jwks_uri, sender, signal);
      failure = null;
      return Response.json(keys);
    } catch (error) {
      failure = { error, until: Date.now() + FAILURE_COOLDOWN_MS };
      throw error;
    }
  }

  return createRemoteJWKSet(new URL(discoveryUrl(issuer)), {
    [customFetch]: fetchKeys,
    timeoutDuration: FETCH_TIMEOUT_MS,
    cacheMaxAge: KEYS_MAX_AGE_MS,
    cooldownDuration: UNKNOWN_KEY_COOLDOWN_MS,
  });
}

/** OIDC Discovery 1.0 §4.1: a final slash of the issuer is not doubled. */
function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
}

/** OIDC Discovery 1.0 §4.3: a document that names another issuer must not be used. */
async function discover(issuer: string, sender: Sender, signal: AbortSignal): Promise<{ jwks_uri: string }> {
  const url = discoveryUrl(issuer);
  const { issuer: named, jwks_uri } = await fetchObject(issuer, url, sender, signal);
  if (named !== issuer)
    throw unusable(
      issuer,
      `its discovery document names the issuer ${JSON.stringify(named)}; write that into OIDC_ISSUERS`,
    );
  if (typeof jwks_uri !== "string") throw unusable(issuer, "its discovery document names no jwks_uri");
  return { jwks_uri };
}

async function fetchObject(
  issuer: string,
  url: string,
  sender: Sender,
  signal: AbortSignal,
): Promise<JsonObject> {
  const headers: [string, string][] = [["accept", "application/json, application/jwk-set+json"]];
  const request = { method: "GET", url, headers, idempotent: true, sensitive: { headers: [], query: [] } };
  const { status, body } = await sender.send(request, { signal }).catch((cause: unknown) => {
    throw unusable(issuer, `${url} cannot be reached (${reasonOf(cause)})`, cause);
  });
  if (status !== 200) throw unusable(issuer, `${url} answered ${status}`);
  const value = parseJson(body);
  if (!isJsonObject(value)) throw unusable(issuer, `${url} answered no JSON object`);
  return value;
}

function reasonOf(error: unknown): string {
  return String((error instanceof ToolgateError && error.details?.["reason"]) || "connection");
}

function parseJson(body: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    return undefined;
  }
}

/** The provider or the configuration is at fault, not the caller: the token may be valid. */
export function unusable(issuer: string, why: string, cause?: unknown): ToolgateError {
  const message = `The identity provider ${issuer} cannot be used: ${why}.`;
  return new ToolgateError("INTERNAL", message, { details: { reason: "oidc", issuer }, cause });
}
