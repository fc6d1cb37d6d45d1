import { describe, expect, it } from "vitest";
import { createSearchedText } from "../../src/planning/model/searched-text.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

const TEXT = "Call +420 602-123 456 about order AB-12/7 of Ann (ann@a.example) in Brně, now";

describe("createSearchedText()", () => {
  const text = createSearchedText(TEXT);

  it.each<[value: string, isContained: boolean]>([
    ["", true],
    ["602123456", true],
    ["602 123 456", true],
    ["ab127", true],
    ["ab-12/7", true],
    ["ann@a.example", true],
    ["call", true],
    ["now", true],
    ["cal", false],
    ["ow", false],
    ["2123456", false],
    ["127 ann", false],
    ["(", false],
    ["eve@a.example", false],
  ])("contains %j: %j", (value, isContained) => {
    expect(text.contains(value)).toBe(isContained);
  });

  it("allows three separators within a value", () => {
    expect(createSearchedText("a - b").contains("ab")).toBe(true);
    expect(createSearchedText("a -- b").contains("ab")).toBe(false);
    expect(createSearchedText("x ab -- ab").contains("abab")).toBe(false);
  });

  it.each<[word: string, isKnown: boolean]>([
    ["brno", true],
    ["order", true],
    ["orders", true],
    ["602", true],
    ["ab12", false],
    ["bring", false],
  ])("has the word %j: %j", (word, isKnown) => {
    expect(text.hasWord(word)).toBe(isKnown);
  });

  it("finds thousands of values and words in a long text in linear time", () => {
    const long = createSearchedText(Array.from({ length: 20_000 }, (_, i) => `word${i}`).join(" "));
    const cpu = startCpuClock();
    for (let i = 0; i < 1_000; i++)
      expect(long.contains(`wordy ${i}`) || long.hasWord("wordabcdefgh")).toBe(false);
    // A regular expression for each value took 15 s.
    expect(cpu()).toBeLessThan(2_000);
  });
});
