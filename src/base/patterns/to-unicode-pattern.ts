import { isRegularExpression } from "./is-regular-expression.ts";

const TOKEN = /\\[\s\S]|[\s\S]/gu;
const NEEDLESS = /^\\[^A-Za-z0-9^$\\.*+?()[\]{}|/-]$/u;

/**
 * Removes needless escapes (`\@`, `\_`, `\-` outside a class), which the `u` flag of ECMA-262, and
 * therefore JSON Schema validators, reject. Returns undefined when the pattern is still invalid with that
 * flag.
 */
export function toUnicodePattern(pattern: string): string | undefined {
  if (isRegularExpression(pattern, "u")) return pattern;
  let inClass = false;
  const plain = pattern.replace(TOKEN, (token) => {
    if (token === "[" || token === "]") inClass = token === "[";
    return NEEDLESS.test(token) || (token === "\\-" && !inClass) ? token.slice(1) : token;
  });
  return isRegularExpression(plain, "u") ? plain : undefined;
}
