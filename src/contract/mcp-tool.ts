import { Type } from "@sinclair/typebox";
import type { Credential, SecretValues } from "./http-operation.ts";
import type { JsonObject } from "./json.ts";
import { literals, nullable, type Shape, validated } from "./shape.ts";

const MCP_TRANSPORTS = ["streamable-http", "sse"] as const;
export type McpTransport = (typeof MCP_TRANSPORTS)[number];

/** Where an MCP server is and how it is spoken to. */
export interface McpServerAccess {
  url: string;
  /** What to attach to each request; names of secrets, no values. */
  credentials: Credential[];
  /** What worked last; null: not known yet. */
  transport: McpTransport | null;
  protocol_version: string | null;
}

/** A tool of an MCP server: what its plugin needs besides the arguments. Stored in `tools.definition`. */
export interface McpToolDefinition extends McpServerAccess {
  kind: "mcp";
  /** As the server calls it; null: only whether the server answers is to be seen. */
  name: string | null;
  /** Of the definition its owner accepted: a server that says anything else now is not called. */
  digest: string;
}

/** What a server says of one tool (`Tool` of the protocol, the parts we use); all of it text from outside. */
export interface McpDefinition {
  title?: string;
  description?: string;
  input_schema: JsonObject;
  output_schema?: JsonObject;
  annotations?: JsonObject;
}

/** What the database gives of a server, to look at its tools. */
export interface LoadedMcpServer extends McpServerAccess {
  connector_id: string;
  user_id: string;
  /** Null until a person or the server has named it. */
  name: string | null;
  trust_hints: boolean;
  secrets: SecretValues;
}

export const LoadedMcpServerShape: Shape<LoadedMcpServer> = Type.Object({
  connector_id: Type.String(),
  user_id: Type.String(),
  name: nullable(Type.String()),
  url: Type.String(),
  credentials: Type.Array(validated<Credential>()),
  trust_hints: Type.Boolean(),
  transport: nullable(literals<McpTransport>("streamable-http", "sse")),
  protocol_version: nullable(Type.String()),
  secrets: Type.Record(Type.String(), Type.String()),
});
