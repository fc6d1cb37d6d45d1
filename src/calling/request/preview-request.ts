import { essenceOf, isJsonType, isTextType, mediaTypeParameter } from "../../base/headers.ts";
import { type Json, type JsonObject, losesOnParse } from "../../base/json.ts";
import { sha256 } from "../../base/sha256.ts";
import type { RequestPreview } from "../../contract/http-operation.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { MASK, maskUrl } from "../redaction/mask-url.ts";
import { looksLikeText } from "../response/read-result.ts";

/**
 * Maximum length of a text that is shown whole. Of a longer one, the first and last halves of this number are
 * shown.
 */
const MAX_SHOWN = 4_000;

/**
 * The exact request for display, approvals and the audit log, with `***` for secrets. A JSON body is returned as its
 * value, text as text, a multipart form as `{content_type, bytes, parts}`, and binary data as
 * `{content_type, bytes, sha256}`.
 */
export function previewRequest(request: OutgoingRequest): RequestPreview & { body?: Json } {
  const { headers, query } = request.sensitive;
  const secret = new Set(headers.map((name) => name.toLowerCase()));
  const shown: [string, string][] = [];
  for (const [name, value] of request.headers)
    shown.push([name, secret.has(name.toLowerCase()) ? maskHeader(name, value) : value]);
  const body = previewBody(request);
  return {
    method: request.method,
    url: maskUrl(request.url, query),
    headers: Object.fromEntries(shown),
    ...(body === undefined ? {} : { body }),
    ...(request.tls === undefined ? {} : { client_certificate: MASK }),
  };
}

/** The scheme of `Authorization` is not a secret and shows how the call authenticates. */
function maskHeader(name: string, value: string): string {
  const scheme =
    name.toLowerCase() === "authorization" ? /^(Basic|Bearer|AWS4-HMAC-SHA256) /.exec(value)?.[0] : undefined;
  return `${scheme ?? ""}${MASK}`;
}

function previewBody({ body, headers }: OutgoingRequest): Json | undefined {
  if (body === undefined) return undefined;
  const contentType = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  if (isJsonType(contentType)) {
    const text = new TextDecoder().decode(body);
    // An approver sees every member and digit that is sent.
    const value: Json = JSON.parse(text);
    return losesOnParse(text, value) ? text : value;
  }
  if (isTextType(contentType)) return new TextDecoder().decode(body);
  const isMultipart = essenceOf(contentType).startsWith("multipart/");
  const parts = isMultipart ? splitMultipart(contentType, body) : null;
  if (parts) return { content_type: contentType, bytes: body.byteLength, parts: previewParts(parts) };
  // Forms that this project did not build and unknown types are shown as text where possible.
  if (looksLikeText(body)) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  return { content_type: contentType, bytes: body.byteLength, sha256: sha256(body) };
}

/** The parts of a form for the approver: texts unchanged, files as name, type, size and digest. */
function previewParts(parts: readonly MultipartPart[]): JsonObject[] {
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

/** A truncated text is shown with its digest, because the whole request is approved. */
function previewText(text: string, contentType: string | undefined, bytes: Uint8Array): JsonObject {
  if (text.length > MAX_SHOWN)
    return { value: cutMiddle(text), characters: text.length, sha256: sha256(bytes) };
  return { value: contentType !== undefined && isJsonType(contentType) ? parse(text) : text };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** Keeps the start and the end, without lone surrogates at the cut, which Postgres rejects. */
function cutMiddle(text: string): string {
  const head = text.slice(0, MAX_SHOWN / 2).replace(/[\ud800-\udbff]$/, "");
  const tail = text.slice(-MAX_SHOWN / 2).replace(/^[\udc00-\udfff]/, "");
  return `${head} [… ${text.length - head.length - tail.length} characters …] ${tail}`;
}

interface MultipartPart {
  name: string;
  filename?: string;
  contentType?: string;
  bytes: Uint8Array;
}

/**
 * Splits a multipart body (RFC 7578). Returns null if `buildMultipart` could not have written it, because a
 * server might interpret it differently.
 */
function splitMultipart(contentType: string, body: Uint8Array): MultipartPart[] | null {
  const boundary = mediaTypeParameter(contentType, "boundary");
  if (!boundary) return null;
  // One character per byte, so that positions in the text and the bytes are equal.
  const text = new TextDecoder("windows-1252").decode(body);
  const delimiter = `\r\n--${boundary}`;
  if (!text.startsWith(delimiter.slice(2))) return null;
  const parts: MultipartPart[] = [];
  let at = delimiter.length - 2;
  while (!text.startsWith("--", at)) {
    const end = text.indexOf(delimiter, at);
    const part = text.startsWith("\r\n", at) && end !== -1 ? readPart(text, body, at + 2, end) : null;
    if (part === null) return null;
    parts.push(part);
    at = end + delimiter.length;
  }
  return text.slice(at) === "--\r\n" ? parts : null;
}

function readPart(text: string, body: Uint8Array, start: number, end: number): MultipartPart | null {
  const headEnd = text.indexOf("\r\n\r\n", start);
  if (headEnd === -1 || headEnd + 4 > end) return null;
  const head = new TextDecoder().decode(body.subarray(start, headEnd));
  const read =
    /^Content-Disposition: form-data; name="([^"]*)"(?:; filename="([^"]*)")?(?:\r\nContent-Type: (.*))?$/i.exec(
      head,
    );
  if (!read) return null;
  const [, name = "", filename, contentType] = read;
  return {
    name,
    ...(filename !== undefined && { filename }),
    ...(contentType !== undefined && { contentType }),
    bytes: body.subarray(headEnd + 4, end),
  };
}
