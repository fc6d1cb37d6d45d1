import { describe, expect, it } from "vitest";
import { showHidden, showHiddenInText } from "../../web/src/lib/show-hidden.ts";

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

  it.each(["Příliš žluťoučký\n\tkůň", "иван 🙂 שלום"])("does not change %s", (text) => {
    expect(showHidden(text)).toBe(text);
  });
});

describe("showHiddenInText()", () => {
  it.each([
    ["a text turned around", "1 CZK\u202e001", "1 CZK\\u202e001"],
    ["isolates", "\u2067abc\u2069", "\\u2067abc\\u2069"],
    ["tags", "a\u{e0069}b", "a\\ue0069b"],
    ["a zero-width space", "pay\u200bpal", "pay\\u200bpal"],
    ["a joiner in a word that needs none", "pay\u200dpal", "pay\\u200dpal"],
    ["a row of joiners", "می\u200c\u200d\u200cخواهم", "می\\u200c\\u200d\\u200cخواهم"],
  ])("shows %s", (_, text, shown) => {
    expect(showHiddenInText(text)).toBe(shown);
  });

  it.each(["می\u200cخواهم", "क्\u200dष", "👩\u200d💻 and 🏳️\u200d🌈", "Příliš\n\tkůň"])(
    "does not change %s",
    (text) => {
      expect(showHiddenInText(text)).toBe(text);
    },
  );
});
