import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import { type Redactor, redactJson } from "./redact.ts";

/** The same error without a secret in its message and details; anything else is given back as it is. */
export function redactError(thrown: unknown, redact: Redactor): unknown {
  if (!(thrown instanceof ToolgateError)) return thrown;
  const { code, headers } = thrown;
  const details =
    thrown.details === undefined ? undefined : (redactJson(thrown.details, redact) as JsonObject);
  // The cause is left behind: runtimes put URLs into their messages.
  return new ToolgateError(code, redact(thrown.message), {
    ...(details === undefined ? {} : { details }),
    ...(headers === undefined ? {} : { headers }),
  });
}
