import { createTokenSource } from "../calling/credentials/oauth-token.ts";
import { createTokenCache } from "../calling/credentials/token-source.ts";
import type { Platform } from "../contract/ports.ts";
import type { McpPorts } from "../mcp/client/create-transport.ts";
import { createEgress } from "./create-egress.ts";

/** The ports for listing MCP servers outside of a run. */
export function createMcpPorts({ config, database }: Pick<Platform, "config" | "database">): McpPorts {
  const sender = createEgress(config);
  return { sender, closingSender: sender, tokens: createTokenSource(sender, createTokenCache(database)) };
}
