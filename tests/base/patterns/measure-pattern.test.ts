import { RE2JS } from "re2js";
import { describe, expect, it, test } from "vitest";
import { measurePattern } from "../../../src/base/patterns/measure-pattern.ts";
import { compileRules } from "../../../src/privacy/compile-rules.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";

/** The start and the end of every program. */
const FRAME = 3;

const rulesWith = (pattern: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `r${index}`, pattern: `${pattern}${index}` }));

describe("measurePattern()", () => {
  test.each([
    "abc", "a|b|cd", "(?:a|b)*c", "x{1000}", "x{1,1000}", "x{7,}", "(?:x{30}){30}", "(x{2,5}y?){3,9}?", "[^\\]a]{3}", "[]a]{40}",
    "[[:alpha:]\\d]{2,9}", "\\Qa(b{\\E{3}", "\\x{10FFFF}{9}", "\\x41{9}", "(?P<name>a{4}){5}", "(?<name>a{4}){5}", "(?i)ab{3}", "(?i:k{3}s)",
    "\\pL{1,50}\\p{Greek}", "a{,3}", "a{", "(?:a?){500}a{500}", "(?:(?:a*)*)*", "\\(a{3}\\)", "((((a))))", "\\b\\d{3}-\\d{2}\\b",
  ])("is no less than what RE2 makes of %s, and not much more", (pattern) => {
    const size = RE2JS.compile(pattern).programSize();
    const surcharge = 20 * [...pattern.matchAll(/\\p|\[\^|\[:/g)].length;
    expect(measurePattern(pattern)).toBeGreaterThanOrEqual(size - FRAME);
    expect(measurePattern(pattern)).toBeLessThanOrEqual(2 * size + 12 + surcharge);
  }); // biome-ignore format: short rows

  it("is an upper bound for 2,000 random patterns", () => {
    let seed = 5;
    const pick = <T>(list: readonly T[]): T => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return list[(seed >> 8) % list.length] as T;
    };
    const atom = (depth: number): string =>
      depth > 3 ? pick(["a", "\\d", "[a-c]", "."]) : `(${pick(["", "?:"])}${sequence(depth + 1)})`;
    const sequence = (depth: number): string =>
      Array.from(
        { length: pick([1, 2, 3]) },
        () =>
          pick(["a", ".", "[^b]", "\\w", atom(depth), atom(depth)]) +
          pick(["", "", "*", "+?", "?", "{3}", "{2,}", "{1,4}", "{0,2}", "|"]),
      ).join("");
    const patterns = Array.from({ length: 2_000 }, () => sequence(0));
    const read = patterns.flatMap((pattern) => {
      try {
        return [{ pattern, made: RE2JS.compile(pattern).programSize() - FRAME }];
      } catch {
        return [];
      }
    });
    expect(read.length).toBeGreaterThan(1_000);
    expect(read.filter(({ pattern, made }) => measurePattern(pattern) < made)).toEqual([]);
  });
});

describe("rules of a file", () => {
  test.each([
    ["many repetitions in a row", "x{1000}".repeat(70)],
    ["repetitions in one another", "(?:(?:x{30}){30}){30}"],
    ["many tables of Unicode", "[^\\pL\\pN]".repeat(49)],
  ])("with %s are refused by pointer before they are compiled", (_, pattern) => {
    const spent = startCpuClock();
    const { faults } = compileRules({ rules: rulesWith(pattern, 50) });
    // Compiling them would take seconds and hundreds of megabytes.
    expect(spent()).toBeLessThan(1_000);
    expect(faults.at(-1)).toEqual({
      pointer: "/rules/49/pattern",
      message: expect.stringContaining("all rules of a file together may have 5000"),
    });
  });

  it("report the first one that exceeds the total size, with the remaining size", () => {
    const { faults } = compileRules({ rules: rulesWith("[a-z]{900}", 6) });
    expect(faults).toEqual([
      {
        pointer: "/rules/5/pattern",
        message: expect.stringMatching(/has 90\d steps.*the rules before leave \d+:/),
      },
    ]);
  });

  it("allow fifty ordinary patterns", () => {
    const patterns = [
      "(?i)\\b[A-Z]{3}-\\d{6,10}\\b",
      "contract no\\. ?\\d{4}/\\d{2,6}",
      "\\p{Lu}\\p{L}{2,30} s\\.r\\.o\\.",
    ];
    const rules = rulesWith("", 50).map((rule, index) => ({ ...rule, pattern: patterns[index % 3] ?? "" }));
    expect(compileRules({ rules }).faults).toEqual([]);
  });

  it("reject a long text that would take seconds and check a short one", () => {
    const { scrubber } = compileRules({ rules: [{ name: "run", pattern: "\\pL{1,500}\\d" }] });
    const spent = startCpuClock();
    expect(() => scrubber.session().text("a".repeat(200_000))).toThrow(
      expect.objectContaining({ code: "TOO_LARGE" }),
    );
    expect(spent()).toBeLessThan(1_000);
    expect(scrubber.session().text("see abc1 now")).toMatch(/^see \[run_1_\w+\] now$/);
  });
});
