import type { Sender } from "../contract/ports.ts";
import { sha256 } from "../contract/sha256.ts";
import { type FetchedToken, fetchToken } from "./fetch-token.ts";
import type { CachedToken, TokenCache, TokenClient, TokenSource } from "./token-source.ts";

/** A token is not used in its last seconds: the call must still arrive with it. Milliseconds. */
const EXPIRY_MARGIN_MS = 30_000;
/** When the endpoint does not say how long a token lives (RFC 6749 §5.1 only recommends it). Milliseconds. */
const ASSUMED_LIFE_MS = 300_000;

/**
 * OAuth2 client credentials (RFC 6749 §4.4): tokens cached until shortly before they expire, fetched once however many
 * calls of this process wait for them. The cache is a help only: when it fails, tokens are fetched.
 * @throws ToolgateError AUTH_FAILED {http_status?, api_message?} from `get` and `refresh` when no token is to be had
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
    // The token is good even if the next call has to fetch its own.
  }
}

/** SHA-256 over everything that decides which token this is; the secret goes in as a digest of its own. */
function cacheKey(client: TokenClient): string {
  const secret = sha256(client.client_secret);
  return sha256(JSON.stringify([client.token_url, client.client_id, secret, [...client.scopes].sort()]));
}

/** Keeps tokens in memory; for tests and for processes without a database. */
export function createMemoryTokenCache(): TokenCache {
  const entries = new Map<string, CachedToken>();
  return {
    get: async (key) => entries.get(key) ?? null,
    set: async (key, entry) => void entries.set(key, entry),
  };
}
