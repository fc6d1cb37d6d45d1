import type { McpDefinition } from "../contract/mcp-tool.ts";
import type { SideEffect, ToolHints } from "../contract/tool.ts";
import { findChangingVerb } from "../language/find-changing-verb.ts";

/**
 * What a tool does, as far as its server is believed. A server that nobody trusts can only make its tools look worse: each
 * is a write, or an execute where it says itself that it destroys (MCP: hints of untrusted servers are not to be relied on).
 * A hint that the tool's own name, texts or other hint contradict is not believed either.
 */
export function inferEffect(name: string, definition: McpDefinition, trustHints: boolean): SideEffect {
  const { annotations } = definition;
  if (annotations?.["destructiveHint"] === true) return "execute";
  const isBelieved = trustHints && annotations?.["readOnlyHint"] === true && !tellsOfChange(name, definition);
  return isBelieved ? "read" : "write";
}

function tellsOfChange(name: string, { title, description, annotations }: McpDefinition): boolean {
  const titles = [title, annotations?.["title"]].filter((text) => typeof text === "string");
  return ["", ...titles].some(
    (summary) => findChangingVerb({ id: name, path: "", summary, description: description ?? "" }) !== null,
  );
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
