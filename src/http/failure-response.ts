import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Logger } from "../contract/ports.ts";

/** The FAILURE shape of every function. */
export function toFailure(error: ToolgateError, traceId?: string): JsonObject {
  return {
    status: "FAILURE",
    error_code: error.code,
    error_message: error.message,
    ...(error.details && { technical_details: error.details }),
    ...(traceId && { trace_id: traceId }),
  };
}

/** What we did not foresee becomes INTERNAL: the cause goes to the log, never to the caller. */
export function asToolgateError(error: unknown, logger: Logger): ToolgateError {
  if (error instanceof ToolgateError) {
    if (error.status >= 500 && error.cause)
      logger.error(error.message, { code: error.code, cause: String(error.cause) });
    return error;
  }
  logger.error("unexpected failure", {
    cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  return new ToolgateError(
    "INTERNAL",
    "Something went wrong on our side. The request id finds it in the logs.",
    {
      details: { reason: "unexpected" },
      cause: error,
    },
  );
}
