import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database, WorkspaceKey } from "../../contract/ports.ts";
import { changeWorkspace, readWorkspace } from "../change-workspace.ts";
import { normalizePath } from "../normalize-path.ts";
import type { TreeSnapshot } from "../snapshot.ts";
import { createTree, type Tree } from "../vendored-shell.ts";
import { readDiff } from "./read-diff.ts";
import { git, openRepository, pathsOf, type Repository, type StatusRow } from "./repository.ts";

type Operation = (repository: Repository, args: JsonObject) => Promise<JsonObject>;

/** By operation id. The arguments are validated against the tool's schema. */
const OPERATIONS: Record<string, Operation> = {
  "git.status": (repository) => readStatus(repository),
  "git.diff": (repository, args) => readDiff(repository, args),
  "git.log": (repository, args) => readLog(repository, args),
  "git.branch": (repository) => readBranches(repository),
  "git.init": (repository) => initRepository(repository),
  "git.add": (repository, args) => addPaths(repository, args),
  "git.commit": (repository, args) => commitStaged(repository, args as { message: string }),
  "git.switch": (repository, args) => switchBranch(repository, args as { branch: string }),
};

const READS = new Set(["git.status", "git.diff", "git.log", "git.branch"]);

/**
 * Runs one git operation on a repository of the user's workspace. Remotes are not supported. @throws
 * ToolgateError
 */
export async function runGit(
  database: Database,
  owner: WorkspaceKey,
  operation: string,
  { folder, ...args }: JsonObject & { folder?: string },
): Promise<JsonObject> {
  const run = OPERATIONS[operation];
  if (!run) throw new ToolgateError("NOT_FOUND", `There is no operation ${operation}.`);
  const start = () => {
    const tree = createTree();
    return { tree, work: (before: TreeSnapshot) => work(tree, before) };
  };
  if (READS.has(operation)) return readWorkspace(database, owner, start);
  return (await changeWorkspace(database, owner, start)).result;

  async function work(tree: Tree, before: TreeSnapshot) {
    const repository = openRepository(tree, before, folder, operation !== "git.init");
    const result = await run?.(repository, args).catch((error: unknown) => {
      throw explain(error);
    });
    return { result: result ?? {}, keep: true };
  }
}

/** isomorphic-git identifies its errors by `code`. Errors that the caller can resolve are passed on. */
function explain(error: unknown): unknown {
  if (error instanceof ToolgateError || !(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  const details = { reason: code };
  if (code === "NotFoundError")
    return new ToolgateError("NOT_FOUND", error.message, { details, cause: error });
  if (code === "CheckoutConflictError" || code === "AlreadyExistsError") {
    return new ToolgateError("CONFLICT", error.message, { details, cause: error });
  }
  if (code === "InvalidRefNameError") {
    return new ToolgateError("INVALID_ARGUMENTS", error.message, { details, cause: error });
  }
  return new ToolgateError(
    "CONFLICT",
    "Git could not read this repository: it is damaged or uses an unsupported feature.",
    {
      details: { reason: code || "unreadable" },
      cause: error,
    },
  );
}

const AUTHOR = { name: "Toolgate agent", email: "agent@toolgate.invalid" };

/** `git init`; does nothing for an existing repository. */
async function initRepository({ fs, dir, tree }: Repository): Promise<JsonObject> {
  tree.mkdirSync(dir, { recursive: true });
  const existed = tree.data.has(`${dir}/.git/HEAD`);
  await git.init({ fs, dir, defaultBranch: "main" });
  return { branch: (await git.currentBranch({ fs, dir })) ?? null, created: !existed };
}

/** `git add`; deleted files are staged as deleted. Without paths: all changes. */
async function addPaths({ fs, dir }: Repository, { paths }: { paths?: string[] }): Promise<JsonObject> {
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
async function commitStaged(
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
async function switchBranch(
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

const DEFAULT_COMMITS = 20;

/** `git log`, newest first; empty before the first commit. */
async function readLog(
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
async function readBranches({ fs, dir }: Repository): Promise<JsonObject> {
  return {
    current: (await git.currentBranch({ fs, dir })) ?? null,
    branches: await git.listBranches({ fs, dir }),
  };
}

/** `git status`: the branch and the differences between HEAD, index and working tree, sorted by path. */
async function readStatus({ fs, dir }: Repository): Promise<JsonObject> {
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
