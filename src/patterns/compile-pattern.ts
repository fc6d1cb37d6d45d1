import { RE2JS } from "re2js";
import { measureBacktracking } from "./measure-backtracking.ts";
import { measurePattern } from "./measure-pattern.ts";
import { relaxPattern } from "./relax-pattern.ts";
import { splitLookAheads } from "./split-look-aheads.ts";
import { toRe2 } from "./to-re2.ts";

/** A `pattern` of JSON Schema (ECMA-262) that is safe to run on any text. */
export interface SafePattern {
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
  const native = compileNative(pattern);
  if (native === null) return null;
  const linear = compileLinear(pattern);
  if (linear) return linear;
  const wider = compileWider(pattern);
  const cost = measurePattern(pattern) > MAX_NATIVE_SIZE ? undefined : measureBacktracking(pattern);
  if (cost === undefined || cost.choices > MAX_STEPS) return { ...wider, limitation: describe(wider) };
  const most = Math.floor((MAX_STEPS / cost.choices) ** (1 / Math.max(1, cost.degree)));
  const longest = Math.min(most, wider.longest);
  return {
    ...wider,
    longest,
    limitation:
      longest >= MAX_REALISTIC_LENGTH
        ? null
        : `is checked on texts of up to ${longest} characters; longer texts are rejected`,
    test: (text) => wider.test(text) && native.test(text),
  };
}

function compileWider(pattern: string): SafePattern {
  for (const loose of ["large", "groups", "all"] as const) {
    const wider = compileLinear(relaxPattern(pattern, loose));
    if (wider) return wider;
  }
  return ANYTHING;
}

const ANYTHING: SafePattern = {
  size: 0,
  longest: Number.MAX_SAFE_INTEGER,
  limitation: null,
  test: () => true,
};

function describe(wider: SafePattern): string {
  return wider === ANYTHING
    ? "is too large to be checked; the API has to check it"
    : "is checked without its look-arounds, back-references and large counts, which have no bounded cost; the API has to check them";
}

/**
 * Tries the `u` flag first, which JSON Schema requires; many documents have patterns that are only valid
 * without it.
 */
function compileNative(pattern: string): RegExp | null {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Try the next flag.
    }
  }
  return null;
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
