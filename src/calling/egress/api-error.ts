import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";

/** The error for the caller, and whether the request may be sent again. Only used inside the sender. */
export class FailedAttempt extends Error {
  override readonly name = "FailedAttempt";
  readonly error: ToolgateError;
  readonly retry: Retry;

  constructor(error: ToolgateError, retry: Retry) {
    super(error.message, { cause: error });
    this.error = error;
    this.retry = retry;
  }
}

const CONNECT_FAILURES = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EHOSTDOWN|ENETDOWN)$/;

const PROTOCOL_ERRORS = /^(HPE_|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|UND_ERR_RESPONSE|ERR_ASSERTION)/;

const TLS_CODES =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;

const TLS_WORDS = /certificate|tls|ssl|handshake/i;

export type ApiErrorReason = "status" | "timeout" | "connection" | "too_large" | "invalid_response";

/**
 * Creates an API_ERROR, for an API that returned an error, an invalid response or none.
 * @param message must not contain the text of a caught error, which may include a URL with a secret
 */
export function apiError(
  reason: ApiErrorReason,
  message: string,
  options: { details?: JsonObject; cause?: unknown; headers?: Record<string, string> } = {},
): ToolgateError {
  const { details, ...rest } = options;
  return new ToolgateError("API_ERROR", message, { ...rest, details: { reason, ...details } });
}

/**
 * Whether a failed attempt may be repeated.
 * `always`: no byte of the request reached the server;
 * `if_idempotent`: the server may have processed the request (RFC 9110 §9.2.2);
 * `never`: another attempt would fail too.
 */
type Retry = "always" | "if_idempotent" | "never";

interface Finding {
  reason: ApiErrorReason;
  retry: Retry;
  what: string;
  /** The stage at which the attempt failed, if known; returned in `details.stage`. */
  stage?: "connect" | "tls";
}

/**
 * Maps an error that undici, Node or Deno threw during one attempt. Only the error's code is used and shown; where
 * a runtime sets no code, the message is searched for known words.
 * @param place host and port, for the message
 */
export function mapNetworkError(thrown: unknown, place: string): FailedAttempt {
  const { reason, retry, what, stage } = findReason(thrown);
  const error = apiError(reason, `The API at ${place} could not be used: ${what}.`, {
    cause: thrown,
    ...(stage && { details: { stage } }),
  });
  return new FailedAttempt(error, retry);
}

function findReason(thrown: unknown): Finding {
  const code = codeOf(thrown);
  const message = messageOf(thrown);
  if (code === "UND_ERR_CONNECT_TIMEOUT")
    return { reason: "timeout", retry: "always", what: "connecting took too long", stage: "connect" };
  if (CONNECT_FAILURES.test(code))
    return { reason: "connection", retry: "always", what: `no connection (${code})`, stage: "connect" };
  if (/connection refused/i.test(message))
    return { reason: "connection", retry: "always", what: "connection refused", stage: "connect" };
  if (/alert/i.test(message) || /CERTIFICATE_REQUIRED|ALERT/.test(code)) {
    return {
      reason: "connection",
      retry: "never",
      what: "it refused the TLS connection (a client certificate may be missing or not accepted)",
      stage: "tls",
    };
  }
  if (TLS_CODES.test(code) || TLS_WORDS.test(message)) {
    return {
      reason: "connection",
      retry: "never",
      what: `its TLS certificate was not accepted${code ? ` (${code})` : ""}`,
      stage: "tls",
    };
  }
  if (code === "UND_ERR_HEADERS_OVERFLOW") {
    const what = `the headers of its response have more than ${MAX_HEADER_BYTES} bytes`;
    return { reason: "invalid_response", retry: "never", what };
  }
  if (
    PROTOCOL_ERRORS.test(code) ||
    /bad upgrade|bad response|assertion|HTTPParserError/i.test(`${message} ${nameOf(thrown)}`)
  ) {
    return { reason: "invalid_response", retry: "never", what: "its response is not valid HTTP" };
  }
  return {
    reason: "connection",
    retry: "if_idempotent",
    what: `the connection was lost${code ? ` (${code})` : ""}`,
  };
}

function codeOf(thrown: unknown): string {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    if ("code" in error && typeof error.code === "string") return error.code;
  }
  return "";
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : "";
}

function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : "";
}

/** Bytes of all headers of one request, and of one response. */
export const MAX_HEADER_BYTES = 16_384;

/**
 * The number of headers of one request, and of one response: `Headers` of a runtime need time that grows with
 * its square.
 */
export const MAX_HEADERS = 200;
