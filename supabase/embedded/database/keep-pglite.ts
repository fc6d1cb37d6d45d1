import { existsSync } from "node:fs";
import { join } from "node:path";
import { createMutex } from "./create-mutex.ts";
import { createPgliteDatabase } from "./create-pglite-database.ts";
import { initdbFile } from "./initdb-cache.ts";
import { DatabaseUnavailable, type PgliteSession } from "./pglite-session.ts";
import type { StackDatabase } from "./stack-database.ts";
import { type PgliteThread, startPgliteThread } from "./start-pglite-thread.ts";

export interface KeepOptions {
  /** Where it lives (see `prepareFolder`); undefined: in memory only. */
  folder: string | undefined;
  /** Makes what was opened usable: roles, session settings, migrations. Done again after each restart. */
  prepare(database: StackDatabase): Promise<void>;
  log: (line: string) => void;
}

/** Milliseconds between two attempts to start it again. */
const PAUSE = 1000;

/**
 * The stack's embedded Postgres, in a thread of its own. A statement over its limit ends the thread; it is started
 * again from its folder, and calls fail with `DatabaseUnavailable` until it is there.
 * @throws Error when it cannot be opened or prepared the first time
 */
export async function keepPglite({ folder, prepare, log }: KeepOptions): Promise<StackDatabase> {
  const mutex = createMutex();
  let current: PgliteThread | undefined;
  /** The thread that the task holding the session began on: a task must not go on in another one, without its transaction. */
  let begunOn: PgliteThread | undefined;
  let isLost = false;
  let isClosed = false;

  async function open(): Promise<PgliteThread> {
    const isNew = folder === undefined || !existsSync(join(folder, "PG_VERSION"));
    const thread = await startPgliteThread({ folder, archive: isNew ? initdbFile() : undefined, onEnd });
    try {
      await prepare(
        createPgliteDatabase({ session: thread, serializeAsText: (oids) => thread.serializeAsText(oids) }),
      );
      return thread;
    } catch (error) {
      await thread.close();
      throw error;
    }

    function onEnd(reason: string): void {
      if (current !== thread) return;
      current = undefined;
      log(
        `database: ended, because ${reason}; starting it again${folder === undefined ? " without what it held in memory" : ""}`,
      );
      void restart();
    }
  }

  async function restart(): Promise<void> {
    while (!isClosed) {
      try {
        const thread = await open();
        if (isClosed) return await thread.close();
        current = thread;
        return log("database: answers again");
      } catch (error) {
        log(`database: cannot be started: ${error instanceof Error ? error.message : error}`);
        await new Promise((next) => setTimeout(next, PAUSE));
      }
    }
  }

  function use(): PgliteThread {
    if (current !== undefined && current === begunOn) return current;
    isLost = true;
    throw new DatabaseUnavailable("The database is being restarted.");
  }

  async function watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnavailable) isLost = true;
      throw error;
    }
  }

  const session: PgliteSession = {
    query: <Row>(statement: string, parameters?: unknown[]) =>
      watch(async () => use().query<Row>(statement, parameters)),
    exec: (script) => watch(async () => use().exec(script)),
    execProtocol: (message, options) => watch(async () => use().execProtocol(message, options)),
    async close() {
      isClosed = true;
      await current?.close();
    },
  };

  async function exclusive<T>(limit: number, task: () => Promise<T>): Promise<T> {
    // Refused at once rather than after everybody who waits before it.
    if (current === undefined) throw new DatabaseUnavailable("The database is being restarted.");
    return mutex(async () => {
      begunOn = current;
      isLost = false;
      if (current) current.limit = limit;
      const result = await watch(task);
      // Lite makes an answer of its own of any error.
      if (isLost) throw new DatabaseUnavailable("The database was restarted in the middle of this request.");
      return result;
    });
  }

  current = await open();
  return createPgliteDatabase({ session, serializeAsText: async () => undefined, exclusive });
}
