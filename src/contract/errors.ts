import type { Fault, JsonObject } from "../base/json.ts";
import type { Logger } from "./ports.ts";

/** All error codes with their HTTP status. They are described in `docs/errors.md`. */
export const ERROR_STATUS = {
  INVALID_REQUEST: 400,
  INVALID_SYNTAX: 400,
  INVALID_OPENAPI: 400,
  INVALID_EXTENSION: 400,
  CONNECTOR_NOT_FOUND: 400,
  CLARIFICATION_NEEDED: 400,
  INVALID_ARGUMENTS: 400,
  APPROVAL_REQUIRED: 400,
  APPROVAL_REJECTED: 400,
  EGRESS_BLOCKED: 400,
  UNAUTHENTICATED: 401,
  AUTH_FAILED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  API_ERROR: 500,
  MODEL_ERROR: 500,
  INTERNAL: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/**
 * The only error class of expected failures: a constant code, a message for people, and details for
 * programs.
 */
export class ToolgateError extends Error {
  override readonly name = "ToolgateError";
  readonly code: ErrorCode;
  readonly details: JsonObject | undefined;
  /** Extra response headers, e.g. `Retry-After` in seconds. */
  readonly headers: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: JsonObject; cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.headers = options.headers;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The FAILURE shape of all functions. */
export function toFailure(error: ToolgateError, traceId?: string): JsonObject {
  return {
    status: "FAILURE",
    error_code: error.code,
    error_message: error.message,
    ...(error.details && { technical_details: error.details }),
    ...(traceId && { trace_id: traceId }),
  };
}

export function invalidRequest(faults: Fault[], cause?: unknown): ToolgateError {
  const [first] = faults;
  const where = first?.pointer ? `${first.pointer}: ` : "";
  return new ToolgateError(
    "INVALID_REQUEST",
    `The request is invalid. ${where}${first?.message ?? ""}`.trim(),
    {
      details: { errors: faults.map(({ pointer, message }) => ({ pointer, message })) },
      cause,
    },
  );
}

/** Turns unexpected errors into INTERNAL. The cause is logged and never returned to the caller. */
export function asToolgateError(error: unknown, logger: Logger): ToolgateError {
  if (error instanceof ToolgateError) {
    if (error.status >= 500 && error.cause)
      logger.error(error.message, { code: error.code, cause: String(error.cause) });
    return error;
  }
  return unexpected(error, logger, "unexpected failure");
}

/** Logs an unexpected error, and returns the failure that callers see instead. */
export function unexpected(cause: unknown, logger: Logger, message: string): ToolgateError {
  logger.error(message, { cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
  return new ToolgateError(
    "INTERNAL",
    "An internal error occurred. The logs contain the details under the request id.",
    { details: { reason: "unexpected" }, cause },
  );
}
