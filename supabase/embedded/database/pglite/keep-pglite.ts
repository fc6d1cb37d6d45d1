import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StackDatabase } from "../stack-database.ts";
import { createMutex } from "./create-mutex.ts";
import { createPgliteDatabase } from "./create-pglite-database.ts";
import { readInitdb } from "./initdb-cache.ts";
import type { MigratedCache } from "./migrated-cache.ts";
import { DatabaseUnavailable, type PgliteSession } from "./pglite-session.ts";
import { type PgliteThread, startPgliteThread } from "./start-pglite-thread.ts";

export interface KeepOptions {
  /** Folder of the database (see `prepareFolder`); undefined: in memory only. */
  folder: string | undefined;
  /**
   * Prepares an opened database: roles, session settings, migrations. Repeated after each restart.
   * `isMigrated`: it is a copy of the cache, which needs session settings only.
   */
  prepare(database: StackDatabase, isMigrated: boolean): Promise<void>;
  /** For databases in memory. */
  cache: MigratedCache;
  log: (line: string) => void;
}

/** Milliseconds between two attempts to restart it. */
const PAUSE = 1000;

/**
 * The stack's embedded Postgres, in a separate thread. A statement over its limit terminates the thread,
 * which is then restarted from its folder; calls fail with `DatabaseUnavailable` in the meantime.
 *
 * @throws Error when the first start fails
 */
export async function keepPglite({ folder, prepare, cache, log }: KeepOptions): Promise<StackDatabase> {
  const mutex = createMutex();
  let current: PgliteThread | undefined;
  /**
   * The thread in which the current task started. A task must not continue in another thread, without its
   * transaction.
   */
  let begunOn: PgliteThread | undefined;
  let isLost = false;
  let isClosed = false;

  async function open(): Promise<PgliteThread> {
    const isNew = folder === undefined || !existsSync(join(folder, "PG_VERSION"));
    const migrated = folder === undefined ? cache.read() : undefined;
    const archive = migrated ?? (isNew ? readInitdb() : undefined);
    const thread = await startPgliteThread({ folder, archive, onEnd });
    try {
      await prepare(
        createPgliteDatabase({ session: thread, serializeAsText: (oids) => thread.serializeAsText(oids) }),
        migrated !== undefined,
      );
      if (folder === undefined && migrated === undefined) await cache.store(thread);
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
    verify: () => watch(async () => use().verify?.()),
    async close() {
      isClosed = true;
      await current?.close();
    },
  };

  async function exclusive<T>(limit: number, task: () => Promise<T>): Promise<T> {
    // Fails immediately instead of after all queued tasks.
    if (current === undefined) throw new DatabaseUnavailable("The database is being restarted.");
    return mutex(async () => {
      begunOn = current;
      isLost = false;
      if (current) current.limit = limit;
      const result = await watch(task);
      // Lite turns every error into a response.
      if (isLost) throw new DatabaseUnavailable("The database was restarted in the middle of this request.");
      return result;
    });
  }

  current = await open();
  return createPgliteDatabase({ session, serializeAsText: async () => undefined, exclusive });
}
