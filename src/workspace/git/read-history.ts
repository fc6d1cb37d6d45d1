import type { JsonObject } from "../../contract/json.ts";
import { normalizePath } from "../normalize-path.ts";
import type { Repository } from "./repository.ts";
import { git } from "./vendored-git.ts";

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
