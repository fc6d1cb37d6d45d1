import { type Find, type Finder, mergeFinds } from "./find.ts";
import { findJsonStrings } from "./find-json-strings.ts";
import { isSecret } from "./secret-check.ts";
import { mayReadTwice, type ShownText, showText } from "./show-text.ts";

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
