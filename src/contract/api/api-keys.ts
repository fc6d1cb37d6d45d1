import { type Static, Type } from "@sinclair/typebox";
import { FaultShape, type FunctionEndpoints, pathId, SCOPES, Timestamp, Uuid } from "./endpoint.ts";

const ScopeShape = Type.Union(SCOPES.map((scope) => Type.Literal(scope)));
const Nullable = (schema: typeof Timestamp) => Type.Union([schema, Type.Null()]);

const RateLimit = Type.Integer({
  minimum: 1,
  maximum: 100_000,
  description: "Calls of tools a minute with this key, whatever the tool",
});

const ToolNames = Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
  maxItems: 500,
  uniqueItems: true,
});

/** How MCP clients see the catalogue with a key. */
export const McpExposure = Type.Object(
  {
    mode: Type.Union([Type.Literal("catalogue"), Type.Literal("direct")], {
      description: "`catalogue`: three tools that find and call all others; `direct`: the tools themselves",
    }),
    tools: Type.Optional(
      Type.Union([ToolNames, Type.Null()], {
        description:
          "With `direct`: operation ids (of a custom tool: its name); null or absent: all that the key may use",
      }),
    ),
    approvals: Type.Optional(
      Type.Union([Type.Literal("url"), Type.Literal("client")], {
        description:
          "Who approves writes: `url` (default), a person who is signed in to Toolgate, to which the client links; `client`: the client's user, whose answer counts as yours",
      }),
    ),
  },
  { additionalProperties: false },
);
export type McpExposure = Static<typeof McpExposure>;

const ApiKey = Type.Object({
  id: Uuid,
  name: Type.String(),
  prefix: Type.String({ description: "The first characters, to recognise the key by" }),
  scopes: Type.Array(ScopeShape),
  agent_id: Type.Union([Type.String(), Type.Null()]),
  expires_at: Nullable(Timestamp),
  rate_limit_per_min: Type.Union([RateLimit, Type.Null()]),
  mcp: Type.Required(McpExposure),
  connection_id: Type.Union([Uuid, Type.Null()]),
  end_users_only: Type.Boolean(),
  revoked_at: Nullable(Timestamp),
  last_used_at: Nullable(Timestamp),
  created_at: Timestamp,
});

export const apiKeysEndpoints = {
  create: {
    method: "POST",
    path: "",
    operationId: "createApiKey",
    summary: "Create an API key",
    description: "The answer contains the key once; only its SHA-256 is stored. Requires a signed-in user.",
    tag: "API keys",
    scope: "connectors:write",
    sideEffect: "write",
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 200 }),
        scopes: Type.Array(ScopeShape, { minItems: 1, uniqueItems: true }),
        agent_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        expires_at: Type.Optional(Timestamp),
        rate_limit_per_min: Type.Optional(RateLimit),
        mcp: Type.Optional(McpExposure),
        connection_id: Type.Optional({
          ...Uuid,
          description: "The key uses no secrets but those of this connection",
        }),
        end_users_only: Type.Optional(
          Type.Boolean({
            description: "The key uses connections of end users only, which each request names",
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 201,
      schema: Type.Object({
        id: Uuid,
        name: Type.String(),
        key: Type.String(),
        prefix: Type.String(),
        scopes: Type.Array(ScopeShape),
        warnings: Type.Optional(Type.Array(FaultShape)),
      }),
    },
  },
  list: {
    method: "GET",
    path: "",
    operationId: "listApiKeys",
    summary: "List your API keys",
    tag: "API keys",
    scope: "connectors:write",
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ api_keys: Type.Array(ApiKey) }) },
  },
  setMcp: {
    method: "PATCH",
    path: "/{id}",
    operationId: "setMcpExposure",
    summary: "Change what MCP clients see with an API key",
    tag: "API keys",
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [pathId("id", "The API key")],
    body: Type.Object({ mcp: McpExposure }, { additionalProperties: false }),
    answer: { status: 200, schema: ApiKey },
  },
  revoke: {
    method: "DELETE",
    path: "/{id}",
    operationId: "revokeApiKey",
    summary: "Revoke an API key",
    tag: "API keys",
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [pathId("id", "The API key")],
    answer: { status: 200, schema: ApiKey },
  },
} as const satisfies FunctionEndpoints;
