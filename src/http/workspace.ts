import { Type } from "@sinclair/typebox";
import { isJsonObject, type JsonObject } from "../base/json.ts";
import { workspaceEndpoints as endpoints } from "../contract/api/workspace.ts";
import { invalidRequest, ToolgateError } from "../contract/errors.ts";
import type { Database, Platform, WorkspaceKey, WorkspaceOwner } from "../contract/ports.ts";
import type { Caller } from "../kernel/stages.ts";
import { workspaceFiles } from "../workspace/files.ts";
import { runCommand } from "../workspace/run-command.ts";
import { bearerToken, isSameText, requireUser } from "./authenticate.ts";
import { bindEndpoint, createFunction, type EdgeFunction } from "./create-function.ts";
import { type Query, readInteger, requiredParameter } from "./memory/create-memory-function.ts";
import { MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";

/** Maximum size of a stored file. */
const MAX_BYTES = 5 * 1024 * 1024;

/** The workspace: files for users, and commands for Toolgate's own plugins. */
export function workspace(platform: Platform): EdgeFunction {
  const { database } = platform;

  return createFunction("workspace", platform, (app) => {
    bindEndpoint(app, platform, endpoints.usage, async (given) =>
      workspaceFiles(database, await keyFor(database, given)).usage(),
    );

    bindEndpoint(app, platform, endpoints.list, async ({ query, ...given }) => {
      const files = workspaceFiles(database, await keyFor(database, { query, ...given }));
      const after = query("after");
      const listed = await files.list({
        path: query("path") ?? "",
        recursive: readFlag(query, "recursive"),
        limit: readInteger(query, "limit", 1000, 1000),
        ...(after !== undefined && { after }),
      });
      return { ...listed, usage: await files.usage() };
    });

    bindEndpoint(app, platform, endpoints.read, async ({ query, ...given }) =>
      workspaceFiles(database, await keyFor(database, { query, ...given })).read({
        path: requiredParameter(query, "path"),
        offset: query("offset") === "0" ? 0 : readInteger(query, "offset", 0, MAX_BYTES),
        limit: readInteger(query, "limit", MAX_BYTES, MAX_BYTES),
      }),
    );

    bindEndpoint(app, platform, endpoints.write, ({ user_id, body }) =>
      workspaceFiles(database, ownOf(user_id)).write(body),
    );

    bindEndpoint(app, platform, endpoints.remove, ({ user_id, query }) =>
      workspaceFiles(database, ownOf(user_id)).delete({
        path: requiredParameter(query, "path"),
        recursive: readFlag(query, "recursive"),
        ...versionOf(query),
      }),
    );

    bindEndpoint(app, platform, endpoints.listBound, ({ user_id, caller }) => {
      requireUser({ caller }, BOUND);
      return database.call("list_bound_workspaces", { p_user_id: user_id });
    });

    bindEndpoint(app, platform, endpoints.emptyBound, ({ user_id, caller, query }) => {
      requireUser({ caller }, BOUND);
      const p_binding = requiredParameter(query, "binding");
      return database.call("empty_bound_workspace", { p_user_id: user_id, p_binding });
    });

    // Not in the API description: called by Toolgate's own functions only.
    app.post("/run", async (c) => {
      await requireOwnToken(c.req.raw, platform);
      const { owner, operation, args } = readRun(parseJsonBody(await readText(c.req.raw, MAX_BODY_BYTES)));
      return c.json(await runCommand(platform, owner, operation, args));
    });
  });
}

/** The endpoints need `tools:write`, which keys that are bound to connections cannot use. */
function ownOf(user_id: string): WorkspaceKey {
  return { user_id, binding: "" };
}

const BOUND = "Workspaces of bound API keys";

/**
 * The workspace that a signed-in user reads: their own, or one of the keys that they have bound.
 *
 * @throws ToolgateError NOT_FOUND for a binding without a workspace
 */
async function keyFor(
  database: Database,
  { user_id, caller, query }: { user_id: string; caller: Caller; query: Query },
): Promise<WorkspaceKey> {
  const binding = query("binding") ?? "";
  if (binding === "") return ownOf(user_id);
  requireUser({ caller }, BOUND);
  await database.call("check_bound_workspace", { p_user_id: user_id, p_binding: binding }, Type.String());
  return { user_id, binding };
}

async function requireOwnToken(request: Request, { workspace: own }: Platform): Promise<void> {
  if (isSameText(await own.token(), bearerToken(request))) return;
  throw new ToolgateError("UNAUTHENTICATED", "Commands are run by Toolgate's own functions only.");
}

function readRun(body: unknown): { owner: WorkspaceOwner; operation: string; args: JsonObject } {
  const { user_id, agent_id = null, binding, operation, arguments: args } = isJsonObject(body) ? body : {};
  const isKey = typeof user_id === "string" && typeof binding === "string";
  const isAgent = agent_id === null || typeof agent_id === "string";
  if (isKey && isAgent && typeof operation === "string" && isJsonObject(args)) {
    return { owner: { user_id, agent_id, binding }, operation, args };
  }
  throw invalidRequest([
    { pointer: "", message: "must be {user_id, binding, agent_id?, operation, arguments}" },
  ]);
}

function versionOf(query: Query): { expected_version?: number } {
  const version = readInteger(query, "expected_version", undefined, Number.MAX_SAFE_INTEGER);
  return version === undefined ? {} : { expected_version: version };
}

function readFlag(query: Query, name: string): boolean {
  const value = query(name) ?? "false";
  if (value === "true" || value === "false") return value === "true";
  throw invalidRequest([{ pointer: `/${name}`, message: "must be true or false" }]);
}
