import { encodeBase64 } from "../../base/basic-header.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import {
  essenceOf,
  isJsonLinesType,
  isJsonType,
  isTextType,
  mediaTypeParameter,
} from "../../base/media-type.ts";
import type { IncomingResponse } from "../../contract/ports.ts";
import { apiError } from "../egress/api-error.ts";
import { type Redactor, redactJson } from "../redaction/redact.ts";
import { checkStatus } from "./check-status.ts";
import { decodeJsonText, decodeText, looksLikeText } from "./decode-text.ts";

/** Deepest nesting we pass on: later steps (redaction, JSONPath, storage) walk the value recursively. */
const MAX_DEPTH = 256;

/** Line ends, and the record separator of JSON text sequences (RFC 7464). */
const LINE_ENDS = new RegExp(`[\n${String.fromCharCode(0x1e)}]`);

/**
 * What an API's answer says, free of secrets.
 * @param accepts media types the API is said to answer with; empty: unknown
 * @throws ToolgateError AUTH_FAILED | API_ERROR by its status or kind
 */
export function readResult(response: IncomingResponse, accepts: readonly string[], redact: Redactor): Json {
  const failed = response.status >= 300 && response.status !== 304;
  const answer = redactJson(failed ? readFailure(response) : readAnswer(response), redact);
  checkStatus(response, answer);
  checkKind(response, answer, accepts);
  return answer;
}

/** A failure's body only explains; when it cannot be read, the status still counts. */
function readFailure(response: IncomingResponse): Json {
  try {
    return readAnswer(response);
  } catch {
    return null;
  }
}

/** A login or error page that came with 200 is no answer of an API that speaks JSON. */
function checkKind(response: IncomingResponse, answer: Json, accepts: readonly string[]): void {
  const type = essenceOf(response.headers["content-type"] ?? "");
  // JSON under a wrong type was parsed and is no string any more.
  if (type !== "text/html" || typeof answer !== "string") return;
  const speaksOnlyJson = accepts.length > 0 && accepts.every(isJsonType);
  if (!speaksOnlyJson) return;
  throw apiError(
    "invalid_response",
    "The API answered with a web page instead of data (a login page, perhaps).",
    {
      details: { http_status: response.status },
    },
  );
}

/**
 * What an answer's body says, as JSON: JSON types parsed (duplicate keys: the last wins; integers beyond 2^53 lose
 * precision), JSON lines as an array, text and XML as a string, an object or array under a wrong or missing type
 * parsed all the same, anything else `{content_type, base64}`, nothing at all null.
 * @throws ToolgateError API_ERROR {reason: "invalid_response"} for declared JSON that is none, or is nested too deep
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

/** Images and the like are bytes even where those happen to be text (SVG is XML and counts as text). */
function isMedia(type: string): boolean {
  return /^(image|audio|video|font|model)\//.test(essenceOf(type)) && !isTextType(type);
}

function parseJson(text: string, status: number): Json {
  // A BOM was removed by decoding; blank bodies with a JSON type are common for "nothing".
  if (text.trim() === "") return null;
  guardDepth(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw apiError("invalid_response", "The API's answer says it is JSON but is not.", {
      details: { http_status: status },
      cause,
    });
  }
}

/** Only objects and arrays: a text that happens to be `true` or `42` stays the text it is. */
function parseLikelyJson(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    guardDepth(text);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lines that are JSON as an array; when one is not, the whole as text. */
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

/** The API's answer as `final_data`: an object itself; an array or scalar `{result}`; an empty answer `{result: null}`. */
export function toFinalData(value: Json): JsonObject {
  return isJsonObject(value) ? value : { result: value };
}
