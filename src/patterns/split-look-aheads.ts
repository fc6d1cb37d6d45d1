/** A pattern whose look-aheads all stand at its start, as several patterns that must match, or must not. */
export interface Conjunction {
  pattern: string;
  wanted: boolean;
}

/**
 * `^(?=A)(?!B)C` asks the same as `^A`, not `^B`, and `^C` together, which an engine without look-aheads can answer.
 * Returns the pattern alone when it starts with none. Alternatives at the top level are left as they are.
 */
export function splitLookAheads(pattern: string): Conjunction[] {
  const whole = [{ pattern, wanted: true }];
  if (!/^\^\(\?[=!]/.test(pattern)) return whole;
  const parts: Conjunction[] = [];
  let at = 1;
  while (/^\(\?[=!]/.test(pattern.slice(at, at + 3))) {
    const end = endOfGroup(pattern, at);
    if (end === undefined || /^[*+?{]/.test(pattern.slice(end, end + 1))) return whole;
    parts.push({ pattern: `^(?:${pattern.slice(at + 3, end - 1)})`, wanted: pattern[at + 2] === "=" });
    at = end;
  }
  const rest = pattern.slice(at);
  return hasAlternatives(rest) ? whole : [...parts, { pattern: `^${rest}`, wanted: true }];
}

/** The place behind the `)` that closes the group which opens at `start`. */
function endOfGroup(pattern: string, start: number): number | undefined {
  for (const { at, depth, char } of walk(pattern, start)) if (char === ")" && depth === 0) return at + 1;
  return undefined;
}

function hasAlternatives(pattern: string): boolean {
  for (const { depth, char } of walk(pattern, 0)) if (char === "|" && depth === 0) return true;
  return false;
}

/** The characters that are syntax: outside classes and not escaped; `depth` is that after a `)`. */
function* walk(pattern: string, start: number): Generator<{ at: number; depth: number; char: string }> {
  let [depth, inClass] = [0, false];
  for (let at = start; at < pattern.length; at++) {
    const char = pattern[at] ?? "";
    if (char === "\\") at++;
    else if (inClass) inClass = char !== "]";
    else if (char === "[") inClass = true;
    else {
      if (char === "(") depth++;
      if (char === ")") depth--;
      yield { at, depth, char };
    }
  }
}
