import { endOfClass } from "./end-of-class.ts";

/**
 * The worst case of a backtracking engine on a text of n characters: about `choices` × n to the power of
 * `degree`.
 */
export interface Backtracking {
  choices: number;
  degree: number;
}

interface Group extends Backtracking {
  branches: number;
}

interface Quantifier {
  length: number;
  min: number;
  max: number;
}

const MAX_LENGTH = 2_000;

/**
 * An upper bound of the work of a backtracking engine (OWASP: ReDoS). Undefined when there is none: an
 * unbounded repetition of an expression that can match in several ways.
 */
export function measureBacktracking(pattern: string): Backtracking | undefined {
  if (pattern.length > MAX_LENGTH) return undefined;
  const open: Group[] = [newGroup()];
  let at = 0;
  while (at < pattern.length) {
    const char = pattern[at];
    let item: Backtracking = { choices: 1, degree: 0 };
    if (char === "|") {
      top(open).branches += 1;
      at += 1;
      continue;
    }
    if (char === "(") {
      open.push(newGroup());
      at += 1 + (/^\?(?::|=|!|<=|<!|<[^>]*>)/.exec(pattern.slice(at + 1, at + 65))?.[0].length ?? 0);
      continue;
    }
    if (char === ")") {
      const closed = open.pop();
      if (open.length === 0 || closed === undefined) return undefined;
      item = { choices: closed.choices * closed.branches, degree: closed.degree };
    }
    // A back-reference reads as many characters as the group matched.
    if (/^\\[1-9k]/.test(pattern.slice(at, at + 2))) item = { choices: 1, degree: 1 };
    at = char === "[" ? endOfClass(pattern, at) : at + (char === "\\" ? 2 : 1);
    const quantifier = readQuantifier(pattern, at);
    const repeated = quantifier ? repeat(item, quantifier) : item;
    if (repeated === undefined) return undefined;
    at += quantifier?.length ?? 0;
    const group = top(open);
    group.choices *= repeated.choices;
    group.degree += repeated.degree;
  }
  const [whole] = open;
  if (open.length !== 1 || whole === undefined) return undefined;
  const anywhere = pattern.startsWith("^") && whole.branches === 1 ? 0 : 1;
  return { choices: whole.choices * whole.branches, degree: whole.degree + anywhere };
}

function repeat({ choices, degree }: Backtracking, { min, max }: Quantifier): Backtracking | undefined {
  if (max === Number.POSITIVE_INFINITY)
    return choices > 1 || degree > 0 ? undefined : { choices: 1, degree: 1 };
  // A bounded repetition of one character costs at most its range, and at most the length of the text.
  if (choices === 1 && degree === 0)
    return max - min > 100 ? { choices: 1, degree: 1 } : { choices: max - min + 1, degree: 0 };
  return { choices: choices ** max * (max - min + 1), degree: degree * max };
}

function newGroup(): Group {
  return { choices: 1, degree: 0, branches: 1 };
}

function top(open: Group[]): Group {
  return open[open.length - 1] ?? newGroup();
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
