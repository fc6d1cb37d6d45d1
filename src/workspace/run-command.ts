import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { HostTools, Platform, WorkspaceOwner } from "../contract/ports.ts";
import { pathsOf } from "./git/repository.ts";
import { runGit } from "./git/run-git.ts";
import { normalizePath } from "./normalize-path.ts";
import { type BashCommand, runBash } from "./run-bash.ts";
import { type HostCommand, runHostCommand } from "./run-host-command.ts";

const FOLDER = /^\/repositories(?:\/([^/]*))?\/?$/;

/**
 * Runs an operation of the plugins in the function `workspace`. The arguments are validated against the
 * tool's schema.
 */
export function runCommand(
  { database, host }: Pick<Platform, "database" | "host">,
  owner: WorkspaceOwner,
  operation: string,
  args: JsonObject,
): Promise<JsonObject> {
  if (operation === "bash.run") return runBash(database, owner.user_id, args as JsonObject & BashCommand);
  if (operation === "command.run")
    return runHostCommand(database, host, owner, args as JsonObject & HostCommand);
  const repository = repositoryName(args["folder"]);
  if (repository !== undefined) return runRepository(host, repository, operation, args);
  return runGit(database, owner.user_id, operation, args);
}

/**
 * The name in `/repositories/<name>`, a repository of the installation. Undefined for a folder of the
 * workspace.
 */
function repositoryName(folder: unknown): string | undefined {
  if (typeof folder !== "string") return undefined;
  const [whole, name = ""] = FOLDER.exec(folder) ?? [];
  return whole === undefined ? undefined : name;
}

/**
 * Runs one git operation on a repository that the operator of this installation configured.
 *
 * @throws ToolgateError NOT_FOUND for an unknown name | FORBIDDEN for a write to a read-only repository
 */
async function runRepository(
  host: HostTools | null,
  repository: string,
  operation: string,
  { folder: _, ...args }: JsonObject,
): Promise<JsonObject> {
  if (host === null) {
    const message = "This installation offers no repositories. Name a folder of the workspace.";
    throw new ToolgateError("NOT_FOUND", message, { details: { folder: `/repositories/${repository}` } });
  }
  const { paths, path } = args as { paths?: string[]; path?: string };
  return host.ask("git", {
    repository,
    operation,
    arguments: {
      ...args,
      ...(paths !== undefined && { paths: pathsOf(paths) }),
      ...(path !== undefined && { path: normalizePath(path) }),
    },
  });
}
