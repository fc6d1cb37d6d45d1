import type { ServerResponse } from "node:http";
import type { StackDatabase } from "../database/stack-database.ts";
import { sendAuthFailure } from "./send-auth-failure.ts";

/**
 * Seconds in which a used refresh token is accepted once more, for two tabs or a lost response (GoTrue's
 * default).
 */
const REUSE_INTERVAL = 10;

/** One statement and therefore one transaction: ends the session of a reused token. */
const STATEMENT = `
with used as (
  select t.session_id from auth.refresh_tokens t
  where t.token = $1 and t.revoked and t.updated_at < now() - make_interval(secs => ${REUSE_INTERVAL})
), ended as (
  update auth.refresh_tokens t set revoked = true, updated_at = now()
  from used where t.session_id = used.session_id and not t.revoked
)
select count(*)::int as n from used
`;

/**
 * Lite accepts the parent of the current refresh token without a time limit. A token that is reused after
 * the interval was copied, so its session ends (RFC 9700 §4.14.2).
 *
 * @returns whether the request was rejected
 */
export function createReuseCheck(database: StackDatabase) {
  return async function refuseReused(
    { refresh_token: token }: Record<string, unknown>,
    response: ServerResponse,
  ): Promise<boolean> {
    if (typeof token !== "string" || token.includes("\0")) return false;
    const [row] = await database.query(STATEMENT, [token]);
    if (Number(row?.["n"]) === 0) return false;
    const message = "Invalid Refresh Token: Already Used";
    sendAuthFailure(response, 400, "refresh_token_already_used", message);
    return true;
  };
}
