import { isLegacyRequest } from "@modelcontextprotocol/server";
import { Type } from "@sinclair/typebox";
import { AGENT_DEFAULTS } from "../agents/policy.ts";
import { isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import { toStorable } from "../base/text.ts";
import { isLoopback } from "../base/url-parts.ts";
import { mcpEndpoints } from "../contract/api/mcp.ts";
import type { Config } from "../contract/config.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { literals, nullable, type Shape, texts } from "../contract/shape.ts";
import type { Caller } from "../kernel/stages.ts";
import { createServer } from "../mcp/server/create-server.ts";
import type { CreateMcpParts, McpParts } from "../mcp/server/mcp-parts.ts";
import { serveLegacyStream, serveModern } from "../mcp/server/serve-changes.ts";
import { type LegacySession, serveLegacy } from "../mcp/server/serve-legacy.ts";
import { type McpCaller, type NamedTool, openSessionInbox, readSessionId } from "../mcp/server/session.ts";
import { identifyBeforeBody } from "./authenticate.ts";
import { createFunction, type EdgeFunction, routeOf } from "./create-function.ts";
import { MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";

/**
 * Scopes that Supabase Auth's OAuth server issues; they do not determine what an application may do here.
 */
const SCOPES = ["openid", "email", "profile"];

/**
 * The caller's tools over the Model Context Protocol (Streamable HTTP), for clients of the 2026 and 2025
 * revisions.
 */
export function mcp(platform: Platform, createParts: CreateMcpParts): EdgeFunction {
  const { serve, metadata } = mcpEndpoints;

  return createFunction("mcp", platform, (app) => {
    app.on(metadata.method, routeOf(metadata), (c) => c.json(describeResource(platform.config)));

    app.on([serve.method, "GET", "DELETE"], routeOf(serve), async (c) => {
      const request = c.req.raw;
      const challenge = (error: unknown) => {
        throw withChallenge(error, resourceOf(platform.config));
      };
      const sender = await identifyBeforeBody(request, platform, serve.scope).catch(challenge);
      const body = request.method === "POST" ? parseJsonBody(await readText(request, MAX_BODY_BYTES)) : null;
      const caller = await openMcp(platform, request, sender, body).catch(challenge);
      checkOrigin(request.headers, platform.config);
      const asked = { headers: request.headers, requestId: c.get("requestId") };
      return answer(request, body, { caller, parts: createParts(asked, caller) });
    });
  });
}

async function answer(
  request: Request,
  body: Json,
  { caller, parts }: { caller: McpCaller; parts: McpParts },
): Promise<Response> {
  const session = readSession(request, parts, caller);
  const newServer = () => createServer(parts, caller, "legacy");
  if (request.method === "DELETE") {
    await session?.inbox.clear();
    return new Response(null, { status: 200 });
  }
  if (request.method === "GET") return serveLegacyStream(request, parts.database, caller, newServer());
  if (await isLegacyRequest(request, body)) return serveLegacy(request, body, session, newServer);
  return serveModern(request, body, {
    database: parts.database,
    caller,
    createServer: () => createServer(parts, caller, "modern"),
  });
}

/** @throws ToolgateError NOT_FOUND for an unknown session: the client begins a new one */
function readSession(request: Request, { database }: McpParts, caller: McpCaller): LegacySession | null {
  const id = request.headers.get("mcp-session-id");
  if (id === null) return null;
  const elicitation = readSessionId(id);
  if (elicitation) return { elicitation, inbox: openSessionInbox(database, caller, id) };
  throw new ToolgateError("NOT_FOUND", "There is no session with this id. Begin a new one.");
}

/** The endpoint's address, which is its identifier in OAuth. */
export function resourceOf({ publicUrl }: Pick<Config, "publicUrl">): string {
  return `${publicUrl}/functions/v1/mcp`;
}

/**
 * The authorization servers of the endpoint (RFC 9728): the project's Auth, if it can act as an OAuth
 * server. That requires asymmetric keys, which the embedded one does not have. API keys need no such
 * server.
 */
export function describeResource(config: Pick<Config, "publicUrl" | "jwks">): JsonObject {
  const hasServer = config.jwks.keys.length > 0;
  return {
    resource: resourceOf(config),
    ...(hasServer && {
      authorization_servers: [`${config.publicUrl}/auth/v1`],
      scopes_supported: [...SCOPES],
    }),
    bearer_methods_supported: ["header"],
    resource_name: "Toolgate",
  };
}

/**
 * Adds a challenge with the address of the resource metadata (RFC 9728 §5.1, RFC 6750 §3). It names no
 * scope, because clients would request it from the OAuth server, which does not know Toolgate's scopes.
 */
export function withChallenge(error: unknown, resource: string): unknown {
  if (!(error instanceof ToolgateError)) return error;
  const { code, message, details, cause, headers } = error;
  const metadata = `resource_metadata="${resource}/.well-known/oauth-protected-resource"`;
  const challenge = {
    UNAUTHENTICATED: `Bearer ${metadata}`,
    FORBIDDEN: `Bearer error="insufficient_scope", ${metadata}`,
  }[code as string];
  if (challenge === undefined) return error;
  return new ToolgateError(code, message, {
    ...(details && { details }),
    cause,
    headers: { ...headers, "www-authenticate": challenge },
  });
}

/**
 * Rejects requests from pages of other sites (MCP, "Transports": Origin must be checked). Such a page
 * needs a token to do harm, and CORS lets it read the answer; but a page whose host name was rebound to
 * this machine (DNS rebinding) would pass as same-origin. Programs send no Origin. Allowed are pages of
 * this host, of the web UI and, if Toolgate runs on this machine, pages of this machine.
 *
 * @throws ToolgateError FORBIDDEN
 */
export function checkOrigin(
  headers: Headers,
  { publicUrl, webUrl }: Pick<Config, "publicUrl" | "webUrl">,
): void {
  const origin = headers.get("origin");
  if (origin === null) return;
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  const isOurs = (home: string | null) => home !== null && isSameHost(origin, home);
  const isKnown =
    URL.canParse(origin) &&
    (isOurs(publicUrl) || isOurs(webUrl) || (isLocal && isLoopback(new URL(origin).hostname)));
  const isAddressed = !isLocal || host === null || isLoopback(hostnameOf(host));
  if (isKnown && isAddressed) return;
  throw new ToolgateError(
    "FORBIDDEN",
    `Pages of ${JSON.stringify(origin)} may not call this endpoint. Call it from a program, which sends no Origin, or from Toolgate's own pages: TOOLGATE_WEB_URL is the address of those pages, TOOLGATE_PUBLIC_URL that of this endpoint.`,
    { details: { reason: "origin" } },
  );
}

function isSameHost(origin: string, home: string): boolean {
  return new URL(origin).host === new URL(home).host;
}

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
}

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
 * Looks up the caller, what its client may see, and the tool that the message names. @throws
 * ToolgateError UNAUTHENTICATED | FORBIDDEN
 */
async function openMcp(
  { database }: Pick<Platform, "database">,
  request: Request,
  caller: Caller,
  message: Json,
): Promise<McpCaller> {
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
