import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { decodeJwt } from "jose";
import { isUuid } from "../../../src/base/text.ts";
import type { StackDatabase } from "../database/stack-database.ts";

/** As much as the list of sessions shows. */
const MAX_AGENT = 500;

const STATEMENT = "update auth.sessions set user_agent = $2, ip = $3::inet where id = $1";

/** Deleting a session deletes its refresh tokens with it. */
const END_OTHERS = `
delete from auth.sessions s using auth.sessions own
where own.id = $1 and s.user_id = own.user_id and s.id <> own.id`;

/**
 * Records the browser and the address of a sign-in or refresh, like GoTrue; lite leaves both empty. The
 * answer was sent already, so a failure only makes the list of sessions less informative.
 */
export function createSessionNote(database: StackDatabase) {
  return async function noteSession(
    { headers }: IncomingMessage,
    answer: Buffer,
    address: string,
  ): Promise<void> {
    const id = readSessionId(readAccessToken(answer));
    if (id === null) return;
    const agent = headers["user-agent"]?.slice(0, MAX_AGENT) ?? null;
    await database.query(STATEMENT, [id, agent, isIP(address) === 0 ? null : address]).catch(() => undefined);
  };
}

/**
 * Ends the other sessions of an account whose password was changed, like GoTrue; lite keeps them. The
 * request was accepted, so its token is valid.
 */
export function createSessionEnd(database: StackDatabase) {
  return async function endOthers({ headers }: IncomingMessage): Promise<void> {
    const id = readSessionId(/^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1]);
    if (id !== null) await database.query(END_OTHERS, [id]);
  };
}

function readAccessToken(answer: Buffer): unknown {
  try {
    return (JSON.parse(answer.toString("utf8")) as { access_token?: unknown }).access_token;
  } catch {
    return undefined;
  }
}

/** The session of an access token; null if it has none. */
function readSessionId(token: unknown): string | null {
  try {
    const id = typeof token === "string" ? decodeJwt(token)["session_id"] : null;
    return typeof id === "string" && isUuid(id) ? id : null;
  } catch {
    return null;
  }
}
