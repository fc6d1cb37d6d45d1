import type { SqlRow, StackDatabase } from "../stack-database.ts";
import { withFaults } from "../to-fault.ts";
import { createMutex, type Mutex } from "./create-mutex.ts";
import { createPgliteCaller } from "./create-pglite-caller.ts";
import { SessionConnection } from "./pglite-connection.ts";
import type { PgliteSession } from "./pglite-session.ts";

/** Maximum milliseconds of the stack's own statements. */
const OWN_LIMIT = 120_000;

export interface PgliteParts {
  session: PgliteSession;
  serializeAsText(oids: number[]): Promise<void> | void;
  /** Runs a task of the session with a limit of milliseconds per call (0: none). One task at a time. */
  exclusive?<T>(limit: number, task: () => Promise<T>): Promise<T>;
}

/** A `StackDatabase` on the single session of a PGlite. */
export function createPgliteDatabase({
  session,
  serializeAsText,
  exclusive = alone(createMutex()),
}: PgliteParts): StackDatabase {
  const connection = new SessionConnection(session);
  const call = createPgliteCaller(session);
  return {
    kind: "pglite",
    connection,
    exclusive: (task, { limit = OWN_LIMIT } = {}) => exclusive(limit, task),
    async query<Row extends SqlRow>(statement: string, parameters: unknown[] = []) {
      const run = () => withFaults(() => session.query<Row>(statement, parameters));
      return (await exclusive(OWN_LIMIT, run)).rows;
    },
    async run(script, { as } = {}) {
      await exclusive(0, () => withFaults(() => runScript(session, script, as)));
    },
    callFunction: (request) => exclusive(OWN_LIMIT, () => call(request)),
    async serializeAsText(oids) {
      await exclusive(OWN_LIMIT, async () => serializeAsText(oids));
    },
    close: () => connection.close(),
  };
}

function alone(mutex: Mutex) {
  return <T>(_limit: number, task: () => Promise<T>) => mutex(task);
}

/**
 * Uses `set session authorization` rather than `set role`, so that a script's `reset role` does not make
 * it superuser.
 */
async function runScript(session: PgliteSession, script: string, as: string | undefined): Promise<void> {
  if (as !== undefined) await session.exec(`set session authorization ${as}`);
  try {
    await session.exec("begin");
    await session.exec(script);
    await session.exec("commit");
  } catch (error) {
    await session.exec("rollback");
    throw error;
  } finally {
    if (as !== undefined) await session.exec("set session authorization supabase_admin");
  }
}
