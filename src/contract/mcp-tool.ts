import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../base/json.ts";
import type { Credential, SecretValues } from "./http-operation.ts";
import { literals, nullable, type Shape, validated } from "./shape.ts";

const MCP_TRANSPORTS = ["streamable-http", "sse"] as const;
export type McpTransport = (typeof MCP_TRANSPORTS)[number];

/** The address and protocol of an MCP server. */
export interface McpServerAccess {
  url: string;
  /** Credentials to add to each request; ids of secrets, no values. */
  credentials: Credential[];
  /** What worked last; null if unknown. */
  transport: McpTransport | null;
  protocol_version: string | null;
}

/**
 * A tool of an MCP server, as its plugin needs it in addition to the arguments. Stored in
 * `tools.definition`.
 */
export interface McpToolDefinition extends McpServerAccess {
  kind: "mcp";
  /** The server's name of the tool; null if only the connection is tested. */
  name: string | null;
  /** Digest of the accepted definition: if the server's definition differs, the tool is not called. */
  digest: string;
}

/**
 * A server's definition of a tool (the relevant parts of the protocol's `Tool`); all of it is external
 * text.
 */
export interface McpDefinition {
  title?: string;
  description?: string;
  input_schema: JsonObject;
  output_schema?: JsonObject;
  annotations?: JsonObject;
}

/** A server as loaded from the database, to list its tools. */
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
