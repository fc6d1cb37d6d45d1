import { RE2JS } from "re2js";
import { ToolgateError } from "../../contract/errors.ts";
import type { Fault } from "../../contract/json.ts";
import type { CustomRule } from "../../contract/scrub.ts";
import type { Find, Finder } from "./find.ts";

/** One search of RE2 is linear in the text, but a pattern that finds often may search it often. */
const MAX_TEXT = 250_000;
/** For all finds of all patterns in one exchange. Milliseconds; functions have 2 s of CPU. */
const MAX_TIME_MS = 300;

export interface CompiledCustomRules {
  /** A finder with a fresh budget of time. @throws (the finder) ToolgateError TOO_LARGE */
  finder(): Finder;
  faults: Fault[];
}

/**
 * Patterns that people write, on RE2 (linear time, no backtracking). A pattern that RE2 refuses is a fault at
 * `/rules/<index>/pattern` and finds nothing.
 */
export function compileCustomRules(rules: readonly CustomRule[]): CompiledCustomRules {
  const faults: Fault[] = [];
  const compiled = rules.flatMap(({ name, pattern, flags }, index) => {
    try {
      const regex = RE2JS.compile(pattern, flags === "i" ? RE2JS.CASE_INSENSITIVE : 0);
      if (!regex.matcher("").find()) return [{ name, regex }];
      faults.push({ pointer: pointerTo(index), message: "matches the empty text; say what it must hold" });
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
      const finds = compiled.flatMap(({ name, regex }) => search(regex, name, shown, started + left));
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

function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `is no pattern of RE2: ${message.replace(/^error parsing regexp: /, "")}`;
}

function tooLarge(reason: string): ToolgateError {
  return new ToolgateError(
    "TOO_LARGE",
    `The agent's own scrub rules could not be applied (${reason}), so nothing was sent. Send less text or make the patterns simpler.`,
    { details: { reason: "scrub" } },
  );
}
