import { ERROR_STATUS, type ErrorCode, ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import { toStorable } from "./to-storable.ts";

/** The failure of a call, stored for repetitions. */
export type StoredFailure = { code: ErrorCode; message: string; details: JsonObject | null };

export function storeFailure({ code, message, details }: ToolgateError): StoredFailure {
  return { code, ...toStorable({ message, details: details ?? null }) };
}

/**
 * An error code stored by another version of Toolgate that this one does not know is restored as INTERNAL.
 */
export function restoreFailure({ code, message, details }: StoredFailure): ToolgateError {
  const known = Object.hasOwn(ERROR_STATUS, code) ? code : "INTERNAL";
  return new ToolgateError(known, message, details ? { details } : {});
}
