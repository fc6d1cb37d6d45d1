import { INNER_QUOTE } from "./show-text.ts";

/** Values next to "password" in forms, schemas and examples that are not passwords. */
const PLACEHOLDER =
  /^(?:[*•.x_-]{3,}|\{\{.*|\$\{.*|<.*|%.*%|\[[a-z0-9_ ]+\]?|true|false|null|none|undefined|string|number|boolean|object|required|optional|password|secret|token|bearer|basic|api-key|hidden|redacted|masked)$/i;
const NO_WORD = /[^\p{L}.]/u;
const APOSTROPHE = new RegExp(`(?<=\\p{L})['’${INNER_QUOTE}](?=\\p{L})`, "gu");

const DELIMITERS = new Set(["=", '"', "'", INNER_QUOTE]);

/**
 * After "=" and in quotes, any value is a secret; after a colon only one that is not a plain word, and
 * after "is" one with a digit.
 */
export function isSecret(value: string, whole: string): boolean {
  if (value.trim() === "" || PLACEHOLDER.test(value)) return false;
  const last = whole
    .slice(0, whole.length - value.length)
    .trimEnd()
    .at(-1);
  if (last !== undefined && DELIMITERS.has(last)) return true;
  return last === ":" ? NO_WORD.test(value.replace(APOSTROPHE, "")) : /\d/.test(value);
}

const STRONG = [/\d/, /\p{Ll}/u, /\p{Lu}/u];
/** Does not occur inside words, paths, addresses, dates or versions. */
const MARK = /[!#$%^*+?~|=]/;
const LETTER_DIGIT = /\p{L}(?=\d)|\d(?=\p{L})/gu;
const ADDRESS = /:\/\/|@[^@]*\./;

/** A value directly after "password" that can only be a password because of its characters. */
export function isStrongPassword(value: string): boolean {
  if (PLACEHOLDER.test(value) || ADDRESS.test(value) || !STRONG.every((part) => part.test(value)))
    return false;
  return MARK.test(value) || (value.match(LETTER_DIGIT) ?? []).length >= 4;
}
