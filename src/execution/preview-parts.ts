import type { Json, JsonObject } from "../contract/json.ts";
import { sha256 } from "../contract/sha256.ts";
import { looksLikeText } from "./decode-text.ts";
import { isJsonType, isTextType } from "./media-type.ts";
import type { MultipartPart } from "./split-multipart.ts";

/** Characters of a text that stand whole; of a longer one half of them from each end. */
const SHOWN = 4_000;

/** The parts of a form for whoever decides about it: texts as they are sent, files by name, type, size and digest. */
export function previewParts(parts: readonly MultipartPart[]): JsonObject[] {
  return parts.map((part) => {
    const { name, filename, contentType, bytes } = part;
    const about: JsonObject = {
      name,
      ...(filename !== undefined && { filename }),
      ...(contentType !== undefined && { content_type: contentType }),
    };
    if (filename === undefined && isReadable(part)) {
      const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
      return { ...about, ...previewText(text, contentType, bytes) };
    }
    return { ...about, bytes: bytes.byteLength, sha256: sha256(bytes) };
  });
}

function isReadable({ contentType, bytes }: MultipartPart): boolean {
  const isDeclared = contentType === undefined || isTextType(contentType) || isJsonType(contentType);
  return isDeclared && looksLikeText(bytes);
}

/** The digest of a text that is cut stands beside it: a call is approved whole. */
function previewText(text: string, contentType: string | undefined, bytes: Uint8Array): JsonObject {
  if (text.length > SHOWN) return { value: cutMiddle(text), characters: text.length, sha256: sha256(bytes) };
  return { value: contentType !== undefined && isJsonType(contentType) ? parse(text) : text };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** No half of a surrogate pair stays at the cut: Postgres takes none. */
function cutMiddle(text: string): string {
  const head = text.slice(0, SHOWN / 2).replace(/[\ud800-\udbff]$/, "");
  const tail = text.slice(-SHOWN / 2).replace(/^[\udc00-\udfff]/, "");
  return `${head} [… ${text.length - head.length - tail.length} characters …] ${tail}`;
}
