import { dirname } from "node:path";
import { HostFault } from "./host-fault.ts";
import type { HostRepository } from "./read-repositories.ts";
import { type ProcessResult, runProcess, showOutput } from "./run-process.ts";

/** Maximum milliseconds of one git command. */
const TIME_LIMIT = 8_000;
const LISTED_BYTES = 1024 * 1024;
/** Maximum bytes of a diff in one answer, as in the workspace's git. */
const DIFF_BYTES = 64 * 1024;
/**
 * The repository's content cannot start programs or reach the network, and only the repository's own
 * settings apply. Reads do not refresh the index.
 */
const ENVIRONMENT = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ALLOW_PROTOCOL: "",
  GIT_NO_LAZY_FETCH: "1",
  GIT_LITERAL_PATHSPECS: "1",
  GIT_PAGER: "cat",
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
};
const SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "log.showSignature=false",
  "commit.gpgSign=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "submodule.recurse=false",
  "diff.ignoreSubmodules=all",
].flatMap((setting) => ["-c", setting]);
const DIFF = ["diff", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames"];
const AUTHOR = { name: "Toolgate agent", email: "agent@toolgate.invalid" };

interface Status {
  path: string;
  /** HEAD against index, and index against working tree, as porcelain v1 letters. */
  index: string;
  work: string;
}

export type HostGit = (
  repository: HostRepository,
  operation: string,
  args: Record<string, unknown>,
  signal: AbortSignal,
) => Promise<Record<string, unknown>>;

/**
 * The operations of the git tools on a repository of this machine, with the same answers as
 * `src/workspace/git`.
 *
 * @param path search path for `git`
 * @throws HostFault NOT_FOUND | FORBIDDEN for a write to a read-only repository | CONFLICT |
 * INVALID_ARGUMENTS
 */
export function createHostGit(path: string): HostGit {
  return async function hostGit(repository, operation, args, signal) {
    const isWrite = WRITES.has(operation);
    if (isWrite && !repository.writable) throw readOnly(repository);
    const git: Git = (argv, limit = LISTED_BYTES, env = {}) =>
      runProcess({
        argv: ["git", "--no-pager", ...SETTINGS, ...argv],
        cwd: repository.path,
        env: {
          ...ENVIRONMENT,
          PATH: path,
          GIT_CEILING_DIRECTORIES: dirname(repository.path),
          ...(!isWrite && { GIT_OPTIONAL_LOCKS: "0" }),
          ...env,
        },
        timeout: TIME_LIMIT,
        outputBytes: limit,
        signal,
      });
    const run = OPERATIONS[operation];
    if (run) return run(git, args);
    throw new HostFault("NOT_FOUND", `${operation} is not possible in a repository of this server.`);
  };
}

type Git = (argv: string[], limit?: number, env?: Record<string, string>) => Promise<ProcessResult>;

const WRITES = new Set(["git.add", "git.commit", "git.switch"]);

const OPERATIONS: Record<
  string,
  (git: Git, args: Record<string, unknown>) => Promise<Record<string, unknown>>
> = {
  async "git.status"(git) {
    const rows = await readStatus(git);
    const staged = rows.filter(({ index }) => index !== " " && index !== "?");
    const unstaged = rows.filter(({ work }) => work !== " " && work !== "?");
    const untracked = rows.filter(({ index }) => index === "?");
    return {
      branch: await currentBranch(git),
      clean: rows.length === 0,
      staged: staged.map(({ path, index }) => ({ path, status: nameOf(index) })),
      unstaged: unstaged.map(({ path, work }) => ({ path, status: nameOf(work) })),
      untracked: untracked.map(({ path }) => path),
    };
  },

  async "git.diff"(git, args) {
    const sides = { index: [], staged: ["--cached"], head: ["HEAD"] };
    const against =
      sides[readChoice(args["against"] ?? "index", Object.keys(sides) as (keyof typeof sides)[])];
    const paths = ["--", ...readPaths(args)];
    const files = split(await need(git([...DIFF, "--name-only", "-z", ...against, ...paths])));
    const { stdout } = await need(git([...DIFF, ...against, ...paths], DIFF_BYTES));
    return { files, diff: showOutput(stdout) };
  },

  async "git.log"(git, args) {
    const limit = readCount(args["limit"] ?? 20, 200);
    const path = args["path"] === undefined ? [] : [readText(args["path"], "path")];
    const ref = args["ref"] === undefined ? [] : ["--end-of-options", readText(args["ref"], "ref")];
    const format = "--format=%H%x1f%an <%ae>%x1f%at%x1f%P%x1f%B%x00";
    const result = await git(["log", "--no-color", `--max-count=${limit}`, format, ...ref, "--", ...path]);
    if (/does not have any commits yet/.test(result.stderr.text)) return { commits: [] };
    return { commits: split(await need(result)).map(readCommit) };
  },

  async "git.branch"(git) {
    const { stdout } = await need(git(["for-each-ref", "--format=%(refname:short)", "refs/heads"]));
    return { current: await currentBranch(git), branches: stdout.text.split("\n").filter(Boolean) };
  },

  async "git.add"(git, args) {
    const paths = readPaths(args);
    const rows = (await readStatus(git, paths)).filter(({ work }) => work !== " ");
    if (
      paths.length > 0 &&
      rows.length === 0 &&
      split(await need(git(["ls-files", "-z", "--", ...paths]))).length === 0
    )
      throw new HostFault("NOT_FOUND", `No file matches ${paths.join(", ")}.`, { paths });
    await need(git(["add", "--all", "--", ...(paths.length > 0 ? paths : ["."])]));
    const removed = rows.filter(({ work }) => work === "D").map(({ path }) => path);
    return { added: rows.map(({ path }) => path).filter((path) => !removed.includes(path)), removed };
  },

  async "git.commit"(git, args) {
    const files = split(await need(git([...DIFF, "--cached", "--name-only", "-z"])));
    if (files.length === 0) {
      const message = "Nothing is staged. git.add stages changes.";
      throw new HostFault("CONFLICT", message, { reason: "nothing_staged" });
    }
    const { name, email } = readAuthor(args["author"]);
    const message = readText(args["message"], "message");
    await need(
      git(["commit", "--quiet", "--no-verify", "--no-edit", `--message=${message}`], LISTED_BYTES, {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: AUTHOR.name,
        GIT_COMMITTER_EMAIL: AUTHOR.email,
      }),
    );
    const { stdout } = await need(git(["rev-parse", "HEAD"]));
    return { commit: stdout.text.trim(), branch: await currentBranch(git), files };
  },

  async "git.switch"(git, args) {
    const branch = readText(args["branch"], "branch");
    // A name that starts with a hyphen would be an option.
    const { exitCode } = await git(["check-ref-format", "--branch", branch]);
    if (exitCode !== 0 || branch.startsWith("-") || branch.startsWith("@"))
      throw new HostFault("INVALID_ARGUMENTS", `${JSON.stringify(branch)} is not a branch name.`);
    if (args["create"] === true) {
      await need(git(["switch", "--quiet", "--create", branch]));
      return { branch, created: true };
    }
    const changed = (await readStatus(git)).filter(({ index }) => index !== "?").map(({ path }) => path);
    if (changed.length > 0) {
      const message = `There are uncommitted changes: ${changed.slice(0, 20).join(", ")}. Commit them first.`;
      throw new HostFault("CONFLICT", message, { reason: "not_committed", paths: changed.slice(0, 20) });
    }
    await need(git(["switch", "--quiet", "--no-guess", branch]));
    return { branch, created: false };
  },
};

async function readStatus(git: Git, paths: string[] = []): Promise<Status[]> {
  const argv = [
    "status",
    "--porcelain=v1",
    "-z",
    "--no-renames",
    "--untracked-files=all",
    "--ignore-submodules=all",
  ];
  return split(await need(git([...argv, "--", ...paths]))).map((row) => ({
    index: row[0] ?? " ",
    work: row[1] ?? " ",
    path: row.slice(3),
  }));
}

/** Null for a detached HEAD. */
async function currentBranch(git: Git): Promise<string | null> {
  const { stdout } = await git(["symbolic-ref", "--quiet", "--short", "HEAD"]);
  return stdout.text.trim() || null;
}

function nameOf(letter: string): string {
  return { A: "added", D: "deleted", U: "conflicted" }[letter] ?? "modified";
}

function readCommit(record: string): Record<string, unknown> {
  const [commit = "", author = "", seconds = "0", parents = "", message = ""] = record
    .trimStart()
    .split("\x1f");
  const date = new Date(Number(seconds) * 1000).toISOString();
  return { commit, author, date, message: message.trim(), parents: parents.split(" ").filter(Boolean) };
}

/** Parts that end in NUL; an incomplete last part is left out. */
function split({ stdout: { text, left } }: ProcessResult): string[] {
  const parts = text.split("\0");
  return (left > 0 ? parts.slice(0, -1) : parts).filter((part) => part.trim() !== "");
}

/** The result of a command that must succeed; git's error message is passed to the caller. */
async function need(pending: Promise<ProcessResult> | ProcessResult): Promise<ProcessResult> {
  const result = await pending;
  if (result.stopped === "output" || (result.exitCode === 0 && result.stopped === undefined)) return result;
  if (result.stopped) {
    const message = "Git took too long on this repository and was stopped. Ask for fewer files.";
    throw new HostFault("TOO_LARGE", message, { reason: "time" });
  }
  const said = /^(?:fatal|error): (.+)$/m.exec(result.stderr.text)?.[1] ?? "it failed";
  const isMissing = /unknown revision|bad revision|invalid reference|did not match/i.test(said);
  throw new HostFault(isMissing ? "NOT_FOUND" : "CONFLICT", `Git: ${said.slice(0, 300)}.`, { reason: "git" });
}

function readPaths({ paths }: Record<string, unknown>): string[] {
  if (paths === undefined) return [];
  if (Array.isArray(paths)) return paths.map((path) => readText(path, "paths"));
  throw new HostFault("INVALID_ARGUMENTS", "`paths` must be a list of texts.");
}

function readText(value: unknown, name: string): string {
  if (typeof value === "string" && value !== "" && !value.includes("\0")) return value;
  throw new HostFault("INVALID_ARGUMENTS", `\`${name}\` must be a text.`);
}

function readCount(value: unknown, most: number): number {
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most) return Number(value);
  throw new HostFault("INVALID_ARGUMENTS", `\`limit\` must be a whole number from 1 to ${most}.`);
}

function readChoice<T extends string>(value: unknown, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value);
  if (choice !== undefined) return choice;
  throw new HostFault("INVALID_ARGUMENTS", `\`against\` must be one of ${choices.join(", ")}.`);
}

/** "Name <mail>". */
function readAuthor(value: unknown): { name: string; email: string } {
  if (value === undefined) return AUTHOR;
  const [, name, email] = /^([^<>\n]+) <([^<>\s]+)>$/.exec(typeof value === "string" ? value : "") ?? [];
  if (name !== undefined && email !== undefined) return { name: name.trim(), email };
  throw new HostFault("INVALID_ARGUMENTS", "The author is written `Name <name@example.com>`.");
}

function readOnly({ name }: HostRepository): HostFault {
  const message = `The repository /repositories/${name} can only be read. The operator of this server can allow commits: ${name}=path:rw in WORKSPACE_REPOSITORIES.`;
  return new HostFault("FORBIDDEN", message, { reason: "read_only" });
}
