import type { Json } from "../contract/json.ts";

/** A part this long does not occur by chance; of a shorter secret, half of it. */
const PART = 12;
const MIN_PART = 6;

/**
 * Whether an answer holds a part of a secret (its first half, all but its end). Such a part cannot be masked without
 * masking words of ordinary answers too; the answer goes to whoever asked, but is kept nowhere.
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

/** A file (a certificate) is looked for by some of its parts. */
const MAX_WINDOWS = 256;

function holdsWindow(text: string, secret: string, size: number): boolean {
  const step = Math.ceil(secret.length / MAX_WINDOWS);
  for (let at = 0; at + size <= secret.length; at += step) {
    if (text.includes(secret.slice(at, at + size))) return true;
  }
  return false;
}
