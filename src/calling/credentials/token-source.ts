import { type Static, Type } from "@sinclair/typebox";
import type { AssertionAudience } from "../../contract/http-operation.ts";
import type { Database } from "../../contract/ports.ts";
import { nullable } from "../../contract/shape.ts";

const GetOauthTokenShape = nullable(Type.Object({ token: Type.String(), expires_at: Type.String() }));

/** An OAuth2 client as sent to the token endpoint, with values instead of secret ids. */
export interface TokenClient {
  token_url: string;
  client_id: string;
  client_secret: string;
  scopes: readonly string[];
  /** Present if the secret is a private key that signs an assertion (RFC 7523); an empty subject is none. */
  assertion?: { subject: string; audience: AssertionAudience | null };
}

/** Returns access tokens of OAuth2 clients. */
export interface TokenSource {
  /** Returns an unexpired token from the cache, or fetches one. */
  get(client: TokenClient): Promise<string>;
  /**
   * Returns a token other than `refused`, which the API answered with 401.
   * Concurrent calls that were refused with the same token share one token request.
   */
  refresh(client: TokenClient, refused: string): Promise<string>;
}

/** The access token of one connection, for one call. */
export interface ConnectionToken {
  /**
   * The same token until it ends, whether or not it can be refreshed.
   * @throws ToolgateError AUTH_FAILED {connect_url} when a sign-in is needed, {reason: "refresh_failed"} when
   * there is no valid token
   */
  get(): Promise<string>;
  /** A token other than `refused`, which the API answered 401 to; `refused` itself if there is no other. */
  refresh(refused: string): Promise<string>;
}

/** Shares the tokens of sessions among all instances, and lets one of them log in. */
export interface LoginStore {
  /**
   * The stored token unless it is the refused one (its SHA-256), or a lease to log in. `wait`: another
   * instance logs in. `failed`: a login failed a moment ago.
   */
  claim(key: string, refusedHash: string | null): Promise<LoginClaim>;
  store(key: string, lease: string, token: string, expiresAt: Date): Promise<void>;
  fail(key: string, lease: string): Promise<void>;
}

const LoginClaimShape = Type.Union([
  Type.Object({ outcome: Type.Literal("usable"), token: Type.String() }),
  Type.Object({ outcome: Type.Literal("login"), lease: Type.String() }),
  Type.Object({ outcome: Type.Literal("wait") }),
  Type.Object({ outcome: Type.Literal("failed") }),
]);
type LoginClaim = Static<typeof LoginClaimShape>;

export function createLoginStore(database: Database): LoginStore {
  return {
    claim: (key, refusedHash) =>
      database.call("claim_login", { p_cache_key: key, p_refused: refusedHash }, LoginClaimShape),
    async store(key, lease, token, expiresAt) {
      await database.call("store_login", {
        p_cache_key: key,
        p_lease: lease,
        p_token: token,
        p_expires_at: expiresAt.toISOString(),
      });
    },
    async fail(key, lease) {
      await database.call("fail_login", { p_cache_key: key, p_lease: lease });
    },
  };
}

export interface CachedToken {
  token: string;
  /** Milliseconds since the epoch, some seconds before the token expires. */
  expires_at: number;
}

/**
 * Stores tokens encrypted, for later calls and other processes. Keys are hashes that contain no secret; a
 * changed client secret results in another key.
 */
export interface TokenCache {
  get(key: string): Promise<CachedToken | null>;
  set(key: string, entry: CachedToken): Promise<void>;
}

/** Access tokens in the vault, shared by all instances. */
export function createTokenCache(database: Database): TokenCache {
  return {
    async get(key) {
      const row = await database.call(
        "get_oauth_token",
        {
          p_cache_key: key,
        },
        GetOauthTokenShape,
      );
      return row && { token: row.token, expires_at: Date.parse(row.expires_at) };
    },
    async set(key, { token, expires_at }) {
      await database.call("put_oauth_token", {
        p_cache_key: key,
        p_token: token,
        p_expires_at: new Date(expires_at).toISOString(),
      });
    },
  };
}
