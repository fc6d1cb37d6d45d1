import type { ContentBlock } from "@modelcontextprotocol/server";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { isBase64 } from "./to-media.ts";

const MAX_BLOCKS = 20;

/**
 * The content blocks of an upstream MCP server's answer, `{content}` with or without `structuredContent`,
 * if it contains more than text. An invalid block, or a link (`resource_link`), is passed as text.
 */
export function passBlocks({
  content,
  structuredContent: _,
  ...rest
}: JsonObject): ContentBlock[] | undefined {
  if (!Array.isArray(content) || content.length > MAX_BLOCKS || Object.keys(rest).length > 0)
    return undefined;
  const blocks = content.map(readBlock);
  const isPassed = blocks.some((block) => block !== undefined && block.type !== "text");
  return isPassed ? blocks.map((block, index) => block ?? asText(content[index] ?? null)) : undefined;
}

function asText(value: Json): ContentBlock {
  return { type: "text", text: JSON.stringify(value) };
}

function readBlock(block: Json): ContentBlock | undefined {
  if (!isJsonObject(block)) return undefined;
  const { type, text, data, mimeType, resource } = block;
  if (type === "text" && typeof text === "string") return { type, text };
  if ((type === "image" || type === "audio") && isData(data) && isType(mimeType, type))
    return { type, data, mimeType };
  return type === "resource" && isJsonObject(resource) ? readResource(resource) : undefined;
}

function readResource({ uri, mimeType, text, blob }: JsonObject): ContentBlock | undefined {
  if (typeof uri !== "string") return undefined;
  const known = { uri, ...(typeof mimeType === "string" && { mimeType }) };
  if (typeof text === "string") return { type: "resource", resource: { ...known, text } };
  return isData(blob) ? { type: "resource", resource: { ...known, blob } } : undefined;
}

function isData(data: Json | undefined): data is string {
  return typeof data === "string" && isBase64(data);
}

function isType(mimeType: Json | undefined, kind: string): mimeType is string {
  return typeof mimeType === "string" && mimeType.startsWith(`${kind}/`);
}
