import type { Json } from "../../base/json.ts";
import type { IncomingResponse } from "../../contract/ports.ts";
import { type Redactor, redactJson } from "../redaction/redact.ts";
import { echoesPart } from "../redaction/redact-error.ts";
import { isFailed, readFailedBody } from "./read-result.ts";
import { shownHeaders } from "./shown-headers.ts";

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
