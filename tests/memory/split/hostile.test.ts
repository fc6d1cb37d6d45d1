import { describe, expect, it } from "vitest";
import type { TextFormat } from "../../../src/memory/split/split-text.ts";
import { plainChunks } from "../../../src/memory/split/split-text.ts";
import { splitChecked } from "./check-chunks.ts";

const SIZE = 1_000_000;
const fill = (text: string) => text.repeat(Math.ceil(SIZE / text.length));
const FORMATS: TextFormat[] = ["markdown", "html", "plain"];

describe("splitText() on hostile input", () => {
  it.each<[string, string]>([
    ["one line without spaces", fill("a")],
    ["one paragraph", fill("This is a sentence of running text. ")],
    ["a million #", fill("#")],
    ["headings only", fill("# x\n")],
    ["headings up and down", fill("### a\nx\n## b\nx\n# c\nx\n")],
    ["nested lists", Array.from({ length: 1400 }, (_, depth) => `${" ".repeat(depth)}- x\n`).join("")],
    ["nested quotes", Array.from({ length: 1400 }, (_, depth) => `${">".repeat(depth)} x\n`).join("")],
    ["nested div", fill("<div>")],
    ["nested ul", fill("<ul><li>x")],
    ["a million <", fill("<")],
    ["unclosed tags", fill("<a ")],
    ["unclosed quotes", fill('<a href="')],
    ["unclosed comments", fill("<!--")],
    ["unclosed scripts", fill("<script>")],
    ["unclosed fence", `\`\`\`\n${fill("code\n")}`],
    ["fences", fill("```\n")],
    ["backticks", fill("`")],
    ["table rules", fill("|-|-|\n")],
    ["brackets", fill("[a](")],
    ["entities", fill("&amp")],
    ["CRLF lines", fill("x\r\n")],
    ["CR only", fill("a\r")],
    ["NUL", fill("\0")],
    ["combining marks", fill("\u0301")],
    ["lone surrogates", fill("\ud800")],
    ["spaces inside", `a${fill(" ")}b`],
    ["dots", fill(". ")],
  ])("keeps every character of %s", (_, text) => {
    for (const format of FORMATS) expect(splitChecked(text, format).length).toBeGreaterThan(SIZE / 1400);
    expect(plainChunks(text, splitChecked(text, "html"), "html")).not.toEqual([]);
  });
});
