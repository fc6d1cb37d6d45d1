import { ToolgateError } from "../contract/errors.ts";
import type { Database } from "../contract/ports.ts";
import { collectChanges } from "./collect-changes.ts";
import { type Before, fillTree } from "./fill-tree.ts";
import { busy, queueFor } from "./queue-for.ts";
import { type Change, commitChanges, loadContent, openWorkspace, type StoredFile } from "./snapshot.ts";
import type { Tree } from "./vendored-shell.ts";

/** Milliseconds until a caller gives up waiting for others who work in the same workspace. */
const PATIENCE = 20_000;
/** Between two looks whether they are done. */
const SHORTEST_PAUSE = 25;
const LONGEST_PAUSE = 400;
/** How often a command is repeated because single files were written meanwhile. */
const MOST_RUNS = 8;

export interface WorkspaceRun<T> {
  tree: Tree;
  /** Runs the command. `keep: false` leaves the workspace as it was. */
  work(before: Before): Promise<{ result: T; keep: boolean }>;
}

/**
 * Runs a command on all files of a person, in memory, and writes back what it changed, all or nothing. The command runs
 * again on fresh files when one that it changed was written meanwhile: nothing is lost, and it has no effects elsewhere.
 * @throws ToolgateError RATE_LIMITED others keep the workspace busy | CONFLICT | TOO_LARGE
 */
export function changeWorkspace<T>(
  database: Database,
  userId: string,
  start: () => WorkspaceRun<T>,
): Promise<{ result: T; changes: Change[] }> {
  return queueFor(userId, PATIENCE, async () => {
    const lease = crypto.randomUUID();
    try {
      return await repeatWhileStale(async () => {
        const files = await takeLease(database, userId, lease);
        const { tree, before, result, keep } = await runOnce(database, userId, files, start());
        const changes = keep ? await collectChanges(tree, before) : [];
        await commitChanges(database, userId, lease, changes);
        return { result, changes };
      });
    } catch (error) {
      // Gives the lease back.
      await commitChanges(database, userId, lease, []).catch(() => undefined);
      throw error;
    }
  });
}

/** The same for what only reads: waits for nobody, writes nothing back. */
export function readWorkspace<T>(
  database: Database,
  userId: string,
  start: () => WorkspaceRun<T>,
): Promise<T> {
  return repeatWhileStale(async () => {
    const opened = await openWorkspace(database, userId, null);
    const files = "files" in opened ? opened.files : [];
    return (await runOnce(database, userId, files, start())).result;
  });
}

async function runOnce<T>(
  database: Database,
  userId: string,
  files: readonly StoredFile[],
  { tree, work }: WorkspaceRun<T>,
) {
  const before = await fillTree(tree, files, (file) => loadContent(database, userId, file));
  return { tree, before, ...(await work(before)) };
}

async function repeatWhileStale<T>(run: () => Promise<T>): Promise<T> {
  for (let runs = 1; ; runs++) {
    try {
      return await run();
    } catch (error) {
      if (!isStale(error) || runs === MOST_RUNS) throw error;
    }
  }
}

/** Waits for whoever holds the lease. It runs out by itself, so that a holder who was killed holds up nobody for long. */
async function takeLease(database: Database, userId: string, lease: string): Promise<StoredFile[]> {
  const until = Date.now() + PATIENCE;
  let pause = SHORTEST_PAUSE;
  for (;;) {
    const opened = await openWorkspace(database, userId, lease);
    if ("files" in opened) return opened.files;
    if (Date.now() > until) throw busy();
    await new Promise((done) => setTimeout(done, Math.min(opened.wait_ms, pause * (0.5 + Math.random()))));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

function isStale(error: unknown): boolean {
  return (
    error instanceof ToolgateError && error.code === "CONFLICT" && error.details?.["reason"] === "version"
  );
}
