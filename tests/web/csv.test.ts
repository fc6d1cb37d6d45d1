import { describe, expect, it } from "vitest";
import { writeCsv } from "../../web/src/features/runs/list/write-csv.ts";

describe("writeCsv()", () => {
  it.each([
    ["plain", "a b", "a b"],
    ["a comma", "a,b", '"a,b"'],
    ["quotes", 'say "hi"', '"say ""hi"""'],
    ["a line end", "a\r\nb", '"a\r\nb"'],
    ["nothing", null, ""],
    ["a number", -1.5, "-1.5"],
    ["a formula", "=1+1", "'=1+1"],
    ["a formula by plus", "+1", "'+1"],
    ["a formula by minus", "-1", "'-1"],
    ["a formula by at", "@SUM(A1)", "'@SUM(A1)"],
    ["a formula after a tab", "\t=1", "'\t=1"],
    ["a formula with a comma", "=1,2", `"'=1,2"`],
  ])("writes %s", (_, value, written) => {
    expect(writeCsv([[value]])).toBe(`${written}\r\n`);
  });
});
