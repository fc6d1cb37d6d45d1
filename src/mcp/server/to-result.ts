import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/server";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { type ToolgateError, toFailure } from "../../contract/errors.ts";

/** Prefix of Toolgate's members of `_meta` (MCP, "General fields": a prefix and a name). */
export const META = "toolgate/";

const MAX_BLOCKS = 20;

/**
 * Maximum number of base64 characters. Answers of APIs are smaller; the limit applies to all other
 * sources.
 */
export const MAX_BASE64 = 1_400_000;

/**
 * Image types that models accept. A client that sends a model another type gets an error for its whole
 * conversation.
 */
const IMAGES = ["image/png", "image/jpeg", "image/gif", "image/webp"];

const SOUNDS = /^audio\/(wav|x-wav|wave|mpeg|mp3|ogg|webm|flac|aac|mp4)$/;

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

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

/**
 * The content of an answer for a model: its JSON as text; images, audio and files as blocks, not as base64
 * in the text.
 */
export function toContent(value: Json): ContentBlock[] {
  if (typeof value === "string") return [{ type: "text", text: value }];
  if (!isJsonObject(value)) return [asText(value)];
  const media = toMedia(value);
  if (media) return [asText(describeBytes(value)), media];
  const { final_data } = value;
  const inner = isJsonObject(final_data) ? toMedia(final_data) : undefined;
  if (inner && isJsonObject(final_data))
    return [asText({ ...value, final_data: describeBytes(final_data) }), inner];
  return passBlocks(value) ?? [asText(value)];
}

function asText(value: Json): ContentBlock {
  return { type: "text", text: JSON.stringify(value) };
}

/** Four base64 characters encode three bytes (RFC 4648 §4). */
function describeBytes({ content_type, base64 }: JsonObject): JsonObject {
  const text = typeof base64 === "string" ? base64.replace(/=+$/, "") : "";
  return { content_type: content_type ?? "", bytes: Math.floor((text.length * 3) / 4) };
}

/**
 * The content blocks of an upstream MCP server's answer, `{content}` with or without `structuredContent`,
 * if it contains more than text. An invalid block, a link (`resource_link`), or a resource that imitates one of
 * Toolgate's is passed as text.
 */
function passBlocks({ content, structuredContent: _, ...rest }: JsonObject): ContentBlock[] | undefined {
  if (!Array.isArray(content) || content.length > MAX_BLOCKS || Object.keys(rest).length > 0)
    return undefined;
  const blocks = content.map(readBlock);
  const isPassed = blocks.some((block) => block !== undefined && block.type !== "text");
  return isPassed ? blocks.map((block, index) => block ?? asText(content[index] ?? null)) : undefined;
}

function readBlock(block: Json): ContentBlock | undefined {
  if (!isJsonObject(block)) return undefined;
  const { type, text, data, mimeType, resource } = block;
  if (type === "text" && typeof text === "string") return { type, text };
  if ((type === "image" || type === "audio") && isData(data) && isType(mimeType, type))
    return toMedia({ content_type: mimeType, base64: data });
  return type === "resource" && isJsonObject(resource) ? readResource(resource) : undefined;
}

function readResource({ uri, mimeType, text, blob }: JsonObject): ContentBlock | undefined {
  if (!isForeignUri(uri)) return undefined;
  const known = { uri, ...(isMediaType(mimeType) && { mimeType }) };
  if (typeof text === "string") return { type: "resource", resource: { ...known, text } };
  return isData(blob) ? { type: "resource", resource: { ...known, blob } } : undefined;
}

const MAX_URI = 2_048;
/** The URI of a file in an answer. It cannot be read. */
const ANSWER = "toolgate:answer";

/** Spaces, control characters and invisible ones can hide what a URI is. */
const HIDING = /[\s\p{C}]/u;

/**
 * Whether a server may use this URI: those of Toolgate name instructions and documents that their owner has stored. The
 * server may be another Toolgate, which calls its files `ANSWER`.
 */
function isForeignUri(uri: Json | undefined): uri is string {
  if (typeof uri !== "string" || uri.length > MAX_URI || HIDING.test(uri)) return false;
  return uri === ANSWER || (/^[a-z][a-z\d+.-]*:/i.test(uri) && !/^toolgate:/i.test(uri));
}

/** With or without parameters (RFC 9110 §8.3.1). */
function isMediaType(type: Json | undefined): type is string {
  return (
    typeof type === "string" &&
    /^[\w.+-]{1,100}\/[\w.+-]{1,100}(; ?[\w-]{1,50}="?[\w.-]{1,100}"?){0,5}$/.test(type)
  );
}

function isData(data: Json | undefined): data is string {
  return typeof data === "string" && isBase64(data);
}

function isType(mimeType: Json | undefined, kind: string): mimeType is string {
  return typeof mimeType === "string" && mimeType.startsWith(`${kind}/`);
}

/**
 * A binary answer, `{content_type, base64}`, as a content block; undefined for anything else and for what
 * is too large.
 */
function toMedia(value: JsonObject): ContentBlock | undefined {
  const { content_type, base64, ...rest } = value;
  if (typeof content_type !== "string" || typeof base64 !== "string" || Object.keys(rest).length > 0)
    return undefined;
  if (!isBase64(base64)) return undefined;
  const mimeType = MEDIA_TYPE.test(content_type) ? content_type : "application/octet-stream";
  if (IMAGES.includes(mimeType)) return { type: "image", data: base64, mimeType };
  if (SOUNDS.test(mimeType)) return { type: "audio", data: base64, mimeType };
  return { type: "resource", resource: { uri: ANSWER, mimeType, blob: base64 } };
}

function isBase64(text: string): boolean {
  return text.length > 0 && text.length <= MAX_BASE64 && text.length % 4 === 0 && BASE64.test(text);
}
