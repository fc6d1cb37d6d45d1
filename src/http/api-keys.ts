import { sha256 } from "../base/sha256.ts";
import { apiKeysEndpoints as endpoints } from "../contract/api/api-keys.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { AnyObject } from "../contract/shape.ts";
import { API_KEY_PREFIX, requireUser } from "./authenticate.ts";
import { bindEndpoint, createFunction, type EdgeFunction } from "./create-function.ts";

/** Characters of a key that lists show: enough to recognise it, too few to guess the rest. */
const SHOWN_CHARACTERS = 10;

/** API keys: created by users, shown once, stored as SHA-256. */
export function apiKeys(platform: Platform): EdgeFunction {
  const { database } = platform;

  return createFunction("api-keys", platform, (app) => {
    bindEndpoint(app, platform, endpoints.create, async (request) => {
      requireUser(request, "API keys");
      const { body, user_id } = request;
      rejectPastDate(body.expires_at);
      rejectWideBinding(body);
      const key = generateKey();
      const { id, name, prefix, scopes, has_agent_file } = await database.call(
        "create_api_key",
        {
          p_user_id: user_id,
          p_name: body.name,
          p_prefix: key.slice(0, SHOWN_CHARACTERS),
          p_key_hash: sha256(key),
          p_scopes: body.scopes,
          p_agent_id: body.agent_id ?? null,
          p_expires_at: body.expires_at ?? null,
          p_rate_limit_per_min: body.rate_limit_per_min ?? null,
          p_mcp: body.mcp ?? null,
          p_connection_id: body.connection_id ?? null,
          p_end_users_only: body.end_users_only ?? false,
        },
        AnyObject,
      );
      const lacksFile = body.agent_id !== undefined && has_agent_file !== true;
      return {
        id,
        name,
        key,
        prefix,
        scopes,
        ...(lacksFile && { warnings: [missingFileWarning(body.agent_id)] }),
      };
    });

    bindEndpoint(app, platform, endpoints.list, async (request) => {
      requireUser(request, "API keys");
      return { api_keys: await database.call("list_api_keys", { p_user_id: request.user_id }) };
    });

    bindEndpoint(app, platform, endpoints.setMcp, (request) => {
      requireUser(request, "API keys");
      return database.call("set_mcp_exposure", {
        p_user_id: request.user_id,
        p_id: request.param("id"),
        p_mcp: request.body.mcp,
      });
    });

    bindEndpoint(app, platform, endpoints.revoke, (request) => {
      requireUser(request, "API keys");
      return database.call("revoke_api_key", { p_user_id: request.user_id, p_id: request.param("id") });
    });
  });
}

function missingFileWarning(agentId: string | undefined) {
  const message = `The agent ${agentId} has no file yet: until then, every write with this key needs an approval.`;
  return { pointer: "/agent_id", message };
}

function rejectPastDate(expiresAt: string | undefined): void {
  if (expiresAt !== undefined && Date.parse(expiresAt) <= Date.now()) {
    throw invalidRequest([{ pointer: "/expires_at", message: "lies in the past" }]);
  }
}

/** Scopes with which a key could read or replace what it is bound to. */
const OWNER_SCOPES = ["connectors:write", "tools:write", "approvals:decide"];

function rejectWideBinding(body: {
  connection_id?: string;
  end_users_only?: boolean;
  scopes: readonly string[];
}): void {
  if (body.connection_id === undefined && body.end_users_only !== true) return;
  if (body.connection_id !== undefined && body.end_users_only === true) {
    const message = "cannot be combined with connection_id: send one of them";
    throw invalidRequest([{ pointer: "/end_users_only", message }]);
  }
  const wide = body.scopes.findIndex((scope) => OWNER_SCOPES.includes(scope));
  if (wide === -1) return;
  const message = "is not for keys that are bound to connections";
  throw invalidRequest([{ pointer: `/scopes/${wide}`, message }]);
}

/** 256 random bits, base64url. */
function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return API_KEY_PREFIX + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
