import { createMutex, type Mutex } from "./create-mutex.ts";
import { createPgliteCaller } from "./create-pglite-caller.ts";
import { SessionConnection } from "./pglite-connection.ts";
import type { PgliteSession } from "./pglite-session.ts";
import type { SqlRow, StackDatabase } from "./stack-database.ts";
import { withFaults } from "./to-fault.ts";

/** Milliseconds of our own statements; far above what any of them takes. */
const OWN_LIMIT = 120_000;

export interface PgliteParts {
  session: PgliteSession;
  serializeAsText(oids: number[]): Promise<void> | void;
  /** Runs a task of the session with a limit of milliseconds for each call (0: none); one task at a time. */
  exclusive?<T>(limit: number, task: () => Promise<T>): Promise<T>;
}

/** A `StackDatabase` over the one session of a PGlite. */
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

/** `set session authorization` rather than `set role`: a script's own `reset role` must not make it superuser. */
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
