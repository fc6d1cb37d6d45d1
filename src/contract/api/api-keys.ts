import { Type } from "@sinclair/typebox";
import { type FunctionEndpoints, SCOPES } from "./endpoint.ts";
import { FaultShape, pathId, Timestamp, Uuid } from "./shapes.ts";

const ScopeShape = Type.Union(SCOPES.map((scope) => Type.Literal(scope)));
const Nullable = (schema: typeof Timestamp) => Type.Union([schema, Type.Null()]);

const RateLimit = Type.Integer({
  minimum: 1,
  maximum: 100_000,
  description: "Calls of tools a minute with this key, whatever the tool",
});

const ApiKey = Type.Object({
  id: Uuid,
  name: Type.String(),
  prefix: Type.String({ description: "The first characters, to recognise the key by" }),
  scopes: Type.Array(ScopeShape),
  agent_id: Type.Union([Type.String(), Type.Null()]),
  expires_at: Nullable(Timestamp),
  rate_limit_per_min: Type.Union([RateLimit, Type.Null()]),
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
    description:
      "The key is in the answer once and never again; we keep only its SHA-256. Needs a signed-in person.",
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
