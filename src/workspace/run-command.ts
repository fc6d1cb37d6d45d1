import type { JsonObject } from "../base/json.ts";
import type { Platform, WorkspaceOwner } from "../contract/ports.ts";
import { runGit } from "./git/run-git.ts";
import { repositoryName, runRepository } from "./git/run-repository.ts";
import { type BashCommand, runBash } from "./run-bash.ts";
import { type HostCommand, runHostCommand } from "./run-host-command.ts";

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
