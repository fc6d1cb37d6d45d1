/**
 * One step of a pattern in RE2 syntax: literal text, a class, the start of a group, a repetition, or
 * another token. https://github.com/google/re2/wiki/Syntax
 */
const STEP =
  /\\Q(?<quoted>[\s\S]*?)(?:\\E|$)|(?<wide>\\[pP](?:\{[^}]*\}|.)|\[(?:\^?\]?)(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\])|\\x\{[^}]*\}|\\x..|(?<flags>\(\?[\w-]*\))|(?<open>\((?:\?P?<[^>]*>|\?[\w-]*:)?)|(?<close>\))|(?<or>\|)|\{(?<least>\d+)(?<range>,(?<most>\d*))?\}|(?<any>[*+?])|\\[\s\S]|[\s\S]/gu;

/** Unicode tables are read once per written class, regardless of repetitions. */
const WIDE = /\\[pPWDS]|^\[\^|\[:/;

const WIDE_COST = 20;

const MAX_LENGTH = 2_000;

/** The sequence being read: the size before its last item, and that item, which may still be repeated. */
interface Sequence {
  before: number;
  item: number;
}

/**
 * The size of a pattern with expanded repetitions, without compiling it: at least the number of RE2
 * instructions, plus a surcharge for Unicode tables. For an invalid pattern, any number.
 */
export function measurePattern(pattern: string): number {
  const outer: Sequence[] = [];
  let open: Sequence = { before: 0, item: 0 };
  let wide = 0;
  const add = (item: number) => {
    open.before += open.item;
    open.item = item;
  };
  for (const { 0: step, groups = {} } of pattern.matchAll(STEP)) {
    if (groups["open"] !== undefined) {
      outer.push(open);
      open = { before: 0, item: 0 };
    } else if (groups["close"] !== undefined) {
      // A capturing group has an instruction at both ends.
      const inner = open.before + open.item + 2;
      open = outer.pop() ?? { before: 0, item: 0 };
      add(inner);
    } else if (groups["least"] !== undefined) {
      open.item = repeat(open.item, Number(groups["least"]), readMost(groups));
    } else if (groups["any"] !== undefined) {
      open.item += 2;
    } else if (groups["or"] !== undefined) {
      add(1);
      add(0);
    } else if (groups["quoted"] !== undefined) {
      add(groups["quoted"].length);
    } else if (groups["flags"] === undefined) {
      add(1);
      if (groups["wide"] !== undefined && WIDE.test(step)) wide += WIDE_COST;
    }
  }
  return [...outer, open].reduce((sum, { before, item }) => sum + before + item, wide);
}

/** `x{2,4}` is xx(x(x)?)?, and `x{2,}` is xx+. */
function repeat(item: number, least: number, most: number): number {
  return item * Math.max(least, most, 1) + Math.max(0, most - least) + 2;
}

/** Without an upper bound, the last required item may repeat. */
function readMost(groups: Record<string, string | undefined>): number {
  return groups["most"] ? Number(groups["most"]) : Number(groups["least"]);
}

/**
 * The worst case of a backtracking engine on a text of n characters: about `choices` × n to the power of
 * `degree`.
 */
interface Backtracking {
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
    const repeated = quantifier ? repeatBacktracking(item, quantifier) : item;
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

function repeatBacktracking(
  { choices, degree }: Backtracking,
  { min, max }: Quantifier,
): Backtracking | undefined {
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

/** The position after the `]` that closes the class at `start`. */
export function endOfClass(pattern: string, start: number): number {
  for (let at = start + 1; at < pattern.length; at++) {
    if (pattern[at] === "\\") at++;
    else if (pattern[at] === "]") return at + 1;
  }
  return pattern.length;
}
