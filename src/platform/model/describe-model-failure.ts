import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { ToolgateError } from "../../contract/errors.ts";

const MAX_MESSAGE = 300;

export interface FailureContext {
  /** Aborts at the timeout. */
  signal: AbortSignal;
  /** Aborts when the caller aborts the request. */
  caller?: AbortSignal | undefined;
  timeoutMs: number;
  /** Removed from messages, even if the endpoint echoes it. */
  secret: string;
}

/**
 * Converts any failure of the model endpoint to MODEL_ERROR, with `details.reason` timeout | aborted (by
 * its caller) | status | connection | invalid_response and, for `status`, `http_status`. The cause is
 * omitted because it contains the request's headers.
 */
export function describeModelFailure(error: unknown, context: FailureContext): ToolgateError {
  if (error instanceof ToolgateError) return error;
  if (context.signal.aborted || error instanceof APIConnectionTimeoutError) {
    return modelError(`The model endpoint did not answer within ${context.timeoutMs} ms.`, {
      reason: "timeout",
    });
  }
  if (error instanceof APIUserAbortError || context.caller?.aborted) {
    return modelError("The request to the model endpoint was aborted.", { reason: "aborted" });
  }
  if (error instanceof APIConnectionError) {
    return modelError("The model endpoint could not be reached; check OPENAI_BASE_URL.", {
      reason: "connection",
    });
  }
  if (error instanceof APIError && typeof error.status === "number") {
    const said = mask(error.message, context.secret);
    const details = { reason: "status", http_status: error.status };
    return modelError(`The model endpoint answered with an error: ${said}`, details);
  }
  return modelError("The model endpoint's answer is not a completion.", {
    reason: "invalid_response",
  });
}

function modelError(message: string, details: { reason: string; http_status?: number }): ToolgateError {
  return new ToolgateError("MODEL_ERROR", message, { details });
}

/** Endpoints echo keys, whole or shortened (`sk-ab***yz`); everything that looks like one is masked. */
function mask(message: string, secret: string): string {
  const whole = secret === "" ? message : message.replaceAll(secret, "***");
  return whole.replace(/\bsk-[\w*.-]+/g, "***").slice(0, MAX_MESSAGE);
}
