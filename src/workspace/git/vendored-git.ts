import * as vendored from "../vendor/isomorphic-git.generated.ts";
import type { GitFs } from "./git-fs.ts";

/**
 * The part of isomorphic-git (src/workspace/vendor) that is used, with its types. Every call takes `fs`
 * and `dir`.
 */
interface Repository {
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
  init(args: Repository & { defaultBranch: string }): Promise<void>;
  add(args: Repository & { filepath: string | string[] }): Promise<void>;
  remove(args: Repository & { filepath: string }): Promise<void>;
  commit(args: Repository & { message: string; author: Person }): Promise<string>;
  branch(args: Repository & { ref: string; checkout?: boolean }): Promise<void>;
  checkout(args: Repository & { ref: string }): Promise<void>;
  currentBranch(args: Repository): Promise<string | undefined>;
  listBranches(args: Repository): Promise<string[]>;
  log(
    args: Repository & { ref?: string; depth?: number; filepath?: string; force?: boolean },
  ): Promise<CommitEntry[]>;
  resolveRef(args: Repository & { ref: string }): Promise<string>;
  readBlob(args: Repository & { oid: string; filepath?: string }): Promise<{ blob: Uint8Array }>;
  statusMatrix(args: Repository & { filepaths?: string[] }): Promise<StatusRow[]>;
  walk<T>(
    args: Repository & { trees: unknown[]; map: (path: string, entries: (WalkEntry | null)[]) => Promise<T> },
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
