import type { PropertyEncoding } from "../contract/http-operation.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import { decodeBase64 } from "./decode-base64.ts";
import { scalarText } from "./expand-parameter.ts";
import { UnusableArgument } from "./invalid-arguments.ts";
import { essenceOf, isJsonType, isTextType } from "./media-type.ts";

interface Part {
  name: string;
  /** Absent for plain text, as forms send it. */
  contentType?: string;
  bytes: Uint8Array;
  isFile: boolean;
}

/**
 * A multipart body (RFC 7578; OpenAPI 3.1 §4.8.14.5). A property whose encoding names a binary type is given as base64
 * and sent as a file; objects are JSON; arrays repeat the part. The boundary is random, so no value can close a part.
 */
export function buildMultipart(
  value: JsonObject,
  encoding: Record<string, PropertyEncoding>,
  essence: string,
): { contentType: string; bytes: Uint8Array } {
  const boundary = `toolgate-${crypto.randomUUID()}`;
  const parts = Object.entries(value).flatMap(([name, member]) => {
    const contentType = Object.hasOwn(encoding, name) ? encoding[name]?.contentType : undefined;
    const items =
      Array.isArray(member) && (contentType === undefined || !isJsonType(contentType)) ? member : [member];
    return items.filter((item) => item !== null).map((item) => toPart(name, item, contentType));
  });
  const chunks = parts.flatMap((part) => [utf8(partHead(part, boundary)), part.bytes, utf8("\r\n")]);
  const type = essence === "multipart/*" ? "multipart/form-data" : essence;
  return {
    contentType: `${type}; boundary=${boundary}`,
    bytes: join([...chunks, utf8(`--${boundary}--\r\n`)]),
  };
}

function toPart(name: string, value: Json, declared: string | undefined): Part {
  // A list of acceptable types: the first one is as good as any.
  const contentType = declared?.split(",", 1)[0]?.trim();
  if (contentType === undefined) {
    if (typeof value !== "object") return { name, bytes: utf8(scalarText(value) ?? ""), isFile: false };
    return { name, contentType: "application/json", bytes: utf8(JSON.stringify(value)), isFile: false };
  }
  if (isJsonType(contentType))
    return { name, contentType, bytes: utf8(JSON.stringify(value)), isFile: false };
  if (isTextType(contentType))
    return { name, contentType, bytes: utf8(scalarText(value) ?? ""), isFile: false };
  const concrete = essenceOf(contentType).endsWith("/*") ? "application/octet-stream" : contentType;
  return { name, contentType: concrete, bytes: decodeBase64(value, concrete), isFile: true };
}

function partHead({ name, contentType, isFile }: Part, boundary: string): string {
  const quoted = `"${escapeName(name)}"`;
  const file = isFile ? `; filename=${quoted}` : "";
  const type =
    contentType === undefined ? "" : `Content-Type: ${contentType.replace(/[^\t\x20-\x7e]/g, "")}\r\n`;
  return `--${boundary}\r\nContent-Disposition: form-data; name=${quoted}${file}\r\n${type}\r\n`;
}

/** As browsers do it (HTML standard, "multipart/form-data encoding algorithm"). */
function escapeName(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}

function utf8(text: string): Uint8Array {
  if (/\p{Surrogate}/u.test(text))
    throw new UnusableArgument("holds half of a surrogate pair, which is no character");
  return new TextEncoder().encode(text);
}

function join(chunks: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return joined;
}
