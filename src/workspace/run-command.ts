import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Database, HostTools, Platform, WorkspaceKey, WorkspaceOwner } from "../contract/ports.ts";
import { pathsOf } from "./git/repository.ts";
import { runGit } from "./git/run-git.ts";
import { normalizeFolder, normalizePath } from "./normalize-path.ts";
import { type BashCommand, runBash } from "./run-bash.ts";
import { type Change, commitChanges, loadContent, openWorkspace, type StoredFile } from "./snapshot.ts";

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
  if (operation === "bash.run") return runBash(database, owner, args as JsonObject & BashCommand);
  if (operation === "command.run")
    return runHostCommand(database, host, owner, args as JsonObject & HostCommand);
  const repository = repositoryName(args["folder"]);
  if (repository !== undefined) return runRepository(host, repository, operation, args);
  return runGit(database, owner, operation, args);
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

interface HostCommand {
  command: string;
  arguments?: string[];
  folder?: string;
  stdin?: string;
}

type CopiedFile = Required<Pick<StoredFile, "path" | "kind" | "mode" | "content">>;

/** Maximum bytes of the files that are copied for a command. */
const MAX_COPIED_BYTES = 16 * 1024 * 1024;

/**
 * Runs a command of the server that the operator allows for this agent, in a copy of the workspace. Its
 * changes are written back atomically. It runs once and is not repeated after a conflict, because it may
 * have other effects.
 *
 * @throws ToolgateError FORBIDDEN | NOT_FOUND | CONFLICT when a changed file was written in the meantime |
 * TOO_LARGE
 */
async function runHostCommand(
  database: Database,
  host: HostTools | null,
  owner: WorkspaceOwner,
  { folder, ...command }: HostCommand,
): Promise<JsonObject> {
  if (host === null)
    throw new ToolgateError("NOT_FOUND", "This installation runs no commands of its server.");
  const { user_id, agent_id } = owner;
  const request: JsonObject = { user_id, agent_id, ...command, folder: normalizeFolder(folder ?? "") };
  const { needs_files } = await host.ask("look", request);
  if (needs_files !== true) return answer(await host.ask("run", request), []);
  const stored = await readFiles(database, owner);
  const result = await host.ask("run", { ...request, files: stored.map(toCopied) });
  const changes = toChanges(stored, result);
  await commitChanges(database, owner, crypto.randomUUID(), changes).catch((error: unknown) => {
    throw explain(error);
  });
  return answer(result, changes);
}

async function readFiles(
  database: Database,
  owner: WorkspaceKey,
): Promise<(StoredFile & { content: string })[]> {
  const opened = await openWorkspace(database, owner, null);
  const files = "files" in opened ? opened.files : [];
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_COPIED_BYTES) {
    const message = `Commands of the server work on ${MAX_COPIED_BYTES / 1024 / 1024} MiB of files at most. Delete some.`;
    throw new ToolgateError("TOO_LARGE", message, { details: { max_bytes: MAX_COPIED_BYTES } });
  }
  const complete: (StoredFile & { content: string })[] = [];
  for (const file of files) {
    const isEmpty = file.kind === "folder";
    const content = file.content ?? (isEmpty ? "" : await loadContent(database, owner, file));
    complete.push({ ...file, content });
  }
  return complete;
}

function toCopied({ path, kind, mode, content }: StoredFile & { content: string }): JsonObject {
  return { path, kind, mode, content } satisfies CopiedFile;
}

function toChanges(stored: readonly StoredFile[], result: JsonObject): Change[] {
  const versions = new Map(stored.map(({ path, version }) => [path, version]));
  const { changed = [], deleted = [] } = result as unknown as { changed?: CopiedFile[]; deleted?: string[] };
  return [
    ...changed.map(({ path, kind, mode, content }) => {
      if (normalizePath(path) !== path) throw unsupportedName(path);
      return { path, version: versions.get(path) ?? null, kind, mode, content };
    }),
    ...deleted.map((path) => ({ path, version: versions.get(path) ?? null, kind: null })),
  ];
}

function answer({ changed: _, deleted: __, ...result }: JsonObject, changes: readonly Change[]): JsonObject {
  return { ...result, changed: changes.map(({ path }) => path).slice(0, 100) };
}

function unsupportedName(path: string): ToolgateError {
  const message = `The command created the name ${JSON.stringify(path)}, which is not in Unicode NFC; its changes were discarded.`;
  return new ToolgateError("INVALID_ARGUMENTS", message, { details: { reason: "not normalised" } });
}

function explain(error: unknown): unknown {
  if (!(error instanceof ToolgateError) || error.details?.["reason"] !== "version") return error;
  const message =
    "The command ran, but a file that it changed was written in the meantime; its changes were discarded.";
  return new ToolgateError("CONFLICT", message, { details: error.details, cause: error });
}
