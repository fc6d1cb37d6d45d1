import { type ApiErrorReason, apiError } from "./api-error.ts";
import { FailedAttempt, type Reached } from "./failed-attempt.ts";

interface Finding {
  reason: ApiErrorReason;
  reached: Reached;
  what: string;
  /** What the attempt got to, where that is known: travels in `details.stage`. */
  stage?: "connect" | "tls";
}

const CONNECT_FAILURES = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EHOSTDOWN|ENETDOWN)$/;
const PROTOCOL_ERRORS =
  /^(HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|UND_ERR_RESPONSE|ERR_ASSERTION)/;
const TLS_CODES =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;
const TLS_WORDS = /certificate|tls|ssl|handshake/i;

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
