import type { JsonObject } from "../../base/json.ts";
import { normalizePath } from "../normalize-path.ts";
import type { Repository } from "./repository.ts";
import { git, type StatusRow } from "./vendored-git.ts";

const DEFAULT_COMMITS = 20;

/** `git log`, newest first; empty before the first commit. */
export async function readLog(
  { fs, dir }: Repository,
  { limit = DEFAULT_COMMITS, ref, path }: { limit?: number; ref?: string; path?: string },
): Promise<JsonObject> {
  const hasCommits = await git.resolveRef({ fs, dir, ref: ref ?? "HEAD" }).catch(() => null);
  if (hasCommits === null && ref === undefined) return { commits: [] };
  const entries = await git.log({
    fs,
    dir,
    depth: limit,
    ...(ref !== undefined && { ref }),
    ...(path !== undefined && { filepath: normalizePath(path), force: true }),
  });
  return {
    commits: entries.map(({ oid, commit: { message, parent, author } }) => ({
      commit: oid,
      author: `${author.name} <${author.email}>`,
      date: new Date(author.timestamp * 1000).toISOString(),
      message: message.trim(),
      parents: parent,
    })),
  };
}

/** `git branch`: the current branch (null for a detached HEAD) and all branches. */
export async function readBranches({ fs, dir }: Repository): Promise<JsonObject> {
  return {
    current: (await git.currentBranch({ fs, dir })) ?? null,
    branches: await git.listBranches({ fs, dir }),
  };
}

/** `git status`: the branch and the differences between HEAD, index and working tree, sorted by path. */
export async function readStatus({ fs, dir }: Repository): Promise<JsonObject> {
  const rows = await git.statusMatrix({ fs, dir });
  const pick = (wanted: (row: StatusRow) => string | null) =>
    rows.flatMap((row) => {
      const status = wanted(row);
      return status === null ? [] : [{ path: row[0], status }];
    });
  const staged = pick(stagedStatus);
  const unstaged = pick(unstagedStatus);
  const untracked = rows.filter(([, head, work, stage]) => head === 0 && work === 2 && stage === 0);
  return {
    branch: (await git.currentBranch({ fs, dir })) ?? null,
    clean: staged.length + unstaged.length + untracked.length === 0,
    staged,
    unstaged,
    untracked: untracked.map(([path]) => path),
  };
}

/** HEAD against index. */
function stagedStatus([, head, , stage]: StatusRow): string | null {
  if (head === 0) return stage === 0 ? null : "added";
  if (stage === 0) return "deleted";
  return stage === 1 ? null : "modified";
}

/** Index against working tree. */
function unstagedStatus([, head, work, stage]: StatusRow): string | null {
  if (stage === 0) return null;
  if (work === 0) return "deleted";
  const same = stage === 2 ? work === 2 : stage === 1 && work === 1;
  return same || (head === 1 && work === 1 && stage === 1) ? null : "modified";
}
