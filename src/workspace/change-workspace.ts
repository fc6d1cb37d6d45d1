import { Buffer } from "node:buffer";
import { ToolgateError } from "../contract/errors.ts";
import type { Database, WorkspaceKey } from "../contract/ports.ts";
import { toBase64 } from "./content.ts";
import { keyOf } from "./key-of.ts";
import { normalizePath, ROOT } from "./normalize-path.ts";
import {
  type Change,
  commitChanges,
  fillTree,
  loadContent,
  openWorkspace,
  type StoredFile,
  type TreeSnapshot,
} from "./snapshot.ts";
import type { Tree, TreeEntry } from "./vendored-shell.ts";

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
  owner: WorkspaceKey,
  start: () => WorkspaceRun<T>,
): Promise<{ result: T; changes: Change[] }> {
  return queueFor(JSON.stringify(keyOf(owner)), MAX_WAIT, async () => {
    const lease = crypto.randomUUID();
    try {
      return await repeatWhileStale(async () => {
        const files = await takeLease(database, owner, lease);
        const { tree, before, result, keep } = await runOnce(database, owner, files, start());
        const changes = keep ? await collectChanges(tree, before) : [];
        await commitChanges(database, owner, lease, changes);
        return { result, changes };
      });
    } catch (error) {
      // Releases the lease.
      await commitChanges(database, owner, lease, []).catch(() => undefined);
      throw error;
    }
  });
}

/** Like `changeWorkspace` for commands that only read: does not wait and does not write back. */
export function readWorkspace<T>(
  database: Database,
  owner: WorkspaceKey,
  start: () => WorkspaceRun<T>,
): Promise<T> {
  return repeatWhileStale(async () => {
    const opened = await openWorkspace(database, owner, null);
    const files = "files" in opened ? opened.files : [];
    return (await runOnce(database, owner, files, start())).result;
  });
}

async function runOnce<T>(
  database: Database,
  owner: WorkspaceKey,
  files: readonly StoredFile[],
  { tree, work }: WorkspaceRun<T>,
) {
  const before = await fillTree(tree, files, (file) => loadContent(database, owner, file));
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
async function takeLease(database: Database, owner: WorkspaceKey, lease: string): Promise<StoredFile[]> {
  const until = Date.now() + MAX_WAIT;
  let pause = MIN_PAUSE;
  for (;;) {
    const opened = await openWorkspace(database, owner, lease);
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

/** Maximum bytes that one command may write, so that they fit into one database request. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The changes of a command below /workspace. Other files only exist during the command.
 *
 * @throws ToolgateError INVALID_ARGUMENTS for an invalid path | TOO_LARGE
 */
async function collectChanges(tree: Tree, before: TreeSnapshot): Promise<Change[]> {
  const changes: Change[] = [];
  let bytes = 0;
  for (const [path, entry] of tree.data) {
    if (!path.startsWith(`${ROOT}/`)) continue;
    const change = await compare(tree, path, entry, before.get(path));
    if (change === null) continue;
    bytes += change.content?.length ?? 0;
    if (bytes > (MAX_BYTES * 4) / 3) throw tooLarge();
    changes.push(change);
  }
  for (const [path, { file }] of before) {
    if (!tree.data.has(path)) changes.push({ path: file.path, version: file.version, kind: null });
  }
  return changes;
}

async function compare(
  tree: Tree,
  path: string,
  entry: TreeEntry,
  old: { file: StoredFile; entry: TreeEntry | undefined } | undefined,
): Promise<Change | null> {
  if (old?.entry === entry) return null;
  // Folders are implied by their content; only empty ones are stored.
  if (entry.type === "directory" && (old?.file.kind === "folder" || hasChildren(tree, path))) return null;
  const now = await readEntry(entry);
  const mode = entry.mode & 0o777;
  if (old && old.file.kind === now.kind && old.file.mode === mode && (await sameContent(old, now.content))) {
    return null;
  }
  const name = path.slice(ROOT.length + 1);
  if (normalizePath(name) !== name) throw unsupportedName(name);
  return {
    path: name,
    version: old?.file.version ?? null,
    kind: now.kind,
    mode,
    content: toBase64(now.content),
  };
}

function hasChildren(tree: Tree, folder: string): boolean {
  for (const path of tree.data.keys()) if (path.startsWith(`${folder}/`)) return true;
  return false;
}

async function readEntry(entry: TreeEntry): Promise<{ kind: StoredFile["kind"]; content: Uint8Array }> {
  if (entry.type === "directory") return { kind: "folder", content: new Uint8Array() };
  if (entry.type === "symlink") return { kind: "link", content: new TextEncoder().encode(entry.target) };
  return { kind: "file", content: await readFile(entry) };
}

async function readFile(entry: TreeEntry & { type: "file" }): Promise<Uint8Array> {
  if ("lazy" in entry) return entry.lazy();
  return typeof entry.content === "string" ? new TextEncoder().encode(entry.content) : entry.content;
}

async function sameContent(
  { file, entry }: { file: StoredFile; entry: TreeEntry | undefined },
  now: Uint8Array,
): Promise<boolean> {
  if (file.size !== now.length || entry === undefined) return false;
  return Buffer.compare((await readEntry(entry)).content, now) === 0;
}

function unsupportedName(name: string): ToolgateError {
  return new ToolgateError(
    "INVALID_ARGUMENTS",
    `The name ${JSON.stringify(name)} is not in Unicode NFC: use the composed form.`,
    { details: { reason: "not normalised" } },
  );
}

function tooLarge(): ToolgateError {
  return new ToolgateError(
    "TOO_LARGE",
    `A command may write ${MAX_BYTES / 1024 / 1024} MiB; nothing was changed. Do it in smaller steps.`,
    { details: { max_bytes: MAX_BYTES } },
  );
}
