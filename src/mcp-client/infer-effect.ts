import type { McpDefinition } from "../contract/mcp-tool.ts";
import type { SideEffect, ToolHints } from "../contract/tool.ts";

/**
 * What a tool does, as far as its server is believed. A server that nobody trusts can only make its tools look worse: each
 * is a write, or an execute where it says itself that it destroys (MCP: hints of untrusted servers are not to be relied on).
 */
export function inferEffect({ annotations }: McpDefinition, trustHints: boolean): SideEffect {
  if (trustHints && annotations?.["readOnlyHint"] === true) return "read";
  return annotations?.["destructiveHint"] === true ? "execute" : "write";
}

/** The hints as we pass them on: what makes a tool harmless is the effect that counts here, not the server's word. */
export function writeHints({ annotations }: McpDefinition, effect: SideEffect): ToolHints {
  const isRead = effect === "read";
  return {
    readOnlyHint: isRead,
    destructiveHint: !isRead && annotations?.["destructiveHint"] !== false,
    idempotentHint: isRead || annotations?.["idempotentHint"] === true,
    openWorldHint: annotations?.["openWorldHint"] !== false,
  };
}
