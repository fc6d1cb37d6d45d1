import { isSecret } from "./checks/secret.ts";
import type { Find, Finder } from "./find.ts";
import { isSecretKey } from "./is-secret-key.ts";
import { mergeFinds } from "./merge-finds.ts";
import { showText } from "./show-text.ts";

const SECRET = "secret";

/** Finds pieces of one text; positions are those of the text itself. `key`: of the JSON value it is. */
export type FindInValue = (text: string, key: string) => Find[];

/** `secrets`: whether the value of a key such as `password` is one, whatever it looks like. */
export function createFindInValue(finders: readonly Finder[], secrets: boolean): FindInValue {
  return (text, key) => {
    if (secrets && key !== "" && isSecretKey(key) && isSecret(text, `"${text}`)) {
      return [{ start: 0, end: text.length, name: SECRET }];
    }
    const { shown, origin } = showText(text);
    const before = key === "" ? "" : `${key}: `;
    const finds = finders.flatMap((find) => find(shown, before));
    if (finds.length === 0) return finds;
    return mergeFinds(finds).map(({ start, end, name }) => ({
      start: origin(start),
      end: origin(end),
      name,
    }));
  };
}

/** The text with each find replaced. */
export function replaceFinds(
  text: string,
  finds: readonly Find[],
  replace: (value: string, name: string) => string,
): string {
  if (finds.length === 0) return text;
  let [result, last] = ["", 0];
  for (const { start, end, name } of finds) {
    result += text.slice(last, start) + replace(text.slice(start, end), name);
    last = end;
  }
  return result + text.slice(last);
}
