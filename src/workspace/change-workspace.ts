import { ToolgateError } from "../contract/errors.ts";
import type { Database } from "../contract/ports.ts";
import { collectChanges } from "./collect-changes.ts";
import { fillTree, type TreeSnapshot } from "./fill-tree.ts";
import { type Change, commitChanges, loadContent, openWorkspace, type StoredFile } from "./snapshot.ts";
import type { Tree } from "./vendored-shell.ts";

/** Milliseconds that a caller waits for others in the same workspace. */
const MAX_WAIT = 20_000;

/** Milliseconds between two attempts to take the lease. */
const MIN_PAUSE = 25;

const MAX_PAUSE = 400;

/** Maximum runs of a command after conflicting writes to single files. */
const MAX_RUNS = 8;

/**
 * The last caller per workspace in this process. It only saves database requests; across processes, the
 * lease decides.
 */
const tails = new Map<string, Promise<unknown>>();

interface WorkspaceRun<T> {
  tree: Tree;
  /** Runs the command. `keep: false` discards its changes. */
  work(before: TreeSnapshot): Promise<{ result: T; keep: boolean }>;
}

/**
 * Runs a command on all files of a user, in memory, and writes its changes back atomically. When a changed
 * file was written in the meantime, the command runs again on fresh files. This is safe because it has no
 * other effects.
 *
 * @throws ToolgateError RATE_LIMITED when others keep the workspace busy | CONFLICT | TOO_LARGE
 */
export function changeWorkspace<T>(
  database: Database,
  userId: string,
  start: () => WorkspaceRun<T>,
): Promise<{ result: T; changes: Change[] }> {
  return queueFor(userId, MAX_WAIT, async () => {
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
      // Releases the lease.
      await commitChanges(database, userId, lease, []).catch(() => undefined);
      throw error;
    }
  });
}

/** Like `changeWorkspace` for commands that only read: does not wait and does not write back. */
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
      if (!isStale(error) || runs === MAX_RUNS) throw error;
    }
  }
}

/** Waits for the holder of the lease, which expires after a crash. */
async function takeLease(database: Database, userId: string, lease: string): Promise<StoredFile[]> {
  const until = Date.now() + MAX_WAIT;
  let pause = MIN_PAUSE;
  for (;;) {
    const opened = await openWorkspace(database, userId, lease);
    if ("files" in opened) return opened.files;
    if (Date.now() > until) throw busy();
    await new Promise((done) => setTimeout(done, Math.min(opened.wait_ms, pause * (0.5 + Math.random()))));
    pause = Math.min(pause * 2, MAX_PAUSE);
  }
}

function isStale(error: unknown): boolean {
  return (
    error instanceof ToolgateError && error.code === "CONFLICT" && error.details?.["reason"] === "version"
  );
}

/**
 * Runs calls with the same key one after the other, in order. @throws ToolgateError RATE_LIMITED after
 * `patience` milliseconds of waiting
 */
async function queueFor<T>(key: string, patience: number, run: () => Promise<T>): Promise<T> {
  const ahead = tails.get(key) ?? Promise.resolve();
  const until = Date.now() + patience;
  const mine = ahead.then(() => {
    if (Date.now() > until) throw busy();
    return run();
  });
  const tail = mine.then(
    () => undefined,
    () => undefined,
  );
  tails.set(key, tail);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === tail) tails.delete(key);
  }
}

function busy(): ToolgateError {
  return new ToolgateError(
    "RATE_LIMITED",
    "The workspace is busy with other commands. Try again in a moment.",
    {
      details: { retry_after_s: 5 },
      headers: { "retry-after": "5" },
    },
  );
}
