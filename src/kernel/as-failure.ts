import { ToolgateError } from "../contract/errors.ts";
import type { SharedContext } from "./shared-context.ts";

/** Converts a thrown error to the failure of a run. Unexpected errors are logged and reported without their message. */
export function asFailure(error: unknown, { logger }: Pick<SharedContext, "logger">): ToolgateError {
  if (error instanceof ToolgateError) return error;
  logger.error("run failed", {
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
