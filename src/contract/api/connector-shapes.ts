import { Type } from "@sinclair/typebox";
import { AUTH_TYPES, RequiredSecret } from "../connector.ts";
import { FaultShape, Timestamp, Uuid } from "./endpoint.ts";

export const AuthTypeShape = Type.Union(AUTH_TYPES.map((type) => Type.Literal(type)));
const StatusShape = Type.Union([
  Type.Literal("PENDING_SECRETS"),
  Type.Literal("ACTIVE"),
  Type.Literal("DISABLED"),
]);
export const Auth = Type.Object({ type: AuthTypeShape, required_secrets: Type.Array(RequiredSecret) });

/** How many operations read, write and execute, and how many have neither a summary nor a description. */
export const OperationCounts = Type.Object({
  read: Type.Integer(),
  write: Type.Integer(),
  execute: Type.Integer(),
  undescribed: Type.Integer(),
});

/** The API keys of the first operation, and where they are sent. */
export const PlacedKeys = Type.Array(
  Type.Object({
    secret_id: Type.String(),
    in: Type.Union([Type.Literal("header"), Type.Literal("query"), Type.Literal("cookie")]),
    name: Type.String(),
  }),
);

/** The answer after a connector was stored. */
export const Uploaded = Type.Object({
  connector_id: Uuid,
  name: Type.String(),
  version: Type.String(),
  status: StatusShape,
  auth: Auth,
  operation_count: Type.Integer(),
  report: Type.Object({
    skipped: Type.Array(Type.Object({ operation: Type.String(), reason: Type.String() })),
    warnings: Type.Array(FaultShape),
  }),
});

const McpServer = Type.Object(
  {
    url: Type.String({ format: "uri" }),
    transport: Type.Union([Type.Literal("streamable-http"), Type.Literal("sse"), Type.Null()]),
    protocol_version: Type.Union([Type.String(), Type.Null()]),
    server_name: Type.Union([Type.String(), Type.Null()]),
    server_version: Type.Union([Type.String(), Type.Null()]),
    /** External text. */
    instructions: Type.Union([Type.String(), Type.Null()]),
    trust_hints: Type.Boolean(),
    listed_at: Type.Union([Timestamp, Type.Null()]),
    /**
     * Number of tools whose description, schema or hints differ from the accepted ones; their calls are
     * withheld.
     */
    changed_count: Type.Integer(),
    /** Number of tools that the server offers and that are not accepted yet. */
    new_count: Type.Integer(),
  },
  { description: "Of a connector of kind `mcp`" },
);

export const Connector = Type.Object({
  connector_id: Uuid,
  kind: Type.Union([Type.Literal("openapi"), Type.Literal("mcp")]),
  name: Type.String(),
  description: Type.String(),
  version: Type.String(),
  /** Where its first operation is called: scheme, host and port; null before there is one. */
  host: Type.Union([Type.String(), Type.Null()]),
  auth: Auth,
  status: StatusShape,
  operation_count: Type.Integer(),
  indexed_count: Type.Integer(),
  secrets_stored: Type.Array(Type.String()),
  secrets: Type.Array(
    Type.Object({
      secret_id: Type.String(),
      vault_key_name: Type.String(),
      description: Type.String(),
      stored_at: Type.Union([Timestamp, Type.Null()]),
    }),
  ),
  /** The owner's choice; empty: none is called. */
  identity_operation: Type.Optional(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** When one of its operations was last called. */
  last_activity_at: Type.Union([Timestamp, Type.Null()]),
  indexing: Type.Object({
    waiting: Type.Integer(),
    failing: Type.Integer(),
    last_error: Type.Union([Type.String(), Type.Null()]),
    last_progress_at: Type.Union([Timestamp, Type.Null()]),
  }),
  source: Type.Optional(
    Type.Object(
      { url: Type.String(), kind: Type.String() },
      { description: "Where an imported document came from" },
    ),
  ),
  mcp: Type.Optional(McpServer),
  error: Type.Optional(Type.String()),
});
