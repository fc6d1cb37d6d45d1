import type { Json, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { type Redactor, redactJson } from "./redact.ts";

const WITHHELD = "(withheld: the API's message repeats a part of a secret)";

/** A part this long does not occur by chance; of a shorter secret, half of it. */
const PART = 12;

const MIN_PART = 6;

/** A file (a certificate) is looked for by some of its parts. */
const MAX_WINDOWS = 256;

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

/**
 * Whether an answer holds a part of a secret (its first half, all but its end). Such a part cannot be masked without
 * masking words of ordinary answers too; the caller gets the answer, but it is not stored.
 */
export function echoesPart(answer: Json, secrets: readonly string[]): boolean {
  const text = JSON.stringify(answer).toLowerCase();
  const variants = [text, text.replace(/[^a-z0-9]+/g, "")];
  return secrets.some((secret) => {
    const size = Math.min(PART, Math.floor(secret.trim().length / 2));
    if (size < MIN_PART) return false;
    const forms = [secret.trim().toLowerCase(), secret.toLowerCase().replace(/[^a-z0-9]+/g, "")];
    return forms.some((form, index) => holdsWindow(variants[index] ?? "", form, size));
  });
}

function holdsWindow(text: string, secret: string, size: number): boolean {
  const step = Math.ceil(secret.length / MAX_WINDOWS);
  for (let at = 0; at + size <= secret.length; at += step) {
    if (text.includes(secret.slice(at, at + size))) return true;
  }
  return false;
}
