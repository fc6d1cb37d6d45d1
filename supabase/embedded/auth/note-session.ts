import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { decodeJwt } from "jose";
import { isUuid } from "../../../src/base/uuid.ts";
import type { StackDatabase } from "../database/stack-database.ts";

/** As much as the list of sessions shows. */
const MAX_AGENT = 500;

const STATEMENT = "update auth.sessions set user_agent = $2, ip = $3::inet where id = $1";

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
    const id = readSessionId(answer);
    if (id === null) return;
    const agent = headers["user-agent"]?.slice(0, MAX_AGENT) ?? null;
    await database.query(STATEMENT, [id, agent, isIP(address) === 0 ? null : address]).catch(() => undefined);
  };
}

/** From the access token of the answer; null if the answer has none. */
function readSessionId(answer: Buffer): string | null {
  try {
    const { access_token } = JSON.parse(answer.toString("utf8")) as { access_token?: unknown };
    const id = typeof access_token === "string" ? decodeJwt(access_token)["session_id"] : null;
    return typeof id === "string" && isUuid(id) ? id : null;
  } catch {
    return null;
  }
}
