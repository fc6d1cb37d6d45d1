import type { FunctionCall } from "../stack-database.ts";
import { DatabaseFault } from "../stack-database.ts";
import { executeMessages, parseMessage, readAnswer, SYNC } from "../wire-protocol.ts";
import type { PgliteSession } from "./pglite-session.ts";

/** Role and claims for this transaction only (`is_local`), as PostgREST sets them for a secret key. */
const CONTEXT_STATEMENT =
  "select set_config('role', 'service_role', true), set_config('request.jwt.claims', $1, true)";
const CLAIMS = JSON.stringify({ role: "service_role" });
/** Maximum number of prepared statements, far more than the distinct calls. */
const MAX_PREPARED = 500;
const UNKNOWN_STATEMENT = "26000";

/**
 * Calls functions on PGlite in one round trip to the WASM module: context and call are one pipeline, and a
 * pipeline up to its Sync is one transaction (PostgreSQL, "Extended Query: Pipelining"). The caller must
 * hold the session.
 */
export function createPgliteCaller(
  session: PgliteSession,
): (call: FunctionCall) => Promise<Uint8Array | null> {
  const prepared = new Map<string, string>();
  let names = 0;

  async function exchange(call: FunctionCall) {
    const unprepared = [CONTEXT_STATEMENT, call.statement].filter((statement) => !prepared.has(statement));
    const named = new Map(unprepared.map((statement) => [statement, `toolgate_${++names}`]));
    const nameOf = (statement: string) => prepared.get(statement) ?? named.get(statement) ?? "";
    const pipeline = Buffer.concat([
      ...unprepared.map((statement) => parseMessage(nameOf(statement), statement)),
      executeMessages(nameOf(CONTEXT_STATEMENT), [CLAIMS]),
      executeMessages(nameOf(call.statement), call.parameters),
      SYNC,
    ]);
    const { data } = await session.execProtocol(pipeline, { throwOnError: false, syncToFs: false });
    const answer = readAnswer(data);
    for (const statement of unprepared.slice(0, answer.parsed)) prepared.set(statement, nameOf(statement));
    return answer;
  }

  async function forgetPrepared(): Promise<void> {
    prepared.clear();
    await session.exec("deallocate all");
  }

  return async function callOnPglite(call) {
    if (prepared.size >= MAX_PREPARED) await forgetPrepared();
    let answer = await exchange(call);
    if (answer.fault?.code === UNKNOWN_STATEMENT) {
      await forgetPrepared();
      answer = await exchange(call);
    }
    if (answer.fault) throw answer.fault;
    if (answer.value === undefined) {
      await session.verify?.();
      throw new DatabaseFault({ code: "XX000", message: "The function call returned no row." });
    }
    return answer.value;
  };
}
