import { type Static, Type } from "@sinclair/typebox";
import { AUTH_TYPES, RequiredSecret } from "../connector.ts";
import type { FunctionEndpoints } from "./endpoint.ts";
import { AnyObject, FaultShape, pathId, SideEffectShape, Timestamp, UntrustedShape, Uuid } from "./shapes.ts";

const AuthTypeShape = Type.Union(AUTH_TYPES.map((type) => Type.Literal(type)));
const StatusShape = Type.Union([
  Type.Literal("PENDING_SECRETS"),
  Type.Literal("ACTIVE"),
  Type.Literal("DISABLED"),
]);
const Auth = Type.Object({ type: AuthTypeShape, required_secrets: Type.Array(RequiredSecret) });

const Uploaded = Type.Object({
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

const Checked = Type.Object({
  name: Type.String(),
  description: Type.String(),
  version: Type.String(),
  auth: Auth,
  operation_count: Type.Integer(),
  /** The first 200. */
  operations: Type.Array(
    Type.Object({
      operation_id: Type.String(),
      method: Type.String(),
      path: Type.String(),
      summary: Type.String(),
      side_effect: SideEffectShape,
    }),
  ),
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
    /** Text from outside. */
    instructions: Type.Union([Type.String(), Type.Null()]),
    trust_hints: Type.Boolean(),
    listed_at: Type.Union([Timestamp, Type.Null()]),
    /** Tools whose description, schema or hints are others than the accepted ones: their calls are held. */
    changed_count: Type.Integer(),
    /** Tools that the server offers and nobody has accepted yet. */
    new_count: Type.Integer(),
  },
  { description: "Of a connector of kind `mcp`" },
);

/** What a server says of one tool; all of it text from outside. */
const McpToolDefinition = Type.Object({
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  input_schema: AnyObject,
  output_schema: Type.Optional(AnyObject),
  annotations: Type.Optional(AnyObject),
});

const McpTool = Type.Object({
  name: Type.String(),
  state: Type.Union(["accepted", "changed", "new", "gone"].map((state) => Type.Literal(state))),
  side_effect: SideEffectShape,
  /** Of `offered`: what accepting it refers to; null when it is gone. */
  digest: Type.Union([Type.String(), Type.Null()]),
  accepted: Type.Union([McpToolDefinition, Type.Null()]),
  offered: Type.Union([McpToolDefinition, Type.Null()]),
  /** Where `offered` is another than `accepted`, by JSON pointer; `/side_effect`: what accepting it makes of that. */
  differences: Type.Array(
    Type.Object({ pointer: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
  ),
  /** Of one that has changed into something that cannot be accepted: why; `offered` is null. */
  unusable: Type.Optional(Type.String()),
  /** Signs that its texts speak to a model. */
  untrusted: Type.Optional(UntrustedShape),
  accepted_at: Type.Union([Timestamp, Type.Null()]),
  seen_at: Timestamp,
});
const McpTools = Type.Object({ tools: Type.Array(McpTool) });

/** How a server is shown who calls. The secrets are named by `required_secrets` of the answer. */
const McpAuth = Type.Object(
  {
    type: Type.Union(
      ["none", "bearer-token", "api-key", "username-password", "oauth2-client-credentials"].map((type) =>
        Type.Literal(type),
      ),
    ),
    header: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: "With `api-key`: the header's name (X-API-Key)",
      }),
    ),
    scopes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 50 })),
  },
  { additionalProperties: false },
);

const NewMcpServer = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 2000, description: "Of the server's MCP endpoint" }),
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: "Absent: as the server calls itself" }),
    ),
    auth: Type.Optional(McpAuth),
    secrets: Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 128 }), Type.String({ maxLength: 100_000 }), {
        description: "By secret id, straight into the vault; absent: the connector waits for them",
      }),
    ),
    trust_hints: Type.Optional(
      Type.Boolean({
        description:
          "Whether the server is believed which of its tools only read (its `readOnlyHint`); false (default): each counts as a write until you say otherwise",
      }),
    ),
  },
  { additionalProperties: false },
);
export type NewMcpServer = Static<typeof NewMcpServer>;

const Connector = Type.Object({
  connector_id: Uuid,
  kind: Type.Union([Type.Literal("openapi"), Type.Literal("mcp")]),
  name: Type.String(),
  description: Type.String(),
  version: Type.String(),
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
  mcp: Type.Optional(McpServer),
  error: Type.Optional(Type.String()),
});

const OpenApiDocument = Type.Record(Type.String(), Type.Unknown(), {
  description: "An OpenAPI document with x-auth-type and x-required-secrets at its root",
});
const asText = {
  "application/yaml": Type.String(),
  "multipart/form-data": Type.Object({ file: Type.String({ contentEncoding: "binary" }) }),
};
const annotateFlag = {
  name: "annotate",
  in: "query" as const,
  required: false,
  description: "true: first upgrade the document to 3.1 and add what is missing",
  schema: Type.Boolean(),
};
const serverParameter = {
  name: "server",
  in: "query" as const,
  required: false,
  description: "With annotate: where the API lives, for a document that does not say (https://…)",
  schema: Type.String({ format: "uri" }),
};
const connectorId = pathId("connector_id", "The connector");
const tag = "Connectors";

export const connectorsEndpoints = {
  upload: {
    method: "POST",
    path: "/upload",
    operationId: "uploadConnector",
    summary: "Upload a connector definition",
    description: "Checks the OpenAPI document strictly, stores it and starts indexing its operations.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [annotateFlag, serverParameter],
    body: OpenApiDocument,
    alsoAccepts: asText,
    answer: { status: 201, schema: Uploaded },
  },
  connectMcp: {
    method: "POST",
    path: "/mcp",
    operationId: "connectMcpServer",
    summary: "Connect an MCP server",
    description:
      "Lists the server's tools and takes them into the catalogue as they are now, but for those with the operation id of another of your tools, which wait until you accept them; nothing is stored when the server cannot be listed. What it says later is compared with that: a changed tool is held until you accept it. Without its secrets the connector waits for them.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    body: NewMcpServer,
    answer: { status: 201, schema: Uploaded },
  },
  mcpTools: {
    method: "GET",
    path: "/{connector_id}/mcp-tools",
    operationId: "listMcpTools",
    summary: "List an MCP server's tools as accepted and as they were last seen",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: { status: 200, schema: McpTools },
  },
  refreshMcpTools: {
    method: "POST",
    path: "/{connector_id}/mcp-tools/refresh",
    operationId: "refreshMcpTools",
    summary: "Ask an MCP server again which tools it has",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: { status: 200, schema: McpTools },
  },
  acceptMcpTools: {
    method: "POST",
    path: "/{connector_id}/mcp-tools/accept",
    operationId: "acceptMcpTools",
    summary: "Accept new or changed tools, exactly as they were shown",
    description: "409 CONFLICT when a tool has changed again since: look at it first. All or none.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Object(
      {
        tools: Type.Array(
          Type.Object(
            { name: Type.String({ minLength: 1, maxLength: 300 }), digest: Type.String({ maxLength: 200 }) },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: 1000 },
        ),
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: McpTools },
  },
  setMcpSideEffect: {
    method: "PATCH",
    path: "/{connector_id}/mcp-tools",
    operationId: "setMcpSideEffect",
    summary: "Say what a tool of an MCP server does: read, write or execute",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Object(
      { name: Type.String({ minLength: 1, maxLength: 300 }), side_effect: SideEffectShape },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: McpTools },
  },
  setMcpTrust: {
    method: "PATCH",
    path: "/{connector_id}/mcp",
    operationId: "setMcpTrust",
    summary: "Say whether an MCP server's hints are believed",
    description:
      "Its accepted tools count anew at once: as `read` where the server says so and is believed. What you said of a tool yourself stays.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Object({ trust_hints: Type.Boolean() }, { additionalProperties: false }),
    answer: { status: 200, schema: Connector },
  },
  check: {
    method: "POST",
    path: "/check",
    operationId: "checkDocument",
    summary: "Check a connector definition without storing it",
    description: "The same checks as an upload, with the same failures.",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [annotateFlag, serverParameter],
    body: OpenApiDocument,
    alsoAccepts: asText,
    answer: { status: 200, schema: Checked },
  },
  annotate: {
    method: "POST",
    path: "/annotate",
    operationId: "annotateDocument",
    summary: "Propose what an OpenAPI document lacks to become a connector",
    description: "Upgrades Swagger 2.0 and OpenAPI 3.0 to 3.1 and proposes the x- fields; stores nothing.",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [serverParameter],
    body: OpenApiDocument,
    alsoAccepts: asText,
    answer: {
      status: 200,
      schema: Type.Object({
        document: AnyObject,
        inferred: Type.Object({ auth_type: AuthTypeShape, required_secrets: Type.Array(RequiredSecret) }),
        changes: Type.Array(FaultShape),
      }),
    },
  },
  list: {
    method: "GET",
    path: "",
    operationId: "listConnectors",
    summary: "List your connectors",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ connectors: Type.Array(Connector) }) },
  },
  read: {
    method: "GET",
    path: "/{connector_id}",
    operationId: "getConnector",
    summary: "Read one connector with its indexing progress",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: { status: 200, schema: Connector },
  },
  setStatus: {
    method: "PATCH",
    path: "/{connector_id}",
    operationId: "setConnectorStatus",
    summary: "Disable or enable a connector",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Object(
      { status: Type.Union([Type.Literal("DISABLED"), Type.Literal("ACTIVE")]) },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: Connector },
  },
  replace: {
    method: "PUT",
    path: "/{connector_id}",
    operationId: "replaceConnector",
    summary: "Upload a new version of a connector's document",
    description: "Keeps the id and the secrets and indexes only the operations that changed.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId, annotateFlag, serverParameter],
    body: OpenApiDocument,
    alsoAccepts: asText,
    answer: { status: 200, schema: Uploaded },
  },
  remove: {
    method: "DELETE",
    path: "/{connector_id}",
    operationId: "deleteConnector",
    summary: "Delete a connector with its secrets and its index",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    answer: { status: 200, schema: Type.Object({ connector_id: Uuid, deleted: Type.Boolean() }) },
  },
  reindex: {
    method: "POST",
    path: "/{connector_id}/reindex",
    operationId: "retryIndexing",
    summary: "Try at once again to index what failed",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    answer: { status: 200, schema: Connector },
  },
  test: {
    method: "POST",
    path: "/{connector_id}/test",
    operationId: "testConnection",
    summary: "Test a connector with one harmless call",
    description:
      "Calls a read operation that needs no argument, else its server's own address, and says how far it got. Works in every status.",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: {
      status: 200,
      schema: Type.Object({
        ok: Type.Boolean(),
        /** Where it ended; `status` is the last. */
        stage: Type.Union(
          ["dns", "connect", "tls", "credentials", "status"].map((stage) => Type.Literal(stage)),
        ),
        operation_id: Type.Optional(Type.String()),
        http_status: Type.Optional(Type.Integer()),
        duration_ms: Type.Number(),
        message: Type.String(),
        trace_id: Uuid,
      }),
    },
  },
  operations: {
    method: "GET",
    path: "/{connector_id}/operations",
    operationId: "listOperations",
    summary: "List a connector's operations",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: {
      status: 200,
      schema: Type.Object({
        operations: Type.Array(
          Type.Object({
            operation_id: Type.String(),
            method: Type.String(),
            path: Type.String(),
            summary: Type.String(),
            side_effect: SideEffectShape,
            input_schema: AnyObject,
          }),
        ),
      }),
    },
  },
} as const satisfies FunctionEndpoints;
