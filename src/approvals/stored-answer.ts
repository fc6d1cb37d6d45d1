import type { Json, JsonObject } from "../base/json.ts";
import { toStorable } from "../base/text.ts";
import { type ErrorCode, isErrorCode, ToolgateError } from "../contract/errors.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { EarlierCall } from "../kernel/stages.ts";

/** The result of a call with an approval, stored for a repetition of the call with the same approval. */
export type ApprovedAnswer = EarlierCall | { failure: StoredFailure };

/** The failure of a call, stored for repetitions. */
export type StoredFailure = { code: ErrorCode; message: string; details: JsonObject | null };

export function toApprovedAnswer({ payload }: SharedContext): Json {
  const { failure, called } = payload;
  if (failure) return { failure: storeFailure(failure) } satisfies ApprovedAnswer;
  const { result = null, outcome = null } = called ?? {};
  return toStorable({ result, outcome: outcome && { ...outcome } }) satisfies ApprovedAnswer;
}

export function storeFailure({ code, message, details }: ToolgateError): StoredFailure {
  return { code, ...toStorable({ message, details: details ?? null }) };
}

/**
 * An error code stored by another version of Toolgate that this one does not know is restored as INTERNAL.
 */
export function restoreFailure({ code, message, details }: StoredFailure): ToolgateError {
  const known = isErrorCode(code) ? code : "INTERNAL";
  return new ToolgateError(known, message, details ? { details } : {});
}
