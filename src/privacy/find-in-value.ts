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
