import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { IncomingResponse } from "../../contract/ports.ts";
import { apiError } from "../egress/api-error.ts";

const MAX_MESSAGE = 500;

/**
 * Throws unless the status is a success: 2xx, or 304 for conditional requests.
 * @throws ToolgateError AUTH_FAILED {http_status, api_message?} for 401 and 403;
 * API_ERROR {reason: "status", http_status, api_message?} for every other status, with the API's `Retry-After`
 */
export function checkStatus(response: Pick<IncomingResponse, "status" | "headers">, answer: Json): void {
  const { status, headers } = response;
  if ((status >= 200 && status <= 299) || status === 304) return;
  const message = apiMessage(answer);
  const details: JsonObject = {
    http_status: status,
    ...(message === undefined ? {} : { api_message: message }),
  };
  const suffix = message === undefined ? "" : `: ${message}`;
  if (status === 401 || status === 403) {
    throw new ToolgateError("AUTH_FAILED", `The API rejected the credentials (${status})${suffix}`, {
      details,
    });
  }
  const retryAfter = headers["retry-after"];
  throw apiError("status", `The API answered with status ${status}${suffix}`, {
    details,
    ...(retryAfter !== undefined && /^[\w ,:+-]{1,40}$/.test(retryAfter)
      ? { headers: { "retry-after": retryAfter } }
      : {}),
  });
}

/**
 * Throws if an answer of GraphQL contains errors: servers report them with status 200, also beside data.
 * @throws ToolgateError AUTH_FAILED | API_ERROR {reason: "status", http_status, api_message?}
 */
export function checkGraphqlErrors({ status }: Pick<IncomingResponse, "status">, answer: Json): void {
  const errors = isJsonObject(answer) ? answer["errors"] : undefined;
  if (!Array.isArray(errors) || errors.length === 0) return;
  const [first] = errors;
  const message = apiMessage(first ?? null);
  const details: JsonObject = {
    http_status: status,
    ...(message === undefined ? {} : { api_message: message }),
  };
  const suffix = message === undefined ? "" : `: ${message}`;
  const extensions = isJsonObject(first) && isJsonObject(first["extensions"]) ? first["extensions"] : {};
  if (extensions["code"] === "UNAUTHENTICATED" || extensions["code"] === "FORBIDDEN")
    throw new ToolgateError("AUTH_FAILED", `The API rejected the credentials${suffix}`, { details });
  throw apiError("status", `The API answered with ${errors.length} GraphQL error(s)${suffix}`, { details });
}

/** Fields with an error message for people, by priority: OAuth2, RFC 9457, then other common ones. */
const MESSAGE_FIELDS = [
  "error_description",
  "detail",
  "message",
  "error_message",
  "errorMessage",
  "title",
  "msg",
  "reason",
  "description",
  "error",
  "errors",
  "fault",
  "status_message",
  "code",
];

/** The API's error message, shortened; undefined if there is none, or if it is a web page. */
export function apiMessage(answer: Json): string | undefined {
  const found = findMessage(answer, 0)?.replace(/\s+/g, " ").trim();
  if (found === undefined || found === "" || /^<(!doctype|html|\?xml)/i.test(found)) return undefined;
  return found.length > MAX_MESSAGE ? `${found.slice(0, MAX_MESSAGE - 1)}…` : found;
}

function findMessage(answer: Json | undefined, depth: number): string | undefined {
  if (typeof answer === "string") return answer;
  if (typeof answer === "number" && depth > 0) return String(answer);
  if (depth > 4) return undefined;
  if (Array.isArray(answer)) return findMessage(answer[0], depth + 1);
  if (!isJsonObject(answer)) return undefined;
  for (const field of MESSAGE_FIELDS) {
    const found = Object.hasOwn(answer, field) ? findMessage(answer[field], depth + 1) : undefined;
    if (found !== undefined && found.trim() !== "") return found;
  }
  return undefined;
}
