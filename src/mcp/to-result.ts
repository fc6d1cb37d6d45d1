import type { CallToolResult } from "@modelcontextprotocol/server";
import { type ToolgateError, toFailure } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { toContent } from "./to-content.ts";

/** Prefix of Toolgate's members of `_meta` (MCP, "General fields": a prefix and a name). */
const META = "toolgate/";

/**
 * A tool's answer as structured content (the object itself, or `{result: …}` for any other value) and as
 * content blocks.
 */
export function toResult(value: Json, meta: JsonObject = {}): CallToolResult {
  return {
    content: toContent(value),
    structuredContent: toStructure(value),
    ...withMeta(meta),
  };
}

/** For an upstream MCP server's answer with content blocks, its own structured content. */
function toStructure(value: Json): JsonObject {
  if (!isJsonObject(value)) return { result: value };
  const { content, structuredContent: own, ...rest } = value;
  const isWrapped = Array.isArray(content) && isJsonObject(own) && Object.keys(rest).length === 0;
  return isWrapped ? own : value;
}

/** A failure is a tool result, so that the model sees it (MCP, "Tool execution errors"). */
export function toErrorResult(failure: Json): CallToolResult {
  const content = isJsonObject(failure) ? failure : { result: failure };
  return {
    isError: true,
    content: [{ type: "text", text: JSON.stringify(content) }],
    structuredContent: content,
  };
}

export function failureResult(error: ToolgateError): CallToolResult {
  return toErrorResult(toFailure(error));
}

function withMeta(meta: JsonObject) {
  const entries = Object.entries(meta).map(([name, value]) => [META + name, value]);
  return entries.length > 0 ? { _meta: Object.fromEntries(entries) as Record<string, unknown> } : {};
}
