import { isLegacyRequest } from "@modelcontextprotocol/server";
import type { Context } from "hono";
import { AgentQuery } from "../contract/api/agent-query.ts";
import { mcpEndpoints } from "../contract/api/mcp.ts";
import { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json } from "../contract/json.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createServer } from "../mcp/create-server.ts";
import { openMailbox } from "../mcp/mailbox.ts";
import type { McpCaller, NamedTool } from "../mcp/mcp-caller.ts";
import type { McpParts } from "../mcp/mcp-parts.ts";
import { serveLegacyStream, serveModern } from "../mcp/serve-changes.ts";
import { type LegacySession, serveLegacy } from "../mcp/serve-legacy.ts";
import { readSessionId } from "../mcp/session-id.ts";
import { governTools } from "../policy/apply-policy.ts";
import { resolvePolicy } from "../policy/resolve-policy.ts";
import { findTools } from "../search/find-tools.ts";
import { asToolgateError } from "./as-toolgate-error.ts";
import { identify } from "./authenticate.ts";
import { routeOf } from "./bind-endpoint.ts";
import { checkOrigin } from "./check-origin.ts";
import { createFunction, type EdgeFunction, type FunctionEnv } from "./create-function.ts";
import { describeResource, resourceOf, withChallenge } from "./protected-resource.ts";
import { checkShape, MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";
import { runQuery } from "./run-query.ts";
import { runToolOnce } from "./run-tool-once.ts";

/** Of the server, as clients show it. */
const VERSION = "0.1.0";

interface Composition {
  platform: Platform;
  embedders: Embedders;
  kernel: Promise<Kernel>;
}

/** The caller's tools over the Model Context Protocol (Streamable HTTP), for clients of 2026 and of 2025. */
export function mcp(composition: Composition): EdgeFunction {
  const { platform } = composition;
  const { serve, metadata } = mcpEndpoints;

  return createFunction("mcp", platform, (app) => {
    app.on(metadata.method, routeOf(metadata), (c) => c.json(describeResource(platform.config)));

    app.on([serve.method, "GET", "DELETE"], routeOf(serve), async (c) => {
      checkOrigin(c.req.raw.headers, platform.config.supabaseUrl);
      const request = c.req.raw;
      const body = request.method === "POST" ? parseJsonBody(await readText(request, MAX_BODY_BYTES)) : null;
      const caller = await openCaller(platform, request, body).catch((error: unknown) => {
        throw withChallenge(error, resourceOf(platform.config));
      });
      return answer(c, body, { caller, parts: createParts(composition, c, caller) });
    });
  });
}

interface Served {
  caller: McpCaller;
  parts: McpParts;
}

async function answer(c: Context<FunctionEnv>, body: Json, { caller, parts }: Served): Promise<Response> {
  const { raw: request } = c.req;
  const { database } = parts;
  const session = readSession(request, parts, caller);
  const newServer = () => createServer(parts, caller, "legacy");
  if (request.method === "DELETE") {
    await session?.mailbox.forget();
    return new Response(null, { status: 200 });
  }
  if (request.method === "GET") return serveLegacyStream(request, database, caller, newServer());
  if (await isLegacyRequest(request, body)) return serveLegacy(request, body, session, newServer);
  return serveModern(request, body, {
    database,
    caller,
    createServer: () => createServer(parts, caller, "modern"),
    onError: () => undefined,
  });
}

/** @throws ToolgateError NOT_FOUND for a session that is none of ours: the client begins a new one */
function readSession(request: Request, { database }: McpParts, caller: McpCaller): LegacySession | null {
  const id = request.headers.get("mcp-session-id");
  if (id === null) return null;
  const ways = readSessionId(id);
  if (ways) return { ways, mailbox: openMailbox(database, caller, id) };
  throw new ToolgateError("NOT_FOUND", "There is no session with this id. Begin a new one.");
}

interface Opened {
  user_id: string;
  key_id: string | null;
  agent_id: string | null;
  /** Null: a person's token, which may do everything. */
  scopes: string[] | null;
  mcp: McpCaller["exposure"];
  tools: NamedTool[];
}

/** @throws ToolgateError UNAUTHENTICATED | FORBIDDEN */
async function openCaller(
  { database, verifyUser }: Platform,
  request: Request,
  body: Json,
): Promise<McpCaller> {
  const caller = await identify(request, verifyUser);
  const { user_id, key_id, agent_id, scopes, mcp, tools } = await database.call<Opened>("open_mcp", {
    p_user_id: caller.user_id,
    p_key_hash: caller.key_hash,
    ...readNames(body),
  });
  return {
    caller: { ...caller, user_id, key_id, agent_id },
    exposure: mcp,
    readsMemory: scopes === null || scopes.includes("memory:read"),
    named: tools,
  };
}

/** The tool that a call names, itself or as what `call_tool` is to call: looked up along with the caller. */
function readNames(body: Json): { p_tool?: string; p_named?: string } {
  const params = isJsonObject(body) && body["method"] === "tools/call" ? body["params"] : undefined;
  if (!isJsonObject(params)) return {};
  const { name, arguments: given } = params;
  const named = isJsonObject(given) ? given["name"] : undefined;
  return {
    ...(typeof name === "string" && { p_tool: name.slice(0, MAX_NAME) }),
    ...(typeof named === "string" && { p_named: named.slice(0, MAX_NAME) }),
  };
}

const MAX_NAME = 300;

function createParts(
  { platform, embedders, kernel }: Composition,
  c: Context<FunctionEnv>,
  { caller }: McpCaller,
): McpParts {
  const { database, tracer, config, logger } = platform;
  const { headers } = c.req.raw;
  // An agent of a key is its own; nobody names another here.
  const who = { ...caller, user_id: caller.key_hash === null ? caller.user_id : null };
  return {
    database,
    environment: config.environment,
    version: VERSION,
    checkShape,
    asToolgateError: (error) => asToolgateError(error, logger.with({ request_id: c.get("requestId") })),
    async findTools(query) {
      const found = await findTools({ database, embedders }, who, query);
      const policy = resolvePolicy(found.policy, config.environment);
      return { policy, tools: governTools(policy, found.candidates) };
    },
    runTool: ({ idempotency_key = null, ...request }) =>
      tracer.trace(headers, spanOf("execute_tool"), async (telemetry) => {
        const run = { request, idempotencyKey: idempotency_key };
        const done = await runToolOnce({ platform, kernel: await kernel }, who, run, telemetry);
        return { body: done.answer.body, failure: done.failure };
      }),
    ask: ({ body, signal }) =>
      tracer.trace(headers, spanOf("invoke_agent"), async (telemetry) => {
        checkShape(AgentQuery, body);
        const { idempotency_key: key = null } = body;
        const inbound = { media_type: "application/json", body };
        const query = { inbound, idempotencyKey: typeof key === "string" ? key : null, signal };
        const done = await runQuery({ platform, kernel: await kernel }, who, query, telemetry);
        return { body: done.answer.body, failure: done.failure };
      }),
  };
}

function spanOf(operation: "execute_tool" | "invoke_agent") {
  const agent = operation === "invoke_agent" ? { "gen_ai.agent.name": "manager" } : {};
  const attributes = { "gen_ai.operation.name": operation, ...agent };
  return { name: operation, kind: "server" as const, attributes };
}
