import { ERROR_STATUS, type ErrorCode, ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import { toStorable } from "./to-storable.ts";

/** What a call failed with, kept for whoever asks for it again. */
export type StoredFailure = { code: ErrorCode; message: string; details: JsonObject | null };

export function storeFailure({ code, message, details }: ToolgateError): StoredFailure {
  return { code, ...toStorable({ message, details: details ?? null }) };
}

/** A code that another version of Toolgate has stored, and this one does not know, stays a failure. */
export function restoreFailure({ code, message, details }: StoredFailure): ToolgateError {
  const known = Object.hasOwn(ERROR_STATUS, code) ? code : "INTERNAL";
  return new ToolgateError(known, message, details ? { details } : {});
}
