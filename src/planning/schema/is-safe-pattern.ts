const MAX_PATTERN_LENGTH = 512;
const MAX_UNBOUNDED = 4;
const MAX_VARIABLE = 12;
/** A group repeated at most this often may hold anything: its cost is bounded. */
const HARMLESS_REPEATS = 8;

interface Group {
  variable: boolean;
  alternation: boolean;
}

interface Quantifier {
  length: number;
  min: number;
  max: number;
}

/**
 * Tells whether a regular expression of unknown origin can be run without risk of exponential backtracking.
 * Conservative: refuses repeated groups that themselves hold a repetition or an alternation, backreferences and
 * long patterns (OWASP: ReDoS). A refused pattern is simply not checked; the API checks it itself.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > MAX_PATTERN_LENGTH || /\\[1-9]|\\k</.test(pattern)) return false;
  const counts = { variable: 0, unbounded: 0 };
  return scanIsSafe(pattern, counts) && counts.variable <= MAX_VARIABLE && counts.unbounded <= MAX_UNBOUNDED;
}

/** How many repetitions without an upper bound the pattern has: the degree of its worst-case running time. */
export function countUnbounded(pattern: string): number {
  const counts = { variable: 0, unbounded: 0 };
  scanIsSafe(pattern, counts);
  return counts.unbounded;
}

function scanIsSafe(pattern: string, counts: { variable: number; unbounded: number }): boolean {
  const open: Group[] = [{ variable: false, alternation: false }];
  let at = 0;
  while (at < pattern.length) {
    const char = pattern[at];
    let closed: Group | undefined;
    if (char === "|") top(open).alternation = true;
    if (char === "(") {
      open.push({ variable: false, alternation: false });
      at = skipGroupPrefix(pattern, at + 1);
      continue;
    }
    if (char === ")") {
      closed = open.pop();
      if (open.length === 0 || closed === undefined) return false;
      top(open).variable ||= closed.variable;
      top(open).alternation ||= closed.alternation;
    }
    at = char === "[" ? endOfClass(pattern, at) : at + (char === "\\" ? 2 : 1);
    const quantifier = char === "|" ? undefined : readQuantifier(pattern, at);
    if (quantifier === undefined) continue;
    if (closed !== undefined && isExplosive(closed, quantifier)) return false;
    count(quantifier, counts, top(open));
    at += quantifier.length;
  }
  return open.length === 1;
}

function isExplosive(group: Group, quantifier: Quantifier): boolean {
  return (group.variable || group.alternation) && quantifier.max > HARMLESS_REPEATS;
}

function count(quantifier: Quantifier, counts: { variable: number; unbounded: number }, group: Group): void {
  if (quantifier.min === quantifier.max) return;
  counts.variable += 1;
  if (quantifier.max > HARMLESS_REPEATS) counts.unbounded += 1;
  group.variable = true;
}

function top(open: Group[]): Group {
  return open[open.length - 1] ?? { variable: false, alternation: false };
}

function skipGroupPrefix(pattern: string, at: number): number {
  const prefix = /^\?(?::|=|!|<=|<!|<[^>]*>)/.exec(pattern.slice(at, at + 64));
  return at + (prefix?.[0].length ?? 0);
}

function endOfClass(pattern: string, start: number): number {
  for (let at = start + 1; at < pattern.length; at++) {
    if (pattern[at] === "\\") at++;
    else if (pattern[at] === "]") return at + 1;
  }
  return pattern.length;
}

function readQuantifier(pattern: string, at: number): Quantifier | undefined {
  const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(pattern.slice(at, at + 24));
  if (!found) return undefined;
  const length = found[0].length;
  if (found[1] === "?") return { length, min: 0, max: 1 };
  if (found[1] !== undefined) return { length, min: found[1] === "+" ? 1 : 0, max: Number.POSITIVE_INFINITY };
  const min = Number(found[2]);
  if (found[3] === "") return { length, min, max: min };
  return { length, min, max: found[4] === "" ? Number.POSITIVE_INFINITY : Number(found[4]) };
}
