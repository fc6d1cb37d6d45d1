import { Type } from "@sinclair/typebox";
import type { Database } from "../contract/ports.ts";
import { nullable } from "../contract/shape.ts";
import type { TokenCache } from "./token-source.ts";

const GetOauthTokenShape = nullable(Type.Object({ token: Type.String(), expires_at: Type.String() }));

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
