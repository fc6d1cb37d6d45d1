import { ToolgateError } from "../contract/errors.ts";
import type { Logger } from "../contract/ports.ts";

/** Turns unexpected errors into INTERNAL. The cause is logged and never returned to the caller. */
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
    "An internal error occurred. The logs contain the details under the request id.",
    {
      details: { reason: "unexpected" },
      cause: error,
    },
  );
}
