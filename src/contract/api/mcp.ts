import { Type } from "@sinclair/typebox";
import { AnyJson, AnyObject, type FunctionEndpoints } from "./endpoint.ts";

const tag = "MCP";

/**
 * The endpoint for MCP clients. The protocol defines its JSON-RPC messages, so only the route is described
 * here.
 */
export const mcpEndpoints = {
  serve: {
    method: "POST",
    path: "",
    operationId: "serveMcp",
    summary: "Your tools over the Model Context Protocol (Streamable HTTP)",
    description:
      "Stateless; protocol 2026-07-28 and those before it. A client's API key (`mcp` of the key) determines what it sees: `find_tools`, `call_tool` and `ask`, or the tools themselves. Also prompts (agents) and resources (documents, instructions). Answers JSON or server-sent events. 401 names the metadata of RFC 9728.",
    tag,
    scope: "agent:query",
    sideEffect: "execute",
    body: AnyObject,
    answer: { status: 200, schema: AnyJson },
  },
  metadata: {
    method: "GET",
    path: "/.well-known/oauth-protected-resource",
    operationId: "readProtectedResource",
    summary: "OAuth 2.0 protected resource metadata (RFC 9728)",
    tag,
    scope: null,
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        resource: Type.String(),
        authorization_servers: Type.Optional(Type.Array(Type.String())),
        bearer_methods_supported: Type.Array(Type.String()),
        scopes_supported: Type.Optional(Type.Array(Type.String())),
        resource_name: Type.Optional(Type.String()),
      }),
    },
  },
} as const satisfies FunctionEndpoints;
