import { basicHeader } from "../../base/headers.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../../contract/ports.ts";
import { shownUrl } from "../egress/guard-url.ts";
import { createRedactor, redactJson } from "../redaction/redact.ts";
import { formEncode } from "../request/expand-parameter.ts";
import { apiMessage } from "../response/check-status.ts";
import type { CachedToken, TokenCache, TokenClient, TokenSource } from "./token-source.ts";

/** How long before its expiry a token is replaced, so that it is still valid when the call arrives. Milliseconds. */
const EXPIRY_MARGIN_MS = 30_000;

/** Lifetime of a token whose response has no `expires_in` (RFC 6749 §5.1 only recommends it). Milliseconds. */
const ASSUMED_LIFE_MS = 300_000;

/**
 * OAuth2 client credentials (RFC 6749 §4.4) and assertions (RFC 7523). Tokens are cached until shortly before
 * they expire; concurrent calls of this process share one token request. If the cache fails, a token is
 * fetched.
 * @throws ToolgateError AUTH_FAILED {http_status?, api_message?} from `get` and `refresh` if no token can be obtained
 */
export function createTokenSource(sender: Sender, cache: TokenCache): TokenSource {
  const running = new Map<string, Promise<string>>();

  function once(key: string, work: () => Promise<string>): Promise<string> {
    const existing = running.get(key);
    if (existing !== undefined) return existing;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  async function obtain(key: string, client: TokenClient, refused: string | undefined): Promise<string> {
    const cached = await readCache(cache, key);
    if (cached !== null && cached.token !== refused && cached.expires_at > Date.now()) return cached.token;
    const fetched = await fetchToken(client, sender);
    await writeCache(cache, key, fetched);
    return fetched.token;
  }

  return {
    async get(client) {
      const key = cacheKey(client);
      return once(key, () => obtain(key, client, undefined));
    },
    async refresh(client, refused) {
      const key = cacheKey(client);
      // A running get() may still answer the refused token from the cache.
      return once(`${key} after ${sha256(refused)}`, () => obtain(key, client, refused));
    },
  };
}

async function readCache(cache: TokenCache, key: string): Promise<CachedToken | null> {
  try {
    return await cache.get(key);
  } catch {
    return null;
  }
}

async function writeCache(
  cache: TokenCache,
  key: string,
  { token, expires_in }: FetchedToken,
): Promise<void> {
  const life = expires_in === null ? ASSUMED_LIFE_MS : expires_in * 1000;
  const expires_at = Date.now() + life - EXPIRY_MARGIN_MS;
  if (expires_at <= Date.now()) return;
  try {
    await cache.set(key, { token, expires_at });
  } catch {
    // The token is valid although it could not be cached; the next call fetches another one.
  }
}

/** SHA-256 of everything that identifies the token; the client secret is hashed separately first. */
function cacheKey(client: TokenClient): string {
  const secret = sha256(client.client_secret);
  const { token_url, client_id, scopes, assertion } = client;
  return sha256(
    JSON.stringify([
      token_url,
      client_id,
      secret,
      [...scopes].sort(),
      ...(assertion ? [assertion.subject, ...(assertion.audience ? [assertion.audience] : [])] : []),
    ]),
  );
}

/** Keeps tokens in memory, for tests and for processes without a database. */
export function createMemoryTokenCache(): TokenCache {
  const entries = new Map<string, CachedToken>();
  return {
    get: async (key) => entries.get(key) ?? null,
    set: async (key, entry) => void entries.set(key, entry),
  };
}

interface FetchedToken {
  token: string;
  /** Seconds as returned by the endpoint; null if it returned none. */
  expires_in: number | null;
}

/**
 * Sends an access token request (RFC 6749 §4.4.2). The client authenticates with Basic first, which every server must
 * support (§2.3.1), and if that is refused, with credentials in the body, which some servers require.
 * @throws ToolgateError AUTH_FAILED {http_status?, api_message?} without secrets that the endpoint may have echoed
 */
async function fetchToken(client: TokenClient, sender: Sender): Promise<FetchedToken> {
  if (client.assertion) {
    const { signAssertion } = await import("./sign-assertion.ts");
    const assertion = await signAssertion(client, client.assertion);
    return readToken(await sendTokenRequest(client, sender, { assertion }), client, [assertion]);
  }
  const basic = await sendTokenRequest(client, sender, "basic");
  if (basic.status === 200) return readToken(basic, client);
  const refused = basic.status === 401 || (basic.status === 400 && errorCode(basic) === "invalid_client");
  const last = refused ? await sendTokenRequest(client, sender, "post") : basic;
  return readToken(last, client);
}

/** How a token request authenticates: the client with its secret, or an assertion. */
type Authentication = "basic" | "post" | { assertion: string };

async function sendTokenRequest(
  client: TokenClient,
  sender: Sender,
  how: Authentication,
): Promise<IncomingResponse> {
  try {
    return await sender.send(tokenRequest(client, how));
  } catch (cause) {
    if (!(cause instanceof ToolgateError) || cause.code === "EGRESS_BLOCKED") throw cause;
    throw tokenFailure(
      client,
      `could not be reached (${String(cause.details?.["reason"] ?? cause.code)})`,
      {},
      cause,
    );
  }
}

function tokenRequest(
  { token_url, client_id, client_secret, scopes }: TokenClient,
  how: Authentication,
): OutgoingRequest {
  const form: [string, string][] =
    typeof how === "object"
      ? [
          ["grant_type", "urn:ietf:params:oauth:grant-type:jwt-bearer"],
          ["assertion", how.assertion],
        ]
      : [["grant_type", "client_credentials"]];
  if (scopes.length > 0) form.push(["scope", scopes.join(" ")]);
  if (how === "post") form.push(["client_id", client_id], ["client_secret", client_secret]);
  const headers: [string, string][] = [
    ["accept", "application/json"],
    ["content-type", "application/x-www-form-urlencoded"],
  ];
  // RFC 6749 §2.3.1: client id and secret are form-encoded before they become Basic credentials.
  if (how === "basic")
    headers.push(["authorization", basicHeader(formEncode(client_id), formEncode(client_secret))]);
  return {
    method: "POST",
    url: token_url,
    headers,
    body: new TextEncoder().encode(form.map(([name, value]) => `${name}=${formEncode(value)}`).join("&")),
    // A token request can be repeated safely.
    idempotent: true,
    // Marks the request as one with secrets, also when they are in the body.
    sensitive: { headers: ["authorization"], query: [] },
  };
}

function readToken(response: IncomingResponse, client: TokenClient, derived: string[] = []): FetchedToken {
  const answer = parseAnswer(response);
  const token = answer["access_token"];
  if (response.status === 200 && typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) {
    const type = answer["token_type"];
    if (typeof type !== "string" || type.toLowerCase() === "bearer")
      return { token, expires_in: readSeconds(answer["expires_in"]) };
    throw tokenFailure(client, "returned a token of a type other than Bearer", {
      http_status: response.status,
    });
  }
  const redact = createRedactor([client.client_secret, client.client_id, ...derived]);
  // Before the message is shortened, because a part of a secret would not be found.
  const message = apiMessage(redactJson(answer, redact));
  const details: JsonObject = { http_status: response.status };
  if (message !== undefined) details["api_message"] = message;
  throw tokenFailure(
    client,
    response.status === 200 ? "returned no token" : `answered ${response.status}`,
    details,
  );
}

/** Accepts strings too, because some servers send "3600". */
function readSeconds(value: Json | undefined): number | null {
  const seconds = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof seconds === "number" && Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function errorCode(response: IncomingResponse): Json | undefined {
  return parseAnswer(response)["error"];
}

function parseAnswer(response: IncomingResponse): JsonObject {
  try {
    const parsed: Json = JSON.parse(new TextDecoder().decode(response.body));
    return isJsonObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function tokenFailure(
  client: TokenClient,
  what: string,
  details: JsonObject,
  cause?: unknown,
): ToolgateError {
  const message = `No access token: the token endpoint ${shownUrl(client.token_url)} ${what}. Check client_id, ${client.assertion ? "private_key" : "client_secret"} and token_url.`;
  return new ToolgateError("AUTH_FAILED", message, { details, cause });
}
