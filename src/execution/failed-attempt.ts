import type { ToolgateError } from "../contract/errors.ts";

/**
 * What one attempt ended in when it brought no answer.
 * `nothing`: not a byte of the request reached the server, so repeating is always safe;
 * `maybe`: it may have been processed, so only idempotent requests may be repeated (RFC 9110 §9.2.2);
 * `final`: repeating cannot help.
 */
export type Reached = "nothing" | "maybe" | "final";

/** Carries the error for the caller together with what is known about the request's fate. Never leaves the sender. */
export class FailedAttempt extends Error {
  override readonly name = "FailedAttempt";
  readonly error: ToolgateError;
  readonly reached: Reached;

  constructor(error: ToolgateError, reached: Reached) {
    super(error.message, { cause: error });
    this.error = error;
    this.reached = reached;
  }
}
