import { Type } from "@sinclair/typebox";
import { RequiredSecret } from "../connector.ts";
import {
  DisabledOperations,
  DocumentPath,
  overlaysEndpoints,
  versionsEndpoints,
} from "./connector-documents.ts";
import { Auth, AuthTypeShape, Connector, OperationCounts, PlacedKeys, Uploaded } from "./connector-shapes.ts";
import {
  AnyObject,
  FaultShape,
  type FunctionEndpoints,
  pathId,
  SideEffectShape,
  Timestamp,
  Uuid,
} from "./endpoint.ts";
import { importsEndpoints } from "./imports.ts";
import { mcpServersEndpoints } from "./mcp-servers.ts";

const Checked = Type.Object({
  name: Type.String(),
  description: Type.String(),
  version: Type.String(),
  auth: Auth,
  operation_count: Type.Integer(),
  counts: OperationCounts,
  server: Type.Union([Type.String(), Type.Null()], { description: "Where calls would go" }),
  keys: PlacedKeys,
  /** The first 200. */
  operations: Type.Array(
    Type.Object({
      operation_id: Type.String(),
      method: Type.String(),
      path: Type.String(),
      summary: Type.String(),
      side_effect: SideEffectShape,
      tag: Type.String({ description: "The first tag; empty without one" }),
    }),
  ),
  report: Type.Object({
    skipped: Type.Array(Type.Object({ operation: Type.String(), reason: Type.String() })),
    warnings: Type.Array(FaultShape),
  }),
});

const Operation = Type.Object({
  tool_id: Uuid,
  operation_id: Type.String(),
  method: Type.String(),
  path: Type.String(),
  document_path: DocumentPath,
  summary: Type.String(),
  side_effect: SideEffectShape,
  document_effect: Type.Intersect([SideEffectShape], {
    description: "The classification by the document",
  }),
  decided_at: Type.Union([Timestamp, Type.Null()], {
    description: "When the owner classified it; null if not",
  }),
  input_schema: AnyObject,
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
const disableParameter = {
  name: "disable",
  in: "query" as const,
  required: false,
  description:
    "Groups of operations to disable: all, writes, tag:NAME, path:/PATTERN*. May be repeated. Stored as the connector's overlay",
  schema: Type.String(),
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
    parameters: [annotateFlag, serverParameter, disableParameter],
    body: OpenApiDocument,
    alsoAccepts: asText,
    answer: { status: 201, schema: Uploaded },
  },
  ...importsEndpoints,
  ...mcpServersEndpoints,
  ...overlaysEndpoints,
  ...versionsEndpoints,
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
    summary: "Propose the missing parts of a connector definition",
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
  document: {
    method: "GET",
    path: "/{connector_id}/document",
    operationId: "getConnectorDocument",
    summary: "Read the document of a connector, without its overlay",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [
      connectorId,
      {
        name: "member",
        in: "query",
        required: false,
        description: "Only this member of the document, such as servers",
        schema: Type.String({ maxLength: 100 }),
      },
    ],
    answer: { status: 200, schema: Type.Object({ document: AnyObject }) },
  },
  changeConnector: {
    method: "PATCH",
    path: "/{connector_id}",
    operationId: "setConnectorStatus",
    summary: "Rename, disable or enable a connector, or choose its identity operation or its provider",
    description:
      "A name is kept by new versions of the document. `identity_operation` is called after a sign-in, to show whose account it is: a read (GET) with credentials and without required arguments. null chooses it by its name, an empty text calls none; an API key needs `agent:query`, too. `provider` stores the sign-in addresses of a well-known provider for a connector whose document states none; a client's secrets that were stored for another token endpoint are deleted.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Object(
      {
        name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" })),
        status: Type.Optional(Type.Union([Type.Literal("DISABLED"), Type.Literal("ACTIVE")])),
        identity_operation: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
        provider: Type.Optional(
          Type.String({ maxLength: 100, description: "Id of `GET /connections/providers`" }),
        ),
        provider_variables: Type.Optional(
          Type.Record(Type.String({ maxLength: 50 }), Type.String({ maxLength: 63 }), {
            maxProperties: 5,
            description: 'For providers whose addresses differ between customers: `{"shop": "acme"}`',
          }),
        ),
      },
      { additionalProperties: false, minProperties: 1 },
    ),
    answer: { status: 200, schema: Connector },
  },
  replace: {
    method: "PUT",
    path: "/{connector_id}",
    operationId: "replaceConnector",
    summary: "Upload a new version of a connector's document",
    description:
      "Keeps the id, indexes only the operations that changed, and keeps the secrets that still go to the host they were stored for.",
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
    summary: "Retry failed indexing now",
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
      "Calls a read operation without required arguments, or else the server's own address, and reports the stage it reached. Works in every status. For an API key without `agent:query`, only the server's address is requested, without credentials.",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: {
      status: 200,
      schema: Type.Object({
        ok: Type.Boolean(),
        /** The stage at which it ended; `status` is the last one. */
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
  questions: {
    method: "GET",
    path: "/{connector_id}/questions",
    operationId: "suggestQuestions",
    summary: "Suggest up to three questions that a connector answers",
    description:
      "Each question is planned as a dry run before it is returned: it leads to the operation with the arguments that are listed. Nothing is sent or recorded. Empty until the connector is active.",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: {
      status: 200,
      schema: Type.Object({
        questions: Type.Array(
          Type.Object({
            question: Type.String(),
            tool_id: Uuid,
            operation_id: Type.String(),
            side_effect: SideEffectShape,
            arguments: AnyObject,
          }),
        ),
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
      schema: Type.Object({ operations: Type.Array(Operation), disabled: DisabledOperations }),
    },
  },
  setSideEffect: {
    method: "PATCH",
    path: "/{connector_id}/operations",
    operationId: "setOperationSideEffect",
    summary: "Classify an operation as read, write or execute",
    description:
      "Requires a signed-in user: a document may only make its operations stricter, so anything laxer is the owner's decision. It applies to the current version of the operation, is removed when a new version changes the operation, and is in the audit log. null removes it.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Object(
      {
        operation_id: Type.String({ minLength: 1, maxLength: 1000 }),
        side_effect: Type.Union([SideEffectShape, Type.Null()]),
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: Operation },
  },
} as const satisfies FunctionEndpoints;
