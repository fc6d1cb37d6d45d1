import type { Json } from "../contract/json.ts";
import type { IncomingResponse } from "../contract/ports.ts";
import { apiError } from "./api-error.ts";
import { checkStatus } from "./check-status.ts";
import { essenceOf, isJsonType } from "./media-type.ts";
import { readAnswer } from "./read-answer.ts";
import { type Redactor, redactJson } from "./redact.ts";

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
