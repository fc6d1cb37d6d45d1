import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";

/** Carries the error for the caller together with what is known about the request's fate. Never leaves the sender. */
export class FailedAttempt extends Error {
  override readonly name = "FailedAttempt";
  readonly error: ToolgateError;
  readonly reached: Reached;

  constructor(error: ToolgateError, reached: Reached) {
    super(error.message, { cause: error });
    this.error = error;
    this.reached = reached;
  }
}

const CONNECT_FAILURES = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EHOSTDOWN|ENETDOWN)$/;

const PROTOCOL_ERRORS =
  /^(HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|UND_ERR_RESPONSE|ERR_ASSERTION)/;

const TLS_CODES =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;

const TLS_WORDS = /certificate|tls|ssl|handshake/i;

export type ApiErrorReason = "status" | "timeout" | "connection" | "too_large" | "invalid_response";

/**
 * An API_ERROR: the API answered wrongly or not at all.
 * @param message a sentence of ours; never the text of a caught error, which may hold a URL with a secret
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
 * The outcome of an attempt without an answer.
 * `nothing`: not a byte of the request reached the server, so repeating is always safe;
 * `maybe`: it may have been processed, so only idempotent requests may be repeated (RFC 9110 §9.2.2);
 * `final`: repeating cannot help.
 */
type Reached = "nothing" | "maybe" | "final";

interface Finding {
  reason: ApiErrorReason;
  reached: Reached;
  what: string;
  /** What the attempt got to, where that is known: travels in `details.stage`. */
  stage?: "connect" | "tls";
}

/**
 * Turns what undici, Node or Deno threw during one attempt into our terms. Only the error's code is looked at and
 * shown, besides a few fixed words of messages where runtimes give no code.
 * @param place host and port, for the sentence
 */
export function mapNetworkError(thrown: unknown, place: string): FailedAttempt {
  const { reason, reached, what, stage } = findReason(thrown);
  const error = apiError(reason, `The API at ${place} could not be used: ${what}.`, {
    cause: thrown,
    ...(stage && { details: { stage } }),
  });
  return new FailedAttempt(error, reached);
}

function findReason(thrown: unknown): Finding {
  const code = codeOf(thrown);
  const message = messageOf(thrown);
  if (code === "UND_ERR_CONNECT_TIMEOUT")
    return { reason: "timeout", reached: "nothing", what: "connecting took too long", stage: "connect" };
  if (CONNECT_FAILURES.test(code))
    return { reason: "connection", reached: "nothing", what: `no connection (${code})`, stage: "connect" };
  if (/connection refused/i.test(message))
    return { reason: "connection", reached: "nothing", what: "connection refused", stage: "connect" };
  if (/alert/i.test(message) || /CERTIFICATE_REQUIRED|ALERT/.test(code)) {
    return {
      reason: "connection",
      reached: "final",
      what: "it refused the TLS connection (a client certificate may be missing or not accepted)",
      stage: "tls",
    };
  }
  if (TLS_CODES.test(code) || TLS_WORDS.test(message)) {
    return {
      reason: "connection",
      reached: "final",
      what: `its TLS certificate was not accepted${code ? ` (${code})` : ""}`,
      stage: "tls",
    };
  }
  if (
    PROTOCOL_ERRORS.test(code) ||
    /bad upgrade|bad response|assertion|HTTPParserError/i.test(`${message} ${nameOf(thrown)}`)
  ) {
    return { reason: "invalid_response", reached: "final", what: "its answer is not valid HTTP" };
  }
  return {
    reason: "connection",
    reached: "maybe",
    what: `the connection broke off${code ? ` (${code})` : ""}`,
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
