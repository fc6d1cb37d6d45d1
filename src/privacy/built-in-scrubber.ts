import type { Json } from "../base/json.ts";
import type { Scrubber } from "../contract/scrub.ts";
import { type BuiltInRule, CHECKS } from "./checks.ts";
import { createSession, createTokenPatterns } from "./create-session.ts";
import { DEFAULT_RULES } from "./default-rules.generated.ts";
import { createFindInValue, type Find, type Finder, scrubOneWay, scrubTextOneWay } from "./scrub-value.ts";

/** Names of the built-in rules; several rules may share one. */
export const RULE_NAMES: readonly string[] = [...new Set(DEFAULT_RULES.map(({ name }) => name))];

/**
 * The characters around a run of digits that a pattern may use: "+" and the word before it, the currency
 * after it.
 */
const [RUN_BEFORE, RUN_AFTER] = [6, 8];

const CONTEXT = 40;

/** A quick check that excludes most texts: every match contains one of these. */
const MAY_HOLD_ANY = /[@:=\d]|eyJ|PRIVATE KEY|A[KS]IA|asic |ASIC /;

const MAX_GAP = 2;

/** The minimum of all rules. */
const MIN_DIGITS = 4;

const [NONE, DIGIT, SEPARATOR] = [0, 1, 2];
const KIND = new Uint8Array(128);
for (const char of "0123456789") KIND[char.charCodeAt(0)] = DIGIT;
for (const char of " .()-/") KIND[char.charCodeAt(0)] = SEPARATOR;

interface CompiledRule extends Omit<BuiltInRule, "patterns" | "near" | "unless" | "needs"> {
  patterns: RegExp[];
  near: RegExp | null;
  unless: RegExp | null;
  needs: RegExp | null;
}

/**
 * Finds matches of the built-in rules except for disabled ones. Linear in the text: see
 * `BuiltInRule.patterns`.
 */
export function createBuiltInFinder(off: readonly string[] = []): Finder {
  const rules = DEFAULT_RULES.filter(({ name }) => !off.includes(name)).map(compileRule);
  const inRuns = rules.filter(({ digits }) => digits !== undefined);
  const anywhere = rules.filter(({ digits }) => digits === undefined);
  return (shown, before) => {
    if (!MAY_HOLD_ANY.test(shown)) return [];
    const finds: Find[] = [];
    for (const rule of anywhere) if (mayHold(rule, shown, before)) findIn(rule, shown, before, 0, finds);
    for (const run of listDigitRuns(shown)) readRun(inRuns, run, shown, before, finds);
    return finds;
  };
}

function compileRule({ patterns, near, unless, needs, ...rule }: BuiltInRule): CompiledRule {
  const flags = `gu${rule.ignore_case ? "i" : ""}`;
  return {
    ...rule,
    patterns: patterns.map((pattern) => new RegExp(pattern, flags)),
    needs: needs === undefined ? null : new RegExp(needs.map(escapePattern).join("|")),
    near: near === undefined ? null : new RegExp(near, "iu"),
    unless: unless === undefined ? null : new RegExp(unless, "iu"),
  };
}

function readRun(
  rules: readonly CompiledRule[],
  { start, end, digits }: DigitRun,
  shown: string,
  before: string,
  finds: Find[],
): void {
  const from = Math.max(0, start - RUN_BEFORE);
  let window = "";
  for (const rule of rules) {
    if (digits < (rule.digits ?? 0)) continue;
    window ||= shown.slice(from, end + RUN_AFTER);
    if (!mayHold(rule, window, before)) continue;
    // In a long run, the word may be further on than at its start.
    if (rule.near && end - start < CONTEXT && !rule.near.test(contextOf(shown, before, start))) continue;
    findIn(rule, window, before, from, finds, shown);
  }
}

function mayHold({ needs, shortest = 0 }: CompiledRule, text: string, before: string): boolean {
  if (text.length < shortest) return false;
  return needs === null || needs.test(text) || (before !== "" && needs.test(before));
}

function escapePattern(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** `offset`: start of `text` in `shown`. */
function findIn(
  rule: CompiledRule,
  text: string,
  before: string,
  offset: number,
  finds: Find[],
  shown = text,
): void {
  for (const pattern of rule.patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const whole = match[0];
      const value = match.groups?.["value"] ?? whole;
      const at = match.index + whole.length - value.length;
      const length = measure(rule, value, whole);
      const start = offset + at;
      if (length > 0 && fitsContext(rule, shown, before, start)) {
        finds.push({ start, end: start + length, name: rule.name });
      } else if (length === 0) {
        // An invalid match may contain a valid one, so the search continues after its first character.
        pattern.lastIndex = match.index + 1;
      }
    }
  }
}

function measure({ check }: CompiledRule, value: string, whole: string): number {
  if (check === undefined) return value.length;
  const accepted = CHECKS[check](value, whole);
  if (typeof accepted === "number") return accepted;
  return accepted ? value.length : 0;
}

function fitsContext({ near, unless }: CompiledRule, shown: string, before: string, start: number): boolean {
  if (near === null && unless === null) return true;
  const context = contextOf(shown, before, start);
  return (near === null || near.test(context)) && (unless === null || !unless.test(context));
}

function contextOf(shown: string, before: string, start: number): string {
  const own = shown.slice(Math.max(0, start - CONTEXT), start);
  return start < CONTEXT ? `${before}${own}` : own;
}

/** Digits with at most two separators between them. */
interface DigitRun {
  start: number;
  end: number;
  digits: number;
}

/** One pass, hand-written: a text of digits only would overflow the stack of a regular expression. */
function listDigitRuns(text: string): DigitRun[] {
  const runs: DigitRun[] = [];
  let [start, end, digits] = [0, 0, 0];
  const close = () => {
    if (digits >= MIN_DIGITS) runs.push({ start, end, digits });
    digits = 0;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? KIND[code] : NONE;
    if (kind === DIGIT) {
      if (digits === 0) start = at;
      digits++;
      end = at + 1;
    } else if (digits > 0 && (kind !== SEPARATOR || at - end >= MAX_GAP)) close();
  }
  close();
  return runs;
}

const find = createFindInValue([createBuiltInFinder()], true);

const tokens = createTokenPatterns(RULE_NAMES);

/** All built-in rules, the default if the agent's file has no others. */
export const BUILT_IN_SCRUBBER: Scrubber = {
  session: () => createSession(find, tokens),
  forLog: <T extends Json>(value: T) => scrubOneWay(find, value) as T,
  textForLog: (text, key) => scrubTextOneWay(find, text, key),
};

/**
 * For logs, traces, audit rows and spans: each match of the built-in rules becomes `[<rule>]`, in keys
 * too. Never throws.
 */
export function maskPersonal<T extends Json>(value: T): T {
  return BUILT_IN_SCRUBBER.forLog(value);
}
