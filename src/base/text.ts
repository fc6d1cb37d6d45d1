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

/**
 * Splits an identifier into lowercase words: `invoiceId`, `invoice_id`, `Invoice-ID`, `XInvoiceID2`.
 * Supports letters of any script, removes the s of plural abbreviations (`IDs`) and keeps diacritics.
 */
export function splitWords(name: string): string[] {
  return name
    .replace(/(\p{Lu}{2})s(?!\p{Ll})/gu, "$1")
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** "buses", "statuses", unlike "houses" and "causes". */
const PLURAL_OF_US =
  /(^|mini|omni|trolley)buses$|(stat|camp|vir|bon|cens|chor|surpl|syllab|apparat|radi|foc|nex)uses$/;

/** A simple singular that matches `invoices` with `invoice` and `companies` with `company`. */
export function singular(word: string): string {
  if (word === "ids") return "id";
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses|zes)$/.test(word) || PLURAL_OF_US.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** The text with its first letter in upper case: "list fees" as "List fees". */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/**
 * The text without the characters of `cut` at its end. An expression such as `/[.]+$/` is tried at each
 * character and takes a time that grows with the square of a sequence of them.
 */
export function trimEnd(text: string, cut: string): string {
  let end = text.length;
  while (end > 0 && cut.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** A text that arrives in pieces and is passed on, changed, in other pieces. */
export interface TextStream {
  push(piece: string): void;
  /** Ends the text and releases the rest. */
  end(): void;
}

/**
 * Decides how much of the held text is released, in which form, and how much is still held. `isEnd`:
 * nothing may be held.
 */
export type Decide = (waiting: string, isEnd: boolean) => { shown: string; waiting: string };

/** A stream that releases text as soon as it is decided. */
export function holdBack(decide: Decide, write: (text: string) => void): TextStream {
  let waiting = "";
  const release = (isEnd: boolean) => {
    const decided = decide(waiting, isEnd);
    waiting = decided.waiting;
    if (decided.shown !== "") write(decided.shown);
  };
  return {
    push(piece) {
      waiting += piece;
      release(false);
    },
    end: () => release(true),
  };
}

/**
 * Converts a description to plain text on one line: removes HTML tags and common CommonMark marks
 * and keeps the text of links.
 *
 * @param limit maximum characters; longer text is cut at a word and ends in `…`
 */
export function plainText(text: string | undefined, limit: number): string {
  if (!text) return "";
  const stripped = text
    .slice(0, limit * 4)
    .replace(/<[a-zA-Z/!][^<>]{0,300}>/g, " ")
    .replace(/!?\[([^[\]]{0,300})\]\([^()\s]{0,500}\)/g, "$1")
    .replace(/[`*]+|^\s{0,3}#{1,6}\s|^\s*[|>-]+\s/gm, " ")
    .replace(/(?:&nbsp;|\s)+/g, " ")
    .replace(/ ([.,;:!?])(?= |$)/g, "$1")
    .trim();
  return cutText(stripped, limit);
}

/** Cuts at a word boundary if there is one near the end. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1);
  const space = head.lastIndexOf(" ");
  return `${(space > limit * 0.8 ? head.slice(0, space) : head).replace(/[\uD800-\uDBFF]$|\s+$/, "")}…`;
}
