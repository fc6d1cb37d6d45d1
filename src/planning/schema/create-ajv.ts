import { _, Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { canonicalJson, type Json } from "../../base/json.ts";
import { compilePattern } from "../../base/patterns/compile-pattern.ts";

/** Keyword of every object with a `$ref`, with which followed references are counted. */
export const STEP = "toolgateStep";
/** Maximum number of references followed per validation, against exponential schemas. */
const MAX_STEPS = 500_000;
/**
 * Maximum faults that are collected. Each reference copies those before it, so more of them would take minutes;
 * the arguments are then checked again up to the first fault.
 */
const MAX_COLLECTED = 2_000;
/**
 * Maximum product of pattern instructions and text characters per validation: about two seconds at worst.
 */
const MAX_PATTERN_WORK = 60_000_000;

const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(z|[+-]\d{2}:?\d{2})?$/i;

/** What one validation may still cost. */
export interface Steps {
  left: number;
  patternWork: number;
}

/** More faults than are collected: those of a branch that is not taken, or real ones. */
export class TooManyFaults extends Error {}

/** `allErrors` is safe because the size of the arguments, the steps and the faults are limited. */
export function createAjv(steps: Steps, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    inlineRefs: false,
    logger: false,
    code: { optimize: false, regExp: Object.assign(safeRegExp(steps), { code: "safeRegExp" }) },
  });
  addFormats(ajv);
  // APIs use it for the time of day, rarely with the time zone that RFC 3339 requires.
  ajv.addFormat("time", LOCAL_TIME);
  ajv.addKeyword({
    keyword: STEP,
    // Counted before the reference is followed, because a fault ends the check of the other keywords.
    before: "$ref",
    code: ({ gen }) => {
      const ref = (faults: number): void => {
        if (--steps.left < 0) throw new RangeError("too many references");
        if (faults > MAX_COLLECTED) throw new TooManyFaults();
      };
      gen.code(_`${gen.scopeValue("keyword", { ref })}(errors)`);
    },
  });
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    schema: false,
    validate: (items: Json[]) => new Set(items.map(canonicalJson)).size === items.length,
    error: { message: "must not hold the same item twice" },
  });
  return ajv;
}

/** Allows a validation its whole cost. */
export function resetSteps(steps: Steps): void {
  steps.left = MAX_STEPS;
  steps.patternWork = MAX_PATTERN_WORK;
}

/**
 * Arguments that cannot be checked against a pattern are rejected, because their author controls their
 * length.
 */
export class Uncheckable extends Error {}

/** The regular expression engine for Ajv. */
function safeRegExp(steps: Steps) {
  return (pattern: string) => {
    const compiled = compilePattern(pattern);
    return {
      test: (text: string) => {
        if (compiled === null) return true;
        if (text.length > compiled.longest)
          throw new Uncheckable(describeLength(text, pattern, compiled.longest));
        steps.patternWork -= compiled.size * text.length;
        if (steps.patternWork < 0)
          throw new Uncheckable(
            "the arguments contain too much text to be checked against the tool's patterns",
          );
        return compiled.test(text);
      },
      toString: () => `safe ${pattern}`,
    };
  };
}

function describeLength(text: string, pattern: string, longest: number): string {
  const shown = pattern.length > 100 ? `${pattern.slice(0, 100)}…` : pattern;
  return `a value of ${text.length} characters is too long to be checked against the pattern \`${shown}\`: at most ${longest} are possible`;
}
