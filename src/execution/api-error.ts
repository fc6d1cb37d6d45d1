import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";

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
