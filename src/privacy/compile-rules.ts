import { RE2JS } from "re2js";
import type { Fault, Json } from "../base/json.ts";
import { measurePattern } from "../base/patterns/measure-pattern.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { CustomRule, Scrubber, ScrubSpec } from "../contract/scrub.ts";
import { BUILT_IN_SCRUBBER, createBuiltInFinder, RULE_NAMES } from "./built-in-scrubber.ts";
import { createSession, createTokenPatterns } from "./create-session.ts";
import { createFindInValue, type Find, type Finder, scrubOneWay, scrubTextOneWay } from "./scrub-value.ts";

/** One RE2 search is linear in the text, but a pattern with many matches may search it many times. */
const MAX_TEXT = 250_000;

/**
 * Instructions of all patterns of a file: 100 ms to compile and several MB. Fifty of `[A-Z]{3}-\d{6,10}`
 * are 1,100.
 */
const MAX_INSTRUCTIONS = 5_000;

/** Instructions times characters of one search, which cannot be aborted: up to 40 ns each. */
const MAX_WORK = 20_000_000;

/** For all matches of all patterns in one exchange. Milliseconds; functions have 2 s of CPU. */
const MAX_TIME_MS = 300;

interface CompiledScrubSpec {
  scrubber: Scrubber;
  /** Faults of the spec, by pointer into it. The scrubber works without the faulty parts. */
  faults: Fault[];
}

/** An agent's rules: the built-in ones except for those it disables, and its own. */
export function compileRules({ off = [], rules = [] }: ScrubSpec): CompiledScrubSpec {
  const unknown = off.flatMap((name, index): Fault[] => {
    if (RULE_NAMES.includes(name)) return [];
    return [
      {
        pointer: `/off/${index}`,
        message: `"${name}" is not a built-in rule; the built-in rules are ${RULE_NAMES.join(", ")}`,
      },
    ];
  });
  if (rules.length === 0 && off.length === 0) return { scrubber: BUILT_IN_SCRUBBER, faults: [] };
  const custom = compileCustomRules(rules);
  const builtIn = createBuiltInFinder(off);
  const secrets = !off.includes("secret");
  const tokens = createTokenPatterns([...new Set([...RULE_NAMES, ...rules.map(({ name }) => name)])]);
  const find = () => createFindInValue([builtIn, custom.finder()], secrets);
  return {
    faults: [...unknown, ...custom.faults],
    scrubber: {
      session: () => createSession(find(), tokens),
      forLog: <T extends Json>(value: T) => scrubOneWay(find(), value) as T,
      textForLog: (text, key) => scrubTextOneWay(find(), text, key),
    },
  };
}

interface CompiledCustomRules {
  /** A finder with a new time budget. @throws (the finder) ToolgateError TOO_LARGE */
  finder(): Finder;
  faults: Fault[];
}

/**
 * Compiles user-defined patterns with RE2 (linear time, no backtracking). A pattern that RE2 rejects is a
 * fault at `/rules/<index>/pattern` and matches nothing.
 */
function compileCustomRules(rules: readonly CustomRule[]): CompiledCustomRules {
  const faults: Fault[] = [];
  let left = MAX_INSTRUCTIONS;
  const compiled = rules.flatMap(({ name, pattern, flags }, index) => {
    const size = measurePattern(pattern);
    if (size > left) {
      faults.push({ pointer: pointerTo(index), message: describeSize(size, left) });
      return [];
    }
    left -= size;
    try {
      const regex = RE2JS.compile(pattern, flags === "i" ? RE2JS.CASE_INSENSITIVE : 0);
      if (!regex.matcher("").find()) return [{ name, regex, size }];
      faults.push({ pointer: pointerTo(index), message: "matches the empty text; make it more specific" });
    } catch (error) {
      faults.push({ pointer: pointerTo(index), message: describe(error) });
    }
    return [];
  });
  const finder = (): Finder => {
    let left = MAX_TIME_MS;
    return (shown) => {
      if (compiled.length === 0) return [];
      if (shown.length > MAX_TEXT)
        throw tooLarge(`a text has ${shown.length} characters, ${MAX_TEXT} are possible`);
      const started = performance.now();
      const finds = compiled.flatMap(({ name, regex, size }) => {
        if (size * shown.length > MAX_WORK)
          throw tooLarge(`rule ${name} is too complex for a text of ${shown.length} characters`);
        return search(regex, name, shown, started + left);
      });
      left -= performance.now() - started;
      return finds;
    };
  };
  return { finder, faults };
}

function search(regex: RE2JS, name: string, shown: string, deadline: number): Find[] {
  const finds: Find[] = [];
  const matcher = regex.matcher(shown);
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (end > start) finds.push({ start, end, name });
    if (performance.now() > deadline) throw tooLarge(`rule ${name} took too long`);
  }
  if (performance.now() > deadline) throw tooLarge(`rule ${name} took too long`);
  return finds;
}

function pointerTo(index: number): string {
  return `/rules/${index}/pattern`;
}

function describeSize(size: number, left: number): string {
  const before = left < MAX_INSTRUCTIONS ? `, of which the rules before leave ${left}` : "";
  return `has ${size} steps, repetitions multiplied out; all rules of a file together may have ${MAX_INSTRUCTIONS}${before}: repeat less`;
}

function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `is not a valid RE2 pattern: ${message.replace(/^error parsing regexp: /, "")}`;
}

function tooLarge(reason: string): ToolgateError {
  return new ToolgateError(
    "TOO_LARGE",
    `The agent's own scrub rules could not be applied (${reason}), so nothing was sent. Send less text or make the patterns simpler.`,
    { details: { reason: "scrub" } },
  );
}
