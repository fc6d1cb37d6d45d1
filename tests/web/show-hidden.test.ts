import { describe, expect, it } from "vitest";
import { showHidden } from "../../web/src/lib/show-hidden.ts";

describe("showHidden()", () => {
  it.each([
    ["a text turned around", "1 CZK\u202e001", "1 CZK\\u202e001"],
    ["tags", "a\u{e0069}b", "a\\ue0069b"],
    ["a zero-width space", "pay\u200bpal", "pay\\u200bpal"],
    ["a control", "a\u0007b", "a\\u0007b"],
    ["a line separator", "a\u2028b", "a\\u2028b"],
  ])("shows %s", (_, text, shown) => {
    expect(showHidden(text)).toBe(shown);
  });

  it.each(["Příliš žluťoučký\n\tkůň", "иван 🙂 שלום"])("leaves %s as it is", (text) => {
    expect(showHidden(text)).toBe(text);
  });
});
