import {
  encodeBase64,
  essenceOf,
  isJsonLinesType,
  isJsonType,
  isTextType,
  mediaTypeParameter,
} from "../../base/headers.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { IncomingResponse } from "../../contract/ports.ts";
import { apiError } from "../egress/api-error.ts";
import { type Redactor, redactJson } from "../redaction/redact.ts";
import { echoesPart } from "../redaction/redact-error.ts";
import { checkStatus } from "./check-status.ts";

/** Maximum nesting of an answer, because later stages (redaction, JSONPath, storage) are recursive. */
const MAX_DEPTH = 256;

/** Line ends, and the record separator of JSON text sequences (RFC 7464). */
const LINE_ENDS = new RegExp(`[\n${String.fromCharCode(0x1e)}]`);

/**
 * Reads an API's response as JSON without secrets.
 * @param accepts declared media types of the response; empty if unknown
 * @throws ToolgateError AUTH_FAILED | API_ERROR, depending on the status and the content
 */
export function readResult(response: IncomingResponse, accepts: readonly string[], redact: Redactor): Json {
  const answer = redactJson(isFailed(response) ? readFailedBody(response) : readAnswer(response), redact);
  checkStatus(response, answer);
  checkContentType(response, answer, accepts);
  return answer;
}

function isFailed({ status }: Pick<IncomingResponse, "status">): boolean {
  return status >= 300 && status !== 304;
}

/** The body of a failure is optional, because the status determines the error. */
function readFailedBody(response: IncomingResponse): Json {
  try {
    return readAnswer(response);
  } catch {
    return null;
  }
}

/** Rejects a web page, such as a login page, from an API that declares only JSON. */
function checkContentType(response: IncomingResponse, answer: Json, accepts: readonly string[]): void {
  const type = essenceOf(response.headers["content-type"] ?? "");
  // JSON with a wrong content type has already been parsed.
  if (type !== "text/html" || typeof answer !== "string") return;
  const speaksOnlyJson = accepts.length > 0 && accepts.every(isJsonType);
  if (!speaksOnlyJson) return;
  throw apiError(
    "invalid_response",
    "The API answered with a web page instead of data, possibly a login page.",
    {
      details: { http_status: response.status },
    },
  );
}

/**
 * Reads a response body as JSON. JSON is parsed (the last of duplicate keys is used; integers beyond 2^53 lose
 * precision), also an object or array with a wrong or missing content type. JSON lines become an array, text and XML a
 * string, other bodies `{content_type, base64}`, and an empty body null.
 * @throws ToolgateError API_ERROR {reason: "invalid_response"} for invalid JSON, or JSON that is nested too deep
 */
export function readAnswer(response: IncomingResponse): Json {
  const { body, headers } = response;
  if (body.byteLength === 0) return null;
  const type = headers["content-type"] ?? "";
  const charset = mediaTypeParameter(type, "charset");
  if (isJsonType(type)) return parseJson(decodeJsonText(body, charset), response.status);
  if (isJsonLinesType(type)) return parseLines(decodeJsonText(body, charset));
  const isText = isTextType(type) || charset !== undefined || looksLikeText(body);
  if (!isText || (essenceOf(type) !== "" && isMedia(type)))
    return { content_type: essenceOf(type), base64: encodeBase64(body) };
  const text = decodeText(body, charset);
  return parseLikelyJson(text) ?? text;
}

/** Whether the type is binary media. SVG is XML and counts as text. */
function isMedia(type: string): boolean {
  return /^(image|audio|video|font|model)\//.test(essenceOf(type)) && !isTextType(type);
}

function parseJson(text: string, status: number): Json {
  // Blank bodies with a JSON type are a common form of an empty response.
  if (text.trim() === "") return null;
  guardDepth(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw apiError("invalid_response", "The API declares its answer as JSON, but it is not valid JSON.", {
      details: { http_status: status },
      cause,
    });
  }
}

/** Parses objects and arrays only, so that a text such as `true` or `42` stays a text. */
function parseLikelyJson(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    guardDepth(text);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses JSON lines to an array; if a line is not valid JSON, the text is returned unchanged. */
function parseLines(text: string): Json {
  const lines = text.split(LINE_ENDS).filter((line) => line.trim() !== "");
  try {
    return lines.map((line): Json => {
      guardDepth(line);
      return JSON.parse(line);
    });
  } catch {
    return text;
  }
}

function guardDepth(text: string): void {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) depth--;
    if (depth > MAX_DEPTH)
      throw apiError("invalid_response", `The API's answer is nested deeper than ${MAX_DEPTH} levels.`);
  }
}

/**
 * An API's answer as `final_data`: objects unchanged, other values as `{result}`, an empty answer as
 * `{result: null}`.
 */
export function toFinalData(value: Json): JsonObject {
  return isJsonObject(value) ? value : { result: value };
}

/** A response whose status is a failure, for display. */
export interface FailedResponse {
  response: { status: number; bytes: number; duration_ms: number; attempts: number };
  headers: Record<string, string>;
  /** Null if it cannot be read, or contains a part of a secret. */
  answer: Json;
}

/** Reads a failed response without secrets; null for a success. */
export function readFailed(
  response: IncomingResponse,
  redact: Redactor,
  secrets: readonly string[],
): FailedResponse | null {
  if (!isFailed(response)) return null;
  const { status, body, duration_ms, attempts } = response;
  const answer = redactJson(readFailedBody(response), redact);
  return {
    response: { status, bytes: body.byteLength, duration_ms, attempts },
    headers: shownHeaders(response.headers, redact),
    answer: echoesPart(answer, secrets) ? null : answer,
  };
}

/** Headers that describe an answer. Others may carry a session or a token of the API, so they are not shown. */
const SHOWN_HEADERS =
  /^(content-(type|length|language|disposition)|etag|last-modified|cache-control|expires|age|date|location|link|retry-after|allow|vary|server|deprecation|sunset|x-request-id|x-correlation-id|(x-)?total(-count)?|x-total-count|x-api-version|(x-)?rate-?limit[a-z-]*)$/;
const MAX_HEADER_LENGTH = 500;

/** The headers of an answer for display, without secrets. */
export function shownHeaders(headers: Record<string, string>, redact: Redactor): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => SHOWN_HEADERS.test(name))
      .map(([name, value]) => [name, redact(value).slice(0, MAX_HEADER_LENGTH)]),
  );
}

/**
 * Decodes a response body by its byte order mark, else by the declared charset, else as UTF-8. Invalid sequences become
 * U+FFFD.
 * @param charset parameter of the `Content-Type`; unknown names count as UTF-8
 */
function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  return decoderFor(byteOrderMarkEncoding(bytes) ?? charset ?? "utf-8").decode(bytes);
}

/**
 * Decodes a JSON body. JSON is always UTF-8 (RFC 8259 §8.1, §11); the charset parameter is used only if the bytes are
 * not valid UTF-8.
 */
function decodeJsonText(bytes: Uint8Array, charset: string | undefined): string {
  if (byteOrderMarkEncoding(bytes) !== undefined || charset === undefined)
    return decodeText(bytes, undefined);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeText(bytes, charset);
  }
}

/** Whether the bytes are valid UTF-8 without NUL, and so probably text. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function byteOrderMarkEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return undefined;
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
