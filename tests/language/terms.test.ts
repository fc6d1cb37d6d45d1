import { describe, expect, it } from "vitest";
import { TERMS } from "../../src/language/data/terms.data.ts";
import { lexiconOf } from "../../src/language/lexicon.ts";
import { findTerms } from "../../src/language/terms.ts";
import { tokenize } from "../../src/language/tokenize.ts";

const termsIn = (code: string, text: string) =>
  findTerms(tokenize(text).tokens, lexiconOf(code)).map(({ tokens, english }) => [tokens, english[0]]);

describe("the table of terms", () => {
  const lines = TERMS.trim()
    .split("\n")
    .map((line) => line.split("|").map((column) => column.trim()));

  it("has a meaning and six languages in each line", () => {
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((columns) => columns.length !== 7 || columns[0] === "")).toEqual([]);
  });

  it("has folded forms of two words or more", () => {
    const forms = lines.flatMap((columns) => columns.slice(1).flatMap((column) => column.split(/\s+/)));
    expect(forms.filter((form) => form !== "" && !/^[a-z]+\$?(_[a-z]+\$?)+$/.test(form))).toEqual([]);
  });
});

describe("findTerms()", () => {
  it.each([
    ["fr", "les bulletins de la paie", [[[1, 4], "payslip"]]],
    ["es", "la hoja de vida de Ana", [[[1, 3], "cv"]]],
    ["cs", "jaké jsou směnné kurzy", [[[2, 3], "rate"]]],
    ["en", "two days off in May", [[[1, 2], "vacation"]]],
    ["en", "switch it off by day", []],
  ])("%s: %s", (code, text, found) => {
    expect(termsIn(code, text)).toEqual(found);
  });
});
