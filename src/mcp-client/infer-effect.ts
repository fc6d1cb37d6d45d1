import type { McpDefinition } from "../contract/mcp-tool.ts";
import type { SideEffect, ToolHints } from "../contract/tool.ts";
import { findChangingVerb } from "../language/find-changing-verb.ts";

/**
 * The effect of a tool, as far as its server is trusted. An untrusted server can only make its tools
 * stricter: each is a write, or an execute if it declares itself destructive (MCP: hints of untrusted
 * servers must not be relied on). A hint that the tool's own name, texts or other hint contradict is
 * ignored, too.
 */
export function inferEffect(name: string, definition: McpDefinition, trustHints: boolean): SideEffect {
  const { annotations } = definition;
  if (annotations?.["destructiveHint"] === true) return "execute";
  const isBelieved =
    trustHints && annotations?.["readOnlyHint"] === true && !describesChange(name, definition);
  return isBelieved ? "read" : "write";
}

function describesChange(name: string, { title, description, annotations }: McpDefinition): boolean {
  const titles = [title, annotations?.["title"]].filter((text) => typeof text === "string");
  return ["", ...titles].some(
    (summary) => findChangingVerb({ id: name, path: "", summary, description: description ?? "" }) !== null,
  );
}

/**
 * The hints that we pass on. Whether a tool is harmless follows from its effective classification, not
 * from the server.
 */
export function writeHints({ annotations }: McpDefinition, effect: SideEffect): ToolHints {
  const isRead = effect === "read";
  return {
    readOnlyHint: isRead,
    destructiveHint: !isRead && annotations?.["destructiveHint"] !== false,
    idempotentHint: isRead || annotations?.["idempotentHint"] === true,
    openWorldHint: annotations?.["openWorldHint"] !== false,
  };
}
