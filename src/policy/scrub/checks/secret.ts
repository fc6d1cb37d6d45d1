import { INNER_QUOTE } from "../show-text.ts";

/** What stands beside "password" in forms, schemas and examples without being one. */
const PLACEHOLDER =
  /^(?:[*•.x_-]{3,}|\{\{.*|\$\{.*|<.*|%.*%|\[[a-z0-9_ ]+\]?|true|false|null|none|undefined|string|number|boolean|object|required|optional|password|secret|token|bearer|basic|api-key|hidden|redacted|masked)$/i;
const NO_WORD = /[^\p{L}.]/u;
const APOSTROPHE = new RegExp(`(?<=\\p{L})['’${INNER_QUOTE}](?=\\p{L})`, "gu");

const DELIMITERS = new Set(["=", '"', "'", INNER_QUOTE]);

/** After "=" and in quotes anything is a secret; after a colon only what is no plain word, after "is" what has a digit. */
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
/** No word, path, address, date or version has it within. */
const MARK = /[!#$%^*+?~|=]/;
const LETTER_DIGIT = /\p{L}(?=\d)|\d(?=\p{L})/gu;
const ADDRESS = /:\/\/|@[^@]*\./;

/** With nothing between "password" and it: what no text has but a password, by its characters. */
export function isStrongPassword(value: string): boolean {
  if (PLACEHOLDER.test(value) || ADDRESS.test(value) || !STRONG.every((part) => part.test(value)))
    return false;
  return MARK.test(value) || (value.match(LETTER_DIGIT) ?? []).length >= 4;
}
