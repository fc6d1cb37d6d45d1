import type { ContentBlock } from "@modelcontextprotocol/server";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { passBlocks } from "./pass-blocks.ts";
import { toMedia } from "./to-media.ts";

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
