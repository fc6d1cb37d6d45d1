import type { Fault } from "../../../base/json.ts";
import { compilePattern } from "../../../base/patterns/compile-pattern.ts";
import { measurePattern } from "../../../base/patterns/measure-pattern.ts";
import { toUnicodePattern } from "../../../base/patterns/rewrite-pattern.ts";

export type ReportPattern = (pattern: string, pointer: string) => void;

/**
 * Maximum total length of the patterns that are checked per document, in steps. GitHub's 1,223
 * operations have 2,000.
 */
const MAX_SIZE = 100_000;
const SHOWN = 120;

/** Patterns that were checked, and their total length in steps. */
export interface SeenPatterns {
  patterns: Set<string>;
  size: number;
}

/** Creates a function that warns, once per pattern, when arguments are not fully checked against it. */
export function createPatternReport(
  warnings: Fault[],
  seen: SeenPatterns = { patterns: new Set(), size: 0 },
): ReportPattern {
  return function reportPattern(pattern, pointer) {
    if (seen.patterns.has(pattern) || seen.size > MAX_SIZE) return;
    seen.patterns.add(pattern);
    seen.size += measurePattern(pattern);
    if (seen.size > MAX_SIZE) {
      const message = "The document's patterns are too many to look at: some may be checked in part only.";
      warnings.push({ pointer, message });
      return;
    }
    const limitation =
      toUnicodePattern(pattern) === undefined
        ? "is not a valid regular expression with the `u` flag, which JSON Schema requires: arguments are not checked against it"
        : compilePattern(pattern)?.limitation;
    if (!limitation) return;
    const shown = pattern.length > SHOWN ? `${pattern.slice(0, SHOWN)}…` : pattern;
    warnings.push({ pointer, message: `The pattern \`${shown}\` ${limitation}.` });
  };
}
