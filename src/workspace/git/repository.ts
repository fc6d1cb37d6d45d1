import { Buffer } from "node:buffer";
import { ToolgateError } from "../../contract/errors.ts";
import { normalizeFolder, ROOT } from "../normalize-path.ts";
import type { TreeSnapshot } from "../snapshot.ts";
import * as vendored from "../vendor/isomorphic-git.generated.ts";
import type { Tree } from "../vendored-shell.ts";

/** A repository of the workspace. */
export interface Repository {
  fs: { promises: GitFs };
  /** Absolute path. */
  dir: string;
  tree: Tree;
}

/** @throws ToolgateError NOT_FOUND when this folder has no repository (git.init creates one) */
export function openRepository(tree: Tree, before: TreeSnapshot, folder = "", mustExist = true): Repository {
  const path = normalizeFolder(folder);
  const dir = path === "" ? ROOT : `${ROOT}/${path}`;
  if (mustExist && !tree.data.has(`${dir}/.git`)) {
    throw new ToolgateError(
      "NOT_FOUND",
      `There is no git repository in ${JSON.stringify(path || ".")}. git.init creates one.`,
      { details: { folder: path } },
    );
  }
  return { fs: createGitFs(tree, before), dir, tree };
}

/** Paths relative to the repository; an empty list for all of it, which "." also means. */
export function pathsOf(paths: readonly string[] | undefined): string[] {
  const normal = (paths ?? []).map((path) => normalizeFolder(path));
  return normal.includes("") ? [] : normal;
}

/**
 * The part of isomorphic-git (src/workspace/vendor) that is used, with its types. Every call takes `fs`
 * and `dir`.
 */
interface RepositoryFiles {
  fs: { promises: GitFs };
  dir: string;
}

export interface Person {
  name: string;
  email: string;
}

export interface CommitEntry {
  oid: string;
  commit: {
    message: string;
    parent: string[];
    author: Person & { timestamp: number };
  };
}

/**
 * Path, and the state of HEAD, the working tree and the index: 0 absent, 1 same as HEAD, 2 same as the
 * working tree, 3 different.
 */
export type StatusRow = [path: string, head: 0 | 1, worktree: 0 | 1 | 2, stage: 0 | 1 | 2 | 3];

interface Git {
  init(args: RepositoryFiles & { defaultBranch: string }): Promise<void>;
  add(args: RepositoryFiles & { filepath: string | string[] }): Promise<void>;
  remove(args: RepositoryFiles & { filepath: string }): Promise<void>;
  commit(args: RepositoryFiles & { message: string; author: Person }): Promise<string>;
  branch(args: RepositoryFiles & { ref: string; checkout?: boolean }): Promise<void>;
  checkout(args: RepositoryFiles & { ref: string }): Promise<void>;
  currentBranch(args: RepositoryFiles): Promise<string | undefined>;
  listBranches(args: RepositoryFiles): Promise<string[]>;
  log(
    args: RepositoryFiles & { ref?: string; depth?: number; filepath?: string; force?: boolean },
  ): Promise<CommitEntry[]>;
  resolveRef(args: RepositoryFiles & { ref: string }): Promise<string>;
  readBlob(args: RepositoryFiles & { oid: string; filepath?: string }): Promise<{ blob: Uint8Array }>;
  statusMatrix(args: RepositoryFiles & { filepaths?: string[] }): Promise<StatusRow[]>;
  walk<T>(
    args: RepositoryFiles & {
      trees: unknown[];
      map: (path: string, entries: (WalkEntry | null)[]) => Promise<T>;
    },
  ): Promise<T[]>;
  TREE(args: { ref: string }): unknown;
  STAGE(): unknown;
}

export interface WalkEntry {
  type(): Promise<"tree" | "blob" | "special" | "commit">;
  oid(): Promise<string>;
  content(): Promise<Uint8Array | undefined>;
}

export const git = vendored as unknown as Git;

/** Maximum milliseconds for git; the platform stops a function after 2,000 ms of CPU. */
const TIME_LIMIT = 1_200;

/** The part of `node:fs/promises` that isomorphic-git uses. */
interface GitFs {
  readFile(path: string, options?: string | { encoding?: string }): Promise<Uint8Array | string>;
  writeFile(path: string, content: Uint8Array | string): Promise<void>;
  unlink(path: string): Promise<void>;
  readdir(path: string): Promise<string[]>;
  mkdir(path: string): Promise<void>;
  rmdir(path: string): Promise<void>;
  stat(path: string): Promise<GitStat>;
  lstat(path: string): Promise<GitStat>;
  readlink(path: string): Promise<string>;
  symlink(target: string, path: string): Promise<void>;
}

interface GitStat {
  type: string;
  mode: number;
  size: number;
  ino: number;
  dev: number;
  uid: number;
  gid: number;
  mtimeMs: number;
  ctimeMs: number;
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/** The shell's file system with the interface that git needs. */
function createGitFs(tree: Tree, before: TreeSnapshot): { promises: GitFs } {
  const until = performance.now() + TIME_LIMIT;
  const guarded =
    <Args extends [path: string, ...rest: unknown[]], T>(operation: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (performance.now() > until) throw timedOut();
      return operation(...args).catch((error: unknown) => {
        throw withCode(error);
      });
    };

  async function describe(path: string, follow: boolean): Promise<GitStat> {
    const stat = follow ? await tree.stat(path) : await tree.lstat(path);
    const old = before.get(path);
    const type = stat.isDirectory ? "dir" : stat.isSymbolicLink ? "symlink" : "file";
    const bits = { dir: 0o040000, file: 0o100000, symlink: 0o120000 }[type];
    return {
      type,
      mode: bits | (stat.mode & 0o777),
      size: stat.size,
      // Times are compared in seconds, so the version distinguishes contents of the same size.
      ino: old && old.entry === tree.data.get(path) ? old.file.version : 0,
      dev: 1,
      uid: 1000,
      gid: 1000,
      mtimeMs: stat.mtime.getTime(),
      ctimeMs: stat.mtime.getTime(),
      isFile: () => stat.isFile,
      isDirectory: () => stat.isDirectory,
      isSymbolicLink: () => stat.isSymbolicLink,
    };
  }

  return {
    promises: {
      readFile: guarded(async (path, options) => {
        const bytes = await tree.readFileBuffer(path);
        const encoding = typeof options === "string" ? options : options?.encoding;
        return encoding === undefined ? Buffer.from(bytes) : Buffer.from(bytes).toString("utf8");
      }),
      writeFile: guarded((path: string, content: Uint8Array | string) => tree.writeFile(path, content)),
      unlink: guarded((path: string) => tree.rm(path)),
      readdir: guarded((path: string) => tree.readdir(path)),
      mkdir: guarded((path: string) => tree.mkdir(path)),
      rmdir: guarded((path: string) => tree.rm(path)),
      stat: guarded((path: string) => describe(path, true)),
      lstat: guarded((path: string) => describe(path, false)),
      readlink: guarded((path: string) => tree.readlink(path)),
      symlink: guarded((target: string, path: string) => tree.symlink(target, path)),
    } as GitFs,
  };
}

/** The tree's messages start with Node's error `code`. */
function withCode(error: unknown): unknown {
  const code = error instanceof Error ? /^(E[A-Z]+):/.exec(error.message)?.[1] : undefined;
  return code ? Object.assign(error as Error, { code }) : error;
}

function timedOut(): ToolgateError {
  return new ToolgateError(
    "TOO_LARGE",
    `Git worked longer than ${TIME_LIMIT} ms on this repository and was stopped; nothing was changed. Use fewer or smaller files.`,
    { details: { reason: "time" } },
  );
}
