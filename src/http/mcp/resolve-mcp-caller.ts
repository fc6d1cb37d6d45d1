import { Type } from "@sinclair/typebox";
import { AGENT_DEFAULTS } from "../../agents/policy.ts";
import { isJsonObject, type Json } from "../../base/json.ts";
import { toStorable } from "../../base/storable-text.ts";
import type { Platform } from "../../contract/ports.ts";
import { literals, nullable, type Shape, texts } from "../../contract/shape.ts";
import type { McpCaller, NamedTool } from "../../mcp/server/mcp-caller.ts";
import { identify } from "../authenticate.ts";

interface Opened {
  user_id: string;
  key_id: string | null;
  agent_id: string | null;
  /** Null: a user's token, which has every scope. */
  scopes: string[] | null;
  mcp: McpCaller["exposure"];
  /** From the agent's file. */
  timeout_ms: number | null;
  tools: NamedTool[];
}

const OpenedShape: Shape<Opened> = Type.Object({
  user_id: Type.String(),
  key_id: nullable(Type.String()),
  agent_id: nullable(Type.String()),
  scopes: nullable(texts),
  mcp: Type.Object({
    mode: literals("catalogue", "direct"),
    tools: nullable(texts),
    approvals: literals("url", "client"),
  }),
  timeout_ms: nullable(Type.Number()),
  tools: Type.Array(
    Type.Object({
      tool_id: Type.String(),
      operation_id: Type.String(),
      connector: Type.String(),
      approved: Type.Array(Type.Object({ approval_id: Type.String(), arguments: Type.String() })),
    }),
  ),
});

/** Maximum length of a session id; generated ones are shorter. */
const MAX_SESSION = 100;
/** Maximum length of a tool's name; longer ones are cut. */
const MAX_NAME = 300;

/**
 * Identifies the caller, what its client may see, and the tool that the message names. @throws
 * ToolgateError UNAUTHENTICATED | FORBIDDEN
 */
export async function resolveMcpCaller(
  { database, verifyUser }: Pick<Platform, "database" | "verifyUser">,
  request: Request,
  message: Json,
): Promise<McpCaller> {
  const caller = await identify(request, verifyUser);
  const { user_id, key_id, agent_id, scopes, mcp, timeout_ms, tools } = await database.call(
    "open_mcp",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      ...readNames(message),
    },
    OpenedShape,
  );
  return {
    caller: { ...caller, user_id, key_id, agent_id },
    // An OAuth application may not answer approvals itself, even if the user signed in to it.
    exposure: caller.oauth_client === undefined ? mcp : { ...mcp, approvals: "url" },
    session: request.headers.get("mcp-session-id")?.slice(0, MAX_SESSION) ?? null,
    readsMemory: scopes === null || scopes.includes("memory:read"),
    runMs: timeout_ms ?? AGENT_DEFAULTS.timeout_ms,
    named: tools,
  };
}

/**
 * The tool that a call names, directly or as an argument of `call_tool`. It is looked up together with the
 * caller.
 */
function readNames(message: Json): { p_tool?: string; p_named?: string } {
  const params = isJsonObject(message) && message["method"] === "tools/call" ? message["params"] : undefined;
  if (!isJsonObject(params)) return {};
  const { name, arguments: given } = params;
  const named = isJsonObject(given) ? given["name"] : undefined;
  return {
    ...(typeof name === "string" && { p_tool: toStorable(name.slice(0, MAX_NAME)) }),
    ...(typeof named === "string" && { p_named: toStorable(named.slice(0, MAX_NAME)) }),
  };
}
