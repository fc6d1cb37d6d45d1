import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { HostTools } from "../../contract/ports.ts";
import { normalizePath } from "../normalize-path.ts";
import { pathsOf } from "./repository.ts";

const FOLDER = /^\/repositories(?:\/([^/]*))?\/?$/;

/**
 * The name in `/repositories/<name>`, a repository of the installation. Undefined for a folder of the
 * workspace.
 */
export function repositoryName(folder: unknown): string | undefined {
  if (typeof folder !== "string") return undefined;
  const [whole, name = ""] = FOLDER.exec(folder) ?? [];
  return whole === undefined ? undefined : name;
}

/**
 * Runs one git operation on a repository that the operator of this installation configured.
 *
 * @throws ToolgateError NOT_FOUND for an unknown name | FORBIDDEN for a write to a read-only repository
 */
export async function runRepository(
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
