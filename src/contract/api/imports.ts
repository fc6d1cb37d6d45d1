import { type Static, Type } from "@sinclair/typebox";
import { Auth, OperationCounts, PlacedKeys, Uploaded } from "./connector-shapes.ts";
import { FaultShape, type FunctionEndpoints, SideEffectShape } from "./endpoint.ts";

const MAX_TEXT = 16 * 1024 * 1024;

const Kind = Type.Union(
  ["openapi", "postman", "discovery", "graphql", "har", "curl", "mcp"].map((kind) => Type.Literal(kind)),
);

const ImportRequest = Type.Object(
  {
    url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4000,
        description: "Of a document, of a page that links one, of a GraphQL endpoint or of an MCP server",
      }),
    ),
    text: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MAX_TEXT,
        description:
          "Instead of `url`: an OpenAPI document, a Postman collection, a Google Discovery document, a HAR file, a GraphQL schema or curl commands",
      }),
    ),
    choose: Type.Optional(
      Type.Object(
        {
          kind: Kind,
          url: Type.Optional(Type.String({ minLength: 1, maxLength: 4000, description: "Absent: `url`" })),
        },
        {
          additionalProperties: false,
          description: "One of `found`, which becomes a connector; absent: nothing is stored",
        },
      ),
    ),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: "Absent: the API's own" })),
    server: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description: "The API's address, for a document that does not state one",
      }),
    ),
    dry_run: Type.Optional(
      Type.Boolean({
        description: "With `choose`: returns the document and its operations, and stores nothing",
      }),
    ),
  },
  { additionalProperties: false },
);
export type ImportRequest = Static<typeof ImportRequest>;

/** Texts come from the address and are external. */
const Found = Type.Object({
  kind: Kind,
  url: Type.Union([Type.String(), Type.Null()]),
  format: Type.String(),
  title: Type.String(),
  version: Type.String(),
  operation_count: Type.Union([Type.Integer(), Type.Null()]),
  servers: Type.Array(Type.String()),
  found: Type.String({ description: "How it was found" }),
  notes: Type.Array(FaultShape),
  requires_auth: Type.Optional(
    Type.Boolean({ description: "Whether an MCP server refused a request without credentials" }),
  ),
});

const Inspected = Type.Object({ found: Type.Array(Found) });

const Previewed = Type.Object({
  name: Type.String(),
  description: Type.String(),
  version: Type.String(),
  auth: Auth,
  operation_count: Type.Integer(),
  counts: OperationCounts,
  server: Type.Union([Type.String(), Type.Null()], { description: "Where calls would go" }),
  keys: PlacedKeys,
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

/** Endpoints of the function `connectors` for importing. */
export const importsEndpoints = {
  importConnector: {
    method: "POST",
    path: "/import",
    operationId: "importConnector",
    summary: "Import a connector from an address or a text",
    description:
      "Without `choose`: says what was found, and stores nothing (200). With `choose`: stores it as a connector, as if its document were uploaded with `annotate=true` (201), and remembers the address.",
    tag: "Connectors",
    scope: "connectors:write",
    sideEffect: "write",
    body: ImportRequest,
    maxBodyBytes: MAX_TEXT + 4 * 1024 * 1024,
    answer: { status: 200, schema: Type.Union([Inspected, Previewed, Uploaded]) },
  },
} as const satisfies FunctionEndpoints;
