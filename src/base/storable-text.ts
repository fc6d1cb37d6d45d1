import { isJsonObject, type Json } from "./json.ts";

const UNSTORABLE = /\0|\p{Surrogate}/gu;
/** A quick check that excludes most texts. Without the flag `u` it also matches halves of valid pairs. */
const MAYBE_UNSTORABLE = /[\0\ud800-\udfff]/;

/** Whether Postgres can store this text unchanged; if not, no stored item has this name. */
export function isStorable(text: string): boolean {
  return toStorable(text) === text;
}
/**
 * Replaces NUL and lone surrogates, which `jsonb` and `text` reject, by U+FFFD. For records: an odd
 * character in a question or an answer must not prevent the run's trace.
 */
export function toStorable<T extends Json>(value: T): T;

export function toStorable(value: Json): Json {
  if (typeof value === "string")
    return MAYBE_UNSTORABLE.test(value) ? value.replace(UNSTORABLE, "\uFFFD") : value;
  if (Array.isArray(value)) return value.map((item) => toStorable(item));
  if (!isJsonObject(value)) return value;
  // fromEntries defines own properties, so `__proto__` is an ordinary one.
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [toStorable(key), toStorable(item)]));
}

/** Whether a text holds control characters (C0, DEL, C1): they end lines and headers, or vanish in URL parsing. */
export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** RFC 9562 §4, of any version. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
