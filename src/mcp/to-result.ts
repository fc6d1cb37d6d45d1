import type { CallToolResult } from "@modelcontextprotocol/server";
import { type ToolgateError, toFailure } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { toContent } from "./to-content.ts";

/** Name of our own members of `_meta` (MCP, "General fields": a prefix and a name). */
const META = "toolgate/";

/** A tool's answer: the object itself, `{result: …}` for anything else, and the same for reading. */
export function toResult(value: Json, meta: JsonObject = {}): CallToolResult {
  return {
    content: toContent(value),
    structuredContent: toStructure(value),
    ...withMeta(meta),
  };
}

/** Of an upstream MCP server's answer its own structure, where that comes beside content blocks. */
function toStructure(value: Json): JsonObject {
  if (!isJsonObject(value)) return { result: value };
  const { content, structuredContent: own, ...rest } = value;
  const isWrapped = Array.isArray(content) && isJsonObject(own) && Object.keys(rest).length === 0;
  return isWrapped ? own : value;
}

/** A failure is an answer of the tool, so that the model sees it (MCP, "Tool execution errors"). */
export function toErrorResult(failure: Json): CallToolResult {
  const told = isJsonObject(failure) ? failure : { result: failure };
  return {
    isError: true,
    content: [{ type: "text", text: JSON.stringify(told) }],
    structuredContent: told,
  };
}

export function failureResult(error: ToolgateError): CallToolResult {
  return toErrorResult(toFailure(error));
}

function withMeta(meta: JsonObject) {
  const entries = Object.entries(meta).map(([name, value]) => [META + name, value]);
  return entries.length > 0 ? { _meta: Object.fromEntries(entries) as Record<string, unknown> } : {};
}
