import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import { echoesPart } from "./echoes-part.ts";
import { type Redactor, redactJson } from "./redact.ts";

const WITHHELD = "(withheld: the API's message repeats a part of a secret)";

/**
 * The same error without a secret in its message and details; anything else is given back as it is.
 * @param secrets those of which not even a part may show: errors are kept in traces
 */
export function redactError(thrown: unknown, redact: Redactor, secrets: readonly string[] = []): unknown {
  if (!(thrown instanceof ToolgateError)) return thrown;
  const { code, headers } = thrown;
  const shown = thrown.details === undefined ? undefined : (redactJson(thrown.details, redact) as JsonObject);
  const details = shown && withholdParts(shown, secrets);
  // The cause is left behind: runtimes put URLs into their messages.
  return new ToolgateError(code, withholdMessage(redact(thrown.message), shown, secrets), {
    ...(details === undefined ? {} : { details }),
    ...(headers === undefined ? {} : { headers }),
  });
}

/** What the upstream wrote travels in `api_message`. */
function withholdParts(details: JsonObject, secrets: readonly string[]): JsonObject {
  const { api_message } = details;
  if (api_message === undefined || !echoesPart(api_message, secrets)) return details;
  return { ...details, api_message: WITHHELD };
}

/** The sentence may quote `api_message`. */
function withholdMessage(
  message: string,
  details: JsonObject | undefined,
  secrets: readonly string[],
): string {
  const quoted = details?.["api_message"];
  if (typeof quoted !== "string" || !echoesPart(quoted, secrets)) return message;
  const cut = message.replace(quoted, WITHHELD);
  return echoesPart(cut, secrets) ? WITHHELD : cut;
}
