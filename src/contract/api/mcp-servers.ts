import { type Static, Type } from "@sinclair/typebox";
import { Connector, Uploaded } from "./connector-shapes.ts";
import {
  AnyObject,
  type FunctionEndpoints,
  pathId,
  SideEffectShape,
  Timestamp,
  UntrustedShape,
} from "./endpoint.ts";

/** A server's definition of a tool; all of it is external text. */
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
  /** Digest of `offered`, needed to accept it; null if the server no longer has the tool. */
  digest: Type.Union([Type.String(), Type.Null()]),
  accepted: Type.Union([McpToolDefinition, Type.Null()]),
  offered: Type.Union([McpToolDefinition, Type.Null()]),
  /**
   * Differences between `offered` and `accepted`, by JSON pointer; `/side_effect`: the effect after
   * accepting it.
   */
  differences: Type.Array(
    Type.Object({ pointer: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
  ),
  /** Why the changed tool cannot be accepted; `offered` is null then. */
  unusable: Type.Optional(Type.String()),
  /** Signs that its texts address a model. */
  untrusted: Type.Optional(UntrustedShape),
  accepted_at: Type.Union([Timestamp, Type.Null()]),
  seen_at: Timestamp,
});
const McpTools = Type.Object({ tools: Type.Array(McpTool) });

/** How calls to a server are authenticated. The secrets are listed in `required_secrets` of the answer. */
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
        description: "By secret id, stored in the vault; absent: the connector waits for them",
      }),
    ),
    trust_hints: Type.Optional(
      Type.Boolean({
        description:
          "Whether the server's `readOnlyHint` is trusted; false (default): each tool counts as a write until you classify it",
      }),
    ),
  },
  { additionalProperties: false },
);
export type NewMcpServer = Static<typeof NewMcpServer>;

const connectorId = pathId("connector_id", "The connector");
const tag = "Connectors";

/** Endpoints of the function `connectors` for connectors of kind `mcp`. */
export const mcpServersEndpoints = {
  connectMcp: {
    method: "POST",
    path: "/mcp",
    operationId: "connectMcpServer",
    summary: "Connect an MCP server",
    description:
      "Lists the server's tools and takes them into the catalogue as they are now, except for those that resemble or mention another of your tools, which wait until you accept them; nothing is stored when the server cannot be listed. What it says later is compared with that: a changed tool is held until you accept it. Without its secrets the connector waits for them.",
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
    summary: "List an MCP server's tools again",
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
    description:
      "Requires a signed-in user. 409 CONFLICT if a tool has changed again: review it first. All or none.",
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
    summary: "Set the side effect of an MCP server's tool: read, write or execute",
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
    summary: "Set whether an MCP server's hints are trusted",
    description:
      "Its accepted tools are reclassified immediately: as `read` if the server declares it and is trusted. Your own classification of a tool is kept.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Object({ trust_hints: Type.Boolean() }, { additionalProperties: false }),
    answer: { status: 200, schema: Connector },
  },
} as const satisfies FunctionEndpoints;
