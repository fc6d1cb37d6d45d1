import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { pathsOf, type Repository } from "./repository.ts";
import { git } from "./vendored-git.ts";

const AUTHOR = { name: "Toolgate agent", email: "agent@toolgate.invalid" };

/** `git init`; does nothing for an existing repository. */
export async function initRepository({ fs, dir, tree }: Repository): Promise<JsonObject> {
  tree.mkdirSync(dir, { recursive: true });
  const existed = tree.data.has(`${dir}/.git/HEAD`);
  await git.init({ fs, dir, defaultBranch: "main" });
  return { branch: (await git.currentBranch({ fs, dir })) ?? null, created: !existed };
}

/** `git add`; deleted files are staged as deleted. Without paths: all changes. */
export async function addPaths(
  { fs, dir }: Repository,
  { paths }: { paths?: string[] },
): Promise<JsonObject> {
  const filepaths = pathsOf(paths);
  const rows = await git.statusMatrix({ fs, dir, ...(filepaths.length > 0 && { filepaths }) });
  if (filepaths.length > 0 && rows.length === 0) {
    throw new ToolgateError("NOT_FOUND", `No file matches ${filepaths.join(", ")}.`, {
      details: { paths: filepaths },
    });
  }
  const changed = rows.filter(([, , work, stage]) => work !== stage);
  const deleted = changed.filter(([, , work]) => work === 0);
  const present = changed.filter(([, , work]) => work !== 0).map(([path]) => path);
  for (const [filepath] of deleted) await git.remove({ fs, dir, filepath });
  if (present.length > 0) await git.add({ fs, dir, filepath: present });
  return { added: present, removed: deleted.map(([path]) => path) };
}

/** `git commit` of the staged changes. @throws ToolgateError CONFLICT when there are none */
export async function commitStaged(
  { fs, dir }: Repository,
  { message, author }: { message: string; author?: string },
): Promise<JsonObject> {
  const rows = await git.statusMatrix({ fs, dir });
  const staged = rows.filter(([, head, , stage]) => (head === 0 ? stage !== 0 : stage !== 1));
  if (staged.length === 0) {
    throw new ToolgateError("CONFLICT", "Nothing is staged. git.add stages changes.", {
      details: { reason: "nothing_staged" },
    });
  }
  const commit = await git.commit({ fs, dir, message, author: readAuthor(author) });
  return {
    commit,
    branch: (await git.currentBranch({ fs, dir })) ?? null,
    files: staged.map(([path]) => path),
  };
}

/**
 * `git switch`, with `create` a new branch from HEAD. @throws ToolgateError CONFLICT for local changes |
 * NOT_FOUND
 */
export async function switchBranch(
  { fs, dir }: Repository,
  { branch, create = false }: { branch: string; create?: boolean },
): Promise<JsonObject> {
  if (create) {
    await git.branch({ fs, dir, ref: branch, checkout: true });
    return { branch, created: true };
  }
  await rejectLocalChanges({ fs, dir });
  await git.checkout({ fs, dir, ref: branch });
  return { branch, created: false };
}

/** git keeps compatible local changes; here they would be lost where the branches differ. */
async function rejectLocalChanges({ fs, dir }: Pick<Repository, "fs" | "dir">): Promise<void> {
  const rows = await git.statusMatrix({ fs, dir });
  const changed = rows.filter(
    ([, head, work, stage]) => (head === 1 || stage !== 0) && (work !== 1 || stage !== 1),
  );
  if (changed.length === 0) return;
  const paths = changed.map(([path]) => path).slice(0, 20);
  throw new ToolgateError(
    "CONFLICT",
    `There are uncommitted changes: ${paths.join(", ")}. Commit them first.`,
    {
      details: { reason: "not_committed", paths },
    },
  );
}

/** "Name <mail>". */
function readAuthor(author: string | undefined): { name: string; email: string } {
  const [, name, email] = /^([^<>\n]+) <([^<>\s]+)>$/.exec(author ?? "") ?? [];
  if (name !== undefined && email !== undefined) return { name: name.trim(), email };
  if (author === undefined) return AUTHOR;
  throw new ToolgateError("INVALID_ARGUMENTS", "The author is written `Name <name@example.com>`.");
}
