/** A text as a reader sees it, and the original position of each position. */
export interface ShownText {
  shown: string;
  /** Position in the original. */
  origin(at: number): number;
}

/** `%`, also in a URL inside a URL: `%25`, `%2525`. */
const PERCENT = "%(?:25){0,3}";
/** A continuation byte of UTF-8, percent-encoded. */
const NEXT = `${PERCENT}[89abAB][0-9a-fA-F]`;
/**
 * An escape of JSON (RFC 8259 §7), also of JSON inside JSON with doubled backslashes, or of URLs (RFC 3986
 * §2.1), or an invisible, wide or foreign form of a plain character.
 */
const SPECIAL = new RegExp(
  [
    '(?:\\\\|%5[cC]){1,16}(?:u[0-9a-fA-F]{4}|["/bfnrt])',
    `${PERCENT}(?:[0-7][0-9a-fA-F]|[c-dC-D][0-9a-fA-F]${NEXT}|[eE][0-9a-fA-F](?:${NEXT}){2}|[fF][0-7](?:${NEXT}){3})`,
    // A space in a form (URL standard, application/x-www-form-urlencoded), but not the plus of an e-mail
    // address.
    "(?<=[\\dA-Z])\\+(?=[\\dA-Z(])(?![^\\s&=]{0,64}@)",
    "(?![\\0-\\x7f])[\\p{Cf}\\p{Zs}\\p{Pd}\\p{Nd}\\u2212\\uff01-\\uff5e]",
  ].join("|"),
  "gu",
);
const MAYBE_SPECIAL = /[\\%\x80-\uffff]|[\dA-Z]\+[\dA-Z(]/;
const BACKSLASHES = /^\\+/;
const ESCAPE = /^((?:\\|%5[cC])+)(.+)$/s;
const ESCAPED: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", "/": "/" };
/** Replaces `\"`: ends words as a quote does, but differs from the quotes around it. */
export const INNER_QUOTE = "\x01";

/** Whether `showText` reads a text in two ways: see its `inJson`. */
export function mayReadTwice(text: string, inJson: InJsonString): boolean {
  if (!text.includes("\\")) return false;
  for (const { 0: slashes, index } of text.matchAll(/\\+/g)) {
    if (isPlain(slashes.length, inJson(index, index + slashes.length))) return true;
  }
  return false;
}

/**
 * In JSON, an even number of backslashes stands for half as many and escapes nothing, unless it is JSON
 * inside JSON.
 */
function isPlain(slashes: number, isInJson: boolean): boolean {
  return !isInJson || slashes % 2 === 0;
}

/**
 * Decodes escapes of JSON and URLs, removes invisible characters, and converts digits, spaces and dashes
 * of all scripts to their plain form: what hides a value from patterns does not hide it from a model. With
 * `inJson`, ambiguous backslashes are kept: those outside of JSON, and those that are escaped themselves.
 */
export function showText(text: string, inJson?: InJsonString): ShownText {
  if (!MAYBE_SPECIAL.test(text)) return { shown: text, origin: (at) => at };
  const pieces: string[] = [];
  // The end of each replaced piece, in the shown text and in the original.
  const shownEnds = [0];
  const originEnds = [0];
  let [last, length] = [0, 0];
  for (const match of text.matchAll(SPECIAL)) {
    const [found] = match;
    const slashes = inJson ? (BACKSLASHES.exec(found)?.[0].length ?? 0) : 0;
    if (inJson && slashes > 0 && isPlain(slashes, inJson(match.index, match.index + slashes))) continue;
    const plain = toPlain(found);
    const kept = text.slice(last, match.index);
    pieces.push(kept, plain);
    last = match.index + found.length;
    length += kept.length + plain.length;
    if (plain.length === found.length) continue;
    shownEnds.push(length);
    originEnds.push(last);
  }
  if (last === 0) return { shown: text, origin: (at) => at };
  pieces.push(text.slice(last));
  const origin = (at: number) => {
    const index = lastAtMost(shownEnds, at);
    return (originEnds[index] ?? 0) + at - (shownEnds[index] ?? 0);
  };
  return { shown: pieces.join(""), origin };
}

function toPlain(found: string): string {
  const [, slashes = "", escaped = ""] = ESCAPE.exec(found) ?? [];
  if (escaped.startsWith("u")) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  // After an even number of backslashes, it is the closing quote of a text.
  if (escaped === '"') return slashes.length % 2 === 1 ? INNER_QUOTE : found;
  if (escaped !== "") return ESCAPED[escaped] ?? found;
  if (found.startsWith("%")) return decodePercent(found);
  if (found === "+") return " ";
  if (/\p{Cf}/u.test(found)) return "";
  if (/\p{Zs}/u.test(found)) return " ";
  const wide = found.normalize("NFKC");
  if (wide.length === 1 && wide < "\x80") return wide;
  if (/[\p{Pd}\u2212]/u.test(found)) return "-";
  return /\p{Nd}/u.test(found) ? readDigit(found) : found;
}

function decodePercent(found: string): string {
  try {
    return decodeURIComponent(found.replace(/%(?:25)+(?=[0-9a-fA-F]{2})/g, "%"));
  } catch {
    return found;
  }
}

/**
 * Decimal digits come in runs of ten that begin at a multiple of 16 or at 6 after one (Unicode 16,
 * General_Category Nd).
 */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const low = code & 15;
  const fromZero = low < 6 || /\p{Nd}/u.test(String.fromCodePoint(code - low));
  return String(fromZero && low < 10 ? low : low - 6);
}

/** Whether a range of a text lies within a JSON string, where a backslash begins an escape. */
export type InJsonString = (start: number, end: number) => boolean;

const NOWHERE: InJsonString = () => false;
const [QUOTE, BACKSLASH, SPACE] = [34, 92, 32];
/** What may precede a JSON string: `>` if it is in a fence, a colon only after a key. */
const BEFORE = new Set(["", "{", "[", ",", ">", ":"]);
const AFTER = new Set(["", "}", "]", ",", ":", "<"]);
const ESCAPES = '"\\/bfnrtu';

/**
 * Finds the JSON strings in a text, alone or between other words, as in prompts for a model. The
 * surroundings decide, so that a quoted password is not one. Hand-written, because a long string would
 * overflow the stack of a regular expression.
 */
export function findJsonStrings(text: string): InJsonString {
  if (!text.includes("\\")) return NOWHERE;
  const starts: number[] = [];
  const ends: number[] = [];
  for (let open = text.indexOf('"'); open !== -1; ) {
    const end = mayOpen(text, open) ? readString(text, open + 1) : -1;
    if (end === -1 || !AFTER.has(text[skip(text, end + 1, 1)] ?? "")) {
      open = text.indexOf('"', open + 1);
      continue;
    }
    starts.push(open + 1);
    ends.push(end);
    open = text.indexOf('"', end + 1);
  }
  if (starts.length === 0) return NOWHERE;
  return (start, end) => {
    const index = lastAtMost(starts, start);
    return start >= (starts[index] ?? 0) && end <= (ends[index] ?? 0);
  };
}

function mayOpen(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) === BACKSLASH) return false;
  const previous = skip(text, at - 1, -1);
  const before = text[previous] ?? "";
  if (!BEFORE.has(before)) return false;
  return before !== ":" || text[skip(text, previous - 1, -1)] === '"';
}

/** The end of the string that begins here; -1 if it is not a JSON string. */
function readString(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code < SPACE) return -1;
    if (code !== BACKSLASH) continue;
    at++;
    if (!ESCAPES.includes(text[at] ?? " ")) return -1;
  }
  return -1;
}

/** Maximum indentation of JSON, so that a text of blanks costs no more than any other. */
const MAX_BLANKS = 200;

function skip(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (Math.abs(at - from) < MAX_BLANKS && at >= 0 && text.charCodeAt(at) <= SPACE) at += step;
  return at;
}

/** The last index whose value is at most `value`; 0 if there is none. */
function lastAtMost(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
