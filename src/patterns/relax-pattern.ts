import { endOfClass } from "./end-of-class.ts";

const GROUP = /^\(\?<?[=!]/;
/** The largest count that RE2 supports. */
const MAX_COUNT = 1_000;

/**
 * A wider pattern that RE2 supports. It matches every text that the given one matches, and others:
 * look-arounds are removed, a back-reference matches any text, and counts above 1,000 have no upper bound.
 * With `loose`, counts of groups (which multiply the counts inside) or all counts have no upper bound
 * either.
 */
export function relaxPattern(pattern: string, loose: "large" | "groups" | "all"): string {
  let [result, at] = ["", 0];
  while (at < pattern.length) {
    const rest = pattern.slice(at, at + 80);
    const reference = /^\\(?:[1-9]\d*|k<[^>]*>)/.exec(rest);
    const count = /^\{(\d+)(,?)(\d*)\}/.exec(rest);
    if (GROUP.test(rest)) {
      result += "(?:)";
      at = endOfGroup(pattern, at);
    } else if (reference) {
      result += "(?:[^]*)";
      at += reference[0].length;
    } else if (count) {
      result += relaxCount(count, loose === "all" || (loose === "groups" && pattern[at - 1] === ")"));
      at += count[0].length;
    } else {
      const end = rest[0] === "[" ? endOfClass(pattern, at) : at + (rest[0] === "\\" ? 2 : 1);
      result += pattern.slice(at, end);
      at = end;
    }
  }
  return result;
}

function relaxCount([text, least = "", range, most]: RegExpExecArray, isLoose: boolean): string {
  const [min, max] = [Number(least), range === "" ? Number(least) : most ? Number(most) : Infinity];
  if (isLoose) return min > 0 ? "+" : "*";
  if (min <= MAX_COUNT && (max <= MAX_COUNT || max === Infinity)) return text;
  return `{${Math.min(min, MAX_COUNT)},}`;
}

function endOfGroup(pattern: string, start: number): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === "\\") at++;
    else if (char === "[") at = endOfClass(pattern, at) - 1;
    else if (char === "(") depth++;
    else if (char === ")" && --depth === 0) return at + 1;
  }
  return pattern.length;
}
