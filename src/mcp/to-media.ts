import type { ContentBlock } from "@modelcontextprotocol/server";
import type { JsonObject } from "../contract/json.ts";

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
 * A binary answer, `{content_type, base64}`, as a content block; undefined for anything else and for what
 * is too large.
 */
export function toMedia(value: JsonObject): ContentBlock | undefined {
  const { content_type, base64, ...rest } = value;
  if (typeof content_type !== "string" || typeof base64 !== "string" || Object.keys(rest).length > 0)
    return undefined;
  if (!isBase64(base64)) return undefined;
  const mimeType = MEDIA_TYPE.test(content_type) ? content_type : "application/octet-stream";
  if (IMAGES.includes(mimeType)) return { type: "image", data: base64, mimeType };
  if (SOUNDS.test(mimeType)) return { type: "audio", data: base64, mimeType };
  return { type: "resource", resource: { uri: "toolgate:answer", mimeType, blob: base64 } };
}

export function isBase64(text: string): boolean {
  return text.length > 0 && text.length <= MAX_BASE64 && text.length % 4 === 0 && BASE64.test(text);
}
