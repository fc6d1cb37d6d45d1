import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { changeWorkspace, readWorkspace } from "../change-workspace.ts";
import type { TreeSnapshot } from "../fill-tree.ts";
import { createTree, type Tree } from "../vendored-shell.ts";
import { addPaths, commitStaged, initRepository, switchBranch } from "./change-repository.ts";
import { readDiff } from "./read-diff.ts";
import { readBranches, readLog, readStatus } from "./read-history.ts";
import { openRepository, type Repository } from "./repository.ts";

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
  userId: string,
  operation: string,
  { folder, ...args }: JsonObject & { folder?: string },
): Promise<JsonObject> {
  const run = OPERATIONS[operation];
  if (!run) throw new ToolgateError("NOT_FOUND", `There is no operation ${operation}.`);
  const start = () => {
    const tree = createTree();
    return { tree, work: (before: TreeSnapshot) => work(tree, before) };
  };
  if (READS.has(operation)) return readWorkspace(database, userId, start);
  return (await changeWorkspace(database, userId, start)).result;

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
