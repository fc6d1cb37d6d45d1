import type { JsonObject } from "../contract/json.ts";
import type { Database } from "../contract/ports.ts";
import { runGit } from "./git/run-git.ts";
import { type BashCommand, runBash } from "./run-bash.ts";

/** What the plugins hand over to the function `workspace`. Arguments were checked against the tool's schema. */
export function runCommand(
  database: Database,
  userId: string,
  operation: string,
  args: JsonObject,
): Promise<JsonObject> {
  return operation === "bash.run"
    ? runBash(database, userId, args as JsonObject & BashCommand)
    : runGit(database, userId, operation, args);
}
