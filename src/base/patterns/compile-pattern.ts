import { RE2JS } from "re2js";
import { endOfClass, measureBacktracking, measurePattern } from "./measure-pattern.ts";
import { isRegularExpression, splitLookAheads, toUnicodePattern } from "./rewrite-pattern.ts";

/** Maximum characters of a pattern; translating and measuring one cannot be interrupted. */
const MAX_LENGTH = 5_000;

/** Maximum instructions of one program. Ten thousand of `[a-z]` compile in 50 ms. */
const MAX_SIZE = 10_000;

/** Maximum instructions times characters of one test, which cannot be interrupted: up to 40 ns each. */
const MAX_WORK = 20_000_000;

/** Maximum steps of the backtracking engine, which does about 100 million per second. */
const MAX_STEPS = 20_000_000;

/** Maximum size for the built-in engine, which expands repetitions of groups. */
const MAX_NATIVE_SIZE = 100_000;

/** Longer texts are not realistic values for a pattern. */
const MAX_REALISTIC_LENGTH = 100_000;

const MAX_KEPT = 500;

const kept = new Map<string, SafePattern | null>();

const ANYTHING: SafePattern = {
  size: 0,
  longest: Number.MAX_SAFE_INTEGER,
  limitation: null,
  test: () => true,
};

const UNCLEAR =
  "has `\\p`, `\\u{` or `\\k` in a form that is not part of ECMA-262; the API may read it differently";

const GROUP = /^\(\?<?[=!]/;

/** The largest count that RE2 supports. */
const MAX_COUNT = 1_000;

/** `\s` of ECMA-262 §22.2.2.9 (white space and line terminators); RE2 only supports ASCII. */
const SPACE =
  "\\t\\n\\x{b}\\f\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";

const NO_SPACE =
  "\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}";

const NO_LINE_END = "[^\\n\\r\\x{2028}\\x{2029}]";

/** Needlessly escaped letters (Annex B) are literals; some have a different meaning in RE2. */
const PLAIN_ESCAPE = /^\\[^\W\d_bBcdDfknrsStuvwW]$/;

const SCRIPT = /^\\([pP])\{(?:Script|sc|General_Category|gc)=(\w+)\}$/;

/** A set of characters that RE2 does not know. */
const EXTENSIONS = /\\[pP]\{(?:Script_Extensions|scx)=\w*\}/;

/** Escapes that are properties, code points and references with the flag `u`, and literals without it. */
const FLAGGED = /\\(?:[pP]|k<|u\{)/;

const TOKEN =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u\{[0-9a-fA-F]+\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[A-Za-z]|\\[pP]\{[^}]*\}|\\k<[^>]*>|\\[\s\S]|\[\^?\]|[\s\S]/gu;

/** A `pattern` of JSON Schema (ECMA-262) that is safe to run on any text. */
interface SafePattern {
  /** Maximum steps per character of a text. */
  size: number;
  /** Maximum characters of a text that can be checked. A longer text must be rejected. */
  longest: number;
  /**
   * The parts that are not checked, and why; null when every text up to `longest` is checked completely.
   */
  limitation: string | null;
  /** @param text at most `longest` characters */
  test(text: string): boolean;
}

/**
 * Compiles an untrusted pattern for the linear-time engine. Patterns that this engine does not support run
 * on the built-in one, with texts so short that the worst case is bounded. Without a bound, a wider
 * pattern is checked instead. Returns null when the text is not a regular expression.
 */
export function compilePattern(pattern: string): SafePattern | null {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  const compiled = compile(pattern);
  const oldest = kept.keys().next().value;
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(pattern, compiled);
  return compiled;
}

function compile(pattern: string): SafePattern | null {
  const flags = findFlags(pattern);
  if (flags === null) return null;
  if (pattern.length > MAX_LENGTH) return { ...ANYTHING, limitation: describe(ANYTHING) };
  const linear = compileLinear(pattern);
  const unclear = isUnclear(pattern) ? UNCLEAR : null;
  if (linear) return { ...linear, limitation: unclear };
  const wider = compileWider(pattern);
  const cost = measurePattern(pattern) > MAX_NATIVE_SIZE ? undefined : measureBacktracking(pattern);
  if (cost === undefined || cost.choices > MAX_STEPS) return { ...wider, limitation: describe(wider) };
  const native = new RegExp(pattern, flags);
  const most = Math.floor((MAX_STEPS / cost.choices) ** (1 / Math.max(1, cost.degree)));
  const longest = Math.min(most, wider.longest);
  return {
    ...wider,
    longest,
    limitation:
      longest >= MAX_REALISTIC_LENGTH
        ? unclear
        : `is checked on texts of up to ${longest} characters; longer texts are rejected`,
    test: (text) => wider.test(text) && native.test(text),
  };
}

function compileWider(pattern: string): SafePattern {
  const relaxed = new Set((["large", "groups", "all"] as const).map((loose) => relaxPattern(pattern, loose)));
  relaxed.delete(pattern);
  for (const one of relaxed) {
    const wider = compileLinear(one);
    if (wider) return wider;
  }
  return ANYTHING;
}

function describe(wider: SafePattern): string {
  return wider === ANYTHING
    ? "is too large to be checked; the API has to check it"
    : "is checked without its look-arounds, back-references and large counts, which have no bounded cost; the API has to check them";
}

/**
 * The flag `u` if possible, which JSON Schema requires; many documents have patterns that are only valid
 * without it. Null for no regular expression.
 */
function findFlags(pattern: string): "u" | "" | null {
  return (["u", ""] as const).find((flags) => isRegularExpression(pattern, flags)) ?? null;
}

/** Whether the author probably meant another pattern than ECMA-262 defines: `\p{^L}`, `\pL`. */
function isUnclear(pattern: string): boolean {
  return FLAGGED.test(pattern) && toUnicodePattern(pattern) === undefined;
}

function compileLinear(pattern: string): SafePattern | null {
  const parts = splitLookAheads(pattern).map(({ pattern: part, wanted }) => ({ text: toRe2(part), wanted }));
  const size = parts.reduce((sum, { text }) => sum + measurePattern(text), 1);
  if (size > MAX_SIZE) return null;
  try {
    const programs = parts.map(({ text, wanted }) => ({
      program: RE2JS.compile(text, RE2JS.LOOKBEHINDS),
      wanted,
    }));
    return {
      size,
      longest: Math.floor(MAX_WORK / size),
      limitation: null,
      test: (text) => programs.every(({ program, wanted }) => program.test(text) === wanted),
    };
  } catch {
    return null;
  }
}

/**
 * A wider pattern that RE2 supports. It matches every text that the given one matches, and others:
 * look-arounds are removed, a back-reference matches any text, script extensions match any character, and
 * counts above 1,000 have no upper bound. With `loose`, counts of groups (which multiply the counts inside)
 * or all counts have no upper bound either.
 */
function relaxPattern(pattern: string, loose: "large" | "groups" | "all"): string {
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
      const set = EXTENSIONS.exec(rest);
      const length = set?.index === 0 ? set[0].length : rest[0] === "\\" ? 2 : 1;
      const end = rest[0] === "[" ? endOfClass(pattern, at) : at + length;
      const part = pattern.slice(at, end);
      result += EXTENSIONS.test(part) ? "[^]" : part;
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

/**
 * Converts an ECMA-262 pattern (JSON Schema's `pattern`) to RE2 syntax where they differ. Unsupported
 * parts (look-aheads, back-references) are not changed, so that compiling the result fails.
 */
function toRe2(pattern: string): string {
  let inClass = false;
  const text = pattern.replace(TOKEN, (token) => {
    // In a class, `[` is a letter: `[[]`.
    if (inClass && /^\[\^?\]$/.test(token)) {
      inClass = false;
      return `\\${token}`;
    }
    const rewritten = rewriteToken(token, inClass);
    if (token === "[") inClass = true;
    else if (token === "]") inClass = false;
    return rewritten;
  });
  return RE2JS.translateRegExp(text);
}

function rewriteToken(token: string, inClass: boolean): string {
  if (token === "[]" && !inClass) return "[^\\x{0}-\\x{10ffff}]";
  if (token === "[^]" && !inClass) return "(?s:.)";
  if (token === "\\s") return inClass ? SPACE : `[${SPACE}]`;
  if (token === "\\S") return inClass ? NO_SPACE : `[${NO_SPACE}]`;
  if (token === "." && !inClass) return NO_LINE_END;
  if (inClass && token === "\\b") return "\\x{8}";
  if (inClass && token === "[") return "\\[";
  // RE2JS reads it as letters; this does not compile.
  if (token.startsWith("\\k")) return "\\1";
  const pair = /^\\u(d[89ab]..)\\u(d[c-f]..)$/i.exec(token);
  if (pair) return `\\x{${joinSurrogates(pair[1] ?? "", pair[2] ?? "").toString(16)}}`;
  const script = SCRIPT.exec(token);
  if (script) return `\\${script[1]}{${script[2]}}`;
  return PLAIN_ESCAPE.test(token) ? token.slice(1) : token;
}

function joinSurrogates(high: string, low: string): number {
  return 0x10000 + (Number.parseInt(high, 16) - 0xd800) * 0x400 + (Number.parseInt(low, 16) - 0xdc00);
}
