import type { Json, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { type Redactor, redactJson } from "./redact.ts";

const WITHHELD = "(withheld: the API's message contains a part of a secret)";

/** Characters of a part that is unlikely to occur by chance. Of a shorter secret, half is used. */
const PART = 12;

const MIN_PART = 6;

/** Number of parts that are searched for. Of a long secret, such as a certificate file, only some are. */
const MAX_WINDOWS = 256;

/**
 * Removes secrets from the message and the details of a ToolgateError. Other errors are returned unchanged.
 * @param secrets secrets whose parts must be removed too, because errors are stored in traces
 */
export function redactError(thrown: unknown, redact: Redactor, secrets: readonly string[] = []): unknown {
  if (!(thrown instanceof ToolgateError)) return thrown;
  const { code, headers } = thrown;
  const shown = thrown.details === undefined ? undefined : (redactJson(thrown.details, redact) as JsonObject);
  const details = shown && withholdParts(shown, secrets);
  // Without the cause, because messages of runtimes contain URLs.
  return new ToolgateError(code, withholdMessage(redact(thrown.message), shown, secrets), {
    ...(details === undefined ? {} : { details }),
    ...(headers === undefined ? {} : { headers }),
  });
}

/** `api_message` contains the text of the upstream. */
function withholdParts(details: JsonObject, secrets: readonly string[]): JsonObject {
  const { api_message } = details;
  if (api_message === undefined || !echoesPart(api_message, secrets)) return details;
  return { ...details, api_message: WITHHELD };
}

/** The message may quote `api_message`. */
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
 * Whether an answer contains a part of a secret, such as its first half. Masking parts would also mask words
 * of ordinary answers, so the caller receives such an answer unchanged, but it is not stored.
 */
export function echoesPart(answer: Json, secrets: readonly string[]): boolean {
  const text = JSON.stringify(answer).toLowerCase();
  const variants = [text, text.replace(/[^a-z0-9]+/g, "")];
  return secrets.some((secret) => {
    const size = Math.min(PART, Math.floor(secret.trim().length / 2));
    if (size < MIN_PART) return false;
    const forms = [secret.trim().toLowerCase(), secret.toLowerCase().replace(/[^a-z0-9]+/g, "")];
    return forms.some((form, index) => containsWindow(variants[index] ?? "", form, size));
  });
}

function containsWindow(text: string, secret: string, size: number): boolean {
  const step = Math.ceil(secret.length / MAX_WINDOWS);
  for (let at = 0; at + size <= secret.length; at += step) {
    if (text.includes(secret.slice(at, at + size))) return true;
  }
  return false;
}
