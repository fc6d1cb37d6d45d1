import { isLegacyRequest } from "@modelcontextprotocol/server";
import { mcpEndpoints } from "../contract/api/mcp.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Json } from "../contract/json.ts";
import { createServer } from "../mcp/create-server.ts";
import { openSessionInbox } from "../mcp/mailbox.ts";
import type { McpCaller } from "../mcp/mcp-caller.ts";
import type { McpParts } from "../mcp/mcp-parts.ts";
import { serveLegacyStream, serveModern } from "../mcp/serve-changes.ts";
import { type LegacySession, serveLegacy } from "../mcp/serve-legacy.ts";
import { readSessionId } from "../mcp/session-id.ts";
import { routeOf } from "./bind-endpoint.ts";
import { checkOrigin } from "./check-origin.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { createMcpParts, type McpComposition } from "./create-mcp-parts.ts";
import { resolveMcpCaller } from "./open-mcp-caller.ts";
import { describeResource, resourceOf, withChallenge } from "./protected-resource.ts";
import { MAX_BODY_BYTES, parseJsonBody, readText } from "./read-body.ts";

/**
 * The caller's tools over the Model Context Protocol (Streamable HTTP), for clients of the 2026 and 2025
 * revisions.
 */
export function mcp(composition: McpComposition): EdgeFunction {
  const { platform } = composition;
  const { serve, metadata } = mcpEndpoints;

  return createFunction("mcp", platform, (app) => {
    app.on(metadata.method, routeOf(metadata), (c) => c.json(describeResource(platform.config)));

    app.on([serve.method, "GET", "DELETE"], routeOf(serve), async (c) => {
      const request = c.req.raw;
      const body = request.method === "POST" ? parseJsonBody(await readText(request, MAX_BODY_BYTES)) : null;
      const caller = await resolveMcpCaller(platform, request, body).catch((error: unknown) => {
        throw withChallenge(error, resourceOf(platform.config));
      });
      checkOrigin(request.headers, platform.config);
      const asked = { headers: request.headers, requestId: c.get("requestId") };
      return answer(request, body, { caller, parts: createMcpParts(composition, asked, caller) });
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
