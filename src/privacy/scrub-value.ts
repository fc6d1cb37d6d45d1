import { isJsonObject, type Json } from "../base/json.ts";
import type { ScrubbedText } from "../contract/scrub.ts";
import { findJsonStrings, INNER_QUOTE, mayReadTwice, type ShownText, showText } from "./show-text.ts";

const SECRET = "secret";

/** Keys whose value is a secret regardless of its form. */
const SECRET_KEY =
  /^(?:(?:db|user|admin|smtp|new|old|current)?_?(?:password|passwd|passphrase|passcode|pwd)|(?:client|app|shared|webhook|signing)?_?secret(?:_?key)?|(?:x_)?(?:api|access|auth|private)_?key|(?:x_)?(?:access|auth|refresh|id|session|api|bearer|csrf|xsrf)?_?token|(?:set_)?cookie|(?:proxy_)?authorization|heslo|hasło|haslo|пароль)$/i;

/**
 * Finds matches in one text; positions refer to the text itself. `key`: of the JSON value that the text
 * is.
 */
export type FindInValue = (text: string, key: string) => Find[];

/** `secrets`: whether the value of a key such as `password` is a secret regardless of its form. */
export function createFindInValue(finders: readonly Finder[], secrets: boolean): FindInValue {
  return (text, key) => {
    if (secrets && key !== "" && isSecretKey(key) && isSecret(text, `"${text}`)) {
      return [{ start: 0, end: text.length, name: SECRET }];
    }
    const before = key === "" ? "" : `${key}: `;
    const findIn = ({ shown, origin }: ShownText): Find[] => {
      const found = finders.flatMap((find) => find(shown, before));
      if (found.length === 0) return found;
      return mergeFinds(found).map(({ start, end, name }) => ({
        start: origin(start),
        end: origin(end),
        name,
      }));
    };
    const finds = findIn(showText(text));
    const inJson = findJsonStrings(text);
    if (!mayReadTwice(text, inJson)) return finds;
    // It is ambiguous whether such a `\n` ends a secret or is part of it, so the matches of both readings
    // are removed.
    return mergeFinds([...finds, ...findIn(showText(text, inJson))]);
  };
}

/** Replaces each match in the text. */
export function replaceFinds(
  text: string,
  finds: readonly Find[],
  replace: (value: string, found: Find) => string,
): string {
  if (finds.length === 0) return text;
  let [result, last] = ["", 0];
  for (const found of finds) {
    const { start, end } = found;
    result += text.slice(last, start) + replace(text.slice(start, end), found);
    last = end;
  }
  return result + text.slice(last);
}

function isSecretKey(key: string): boolean {
  return key.length >= 3 && key.length <= 24 && SECRET_KEY.test(key.replaceAll("-", "_"));
}

/** A range of a text to replace, from `start` to before `end`, with the name of the rule that matched. */
export interface Find {
  start: number;
  end: number;
  name: string;
}

/** Searches a shown text. `before` precedes it, such as the key of a JSON value. */
export type Finder = (shown: string, before: string) => Find[];

/**
 * Sorts and merges overlapping matches under the name of the longest one, or of the first rule if they are
 * equally long.
 */
export function mergeFinds(finds: Find[]): Find[] {
  if (finds.length < 2) return finds;
  const merged: (Find & { longest: number })[] = [];
  for (const find of [...finds].sort((a, b) => a.start - b.start)) {
    const length = find.end - find.start;
    const last = merged.at(-1);
    if (last === undefined || find.start >= last.end) {
      merged.push({ ...find, longest: length });
      continue;
    }
    last.end = Math.max(last.end, find.end);
    if (length > last.longest) Object.assign(last, { name: find.name, longest: length });
  }
  return merged.map(({ start, end, name }) => ({ start, end, name }));
}

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

/**
 * Maximum number of characters of a record that are scrubbed; a trace has at most a few hundred thousand.
 * The rest is withheld.
 */
const MAX_CHARACTERS = 2_000_000;
const WITHHELD = "[withheld]";

/** Irreversible: each match becomes `[<rule>]`. Never throws. */
export function scrubOneWay(find: FindInValue, value: Json): Json {
  let left = MAX_CHARACTERS;
  const hide = (text: string, key = ""): string => {
    left -= text.length;
    if (left < 0) return WITHHELD;
    try {
      return replaceFinds(text, find(text, key), writeFind);
    } catch {
      return WITHHELD;
    }
  };
  return walkJson(value, {
    text: hide,
    key: rememberKeys(hide),
    number: (number, key) => {
      if (!mayIdentify(number)) return number;
      const text = String(number);
      const shown = hide(text, key);
      return shown === text ? number : shown;
    },
    tooDeep: () => WITHHELD,
  });
}

/** The same for one text, with a function that maps offsets. */
export function scrubTextOneWay(find: FindInValue, text: string, key: string): ScrubbedText {
  try {
    const finds = find(text, key);
    return {
      text: replaceFinds(text, finds, writeFind),
      place: (start, end) => ({
        start: moveOffset(start, finds, "start"),
        end: moveOffset(end, finds, "end"),
      }),
    };
  } catch {
    return { text: WITHHELD, place: () => null };
  }
}

function writeFind(_: string, { name }: Find): string {
  return `[${name}]`;
}

/** An offset inside a match moves to that edge of its replacement. */
function moveOffset(offset: number, finds: readonly Find[], edge: "start" | "end"): number {
  let moved = offset;
  for (const found of finds) {
    const length = writeFind("", found).length;
    if (found.end <= offset) moved += length - (found.end - found.start);
    else if (found.start < offset) return moved - (offset - found.start) + (edge === "end" ? length : 0);
    else break;
  }
  return moved;
}

/** Sufficient for any API; prevents stack overflows. */
const MAX_DEPTH = 200;

export interface JsonVisitor {
  /** `key`: of the object member whose value the text is, or "". */
  text(value: string, key: string): Json;
  number(value: number, key: string): Json;
  key(value: string): string;
  /** Replaces values nested deeper than 200 levels. */
  tooDeep(): Json;
}

/** Replaces every text, number and key of a value. */
export function walkJson(value: Json, visitor: JsonVisitor, key = "", depth = 0): Json {
  if (typeof value === "string") return visitor.text(value, key);
  if (typeof value === "number") return visitor.number(value, key);
  if (depth > MAX_DEPTH) return visitor.tooDeep();
  if (Array.isArray(value)) return value.map((item) => walkJson(item, visitor, key, depth + 1));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value);
  const names = entries.map(([name]) => visitor.key(name));
  const distinct = names.every((name, index) => name === entries[index]?.[0]) ? names : makeDistinct(names);
  // fromEntries defines own properties, so `__proto__` is an ordinary one.
  return Object.fromEntries(
    entries.map(([name, item], index) => [distinct[index] ?? name, walkJson(item, visitor, name, depth + 1)]),
  );
}

/** Two keys may become equal when they are scrubbed; both values are kept. */
function makeDistinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    let free = name;
    for (let count = next.get(name) ?? 2; taken.has(free); count++) {
      free = `${name} ${count}`;
      next.set(name, count + 1);
    }
    taken.add(free);
    return free;
  });
}

/** Caches results, because the same keys occur often. */
export function rememberKeys(read: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = read(key);
    known.set(key, result);
    return result;
  };
}

/**
 * Whether a number is long enough to identify someone; shorter ones and fractions are amounts, counts and
 * measures.
 */
export function mayIdentify(number: number): boolean {
  return number >= 1_000_000 && Number.isSafeInteger(number);
}
