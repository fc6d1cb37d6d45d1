import { describe, expect, it } from "vitest";
import type { TextFormat } from "../../../src/memory/split/split-text.ts";
import { cutsCluster, own, splitChecked } from "./check-chunks.ts";

const SENTENCE = "Toto je věta běžného textu, která má kolem osmdesáti znaků a končí tečkou zde. ";
const PARAGRAPH = `${SENTENCE.repeat(9).trim()}\n\n`;
const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n));

describe("splitText() structure", () => {
  it.each<[string, TextFormat, string]>([
    ["a list", "markdown", `${lines(18, (n) => `- item ${n} ${"word ".repeat(10)}`).join("\n")}\n`],
    [
      "a nested list",
      "markdown",
      `${lines(18, (n) => `${n % 3 ? "  " : ""}- item ${n} of it. And more of it.`).join("\n")}\n`,
    ],
    ["a table", "markdown", `| a | b |\n|---|---|\n${lines(40, (n) => `| cell ${n} | x. Y |`).join("\n")}\n`],
    [
      "a fenced code block",
      "markdown",
      `\`\`\`js\n${lines(40, (n) => `call(${n}); // why. Because`).join("\n")}\n\n# no heading\n\`\`\`\n`,
    ],
    ["an indented code block", "markdown", `${lines(40, (n) => `    line(${n}).and.more()`).join("\n")}\n`],
    ["an HTML list", "html", `<ul>${lines(30, (n) => `<li>item ${n} of <b>it</b>.</li>`).join("\n")}</ul>`],
    [
      "an HTML table",
      "html",
      `<table>${lines(30, (n) => `<tr><td>${n}</td><td>x</td></tr>`).join("\n")}</table>`,
    ],
    ["a pre", "html", `<pre>${lines(40, (n) => `call(${n}); // why. Because`).join("\n")}</pre>`],
  ])("%s that fits is kept whole", (_, format, block) => {
    expect(block.length).toBeGreaterThan(600);
    expect(block.length).toBeLessThan(1200);
    const text =
      format === "html"
        ? `<p>${PARAGRAPH}</p>${block}<p>${PARAGRAPH}</p>`
        : `${PARAGRAPH}${block}\n${PARAGRAPH}`;
    const chunks = splitChecked(text, format);
    expect(chunks.filter(({ content }) => content.includes(block.trim()))).toHaveLength(1);
    expect(chunks.every(({ overlap }) => overlap === 0)).toBe(true);
  });

  it.each<[string, TextFormat, string, RegExp]>([
    [
      "a list at its items",
      "markdown",
      lines(90, (n) => `- item ${n}. ${"word ".repeat(9)}`).join("\n"),
      /^- item/,
    ],
    [
      "a nested list at outer items",
      "markdown",
      lines(90, (n) => `${n % 3 ? "    " : ""}- item ${n}. Word ${"word ".repeat(9)}`).join("\n"),
      /^- item/,
    ],
    [
      "a table at its rows",
      "markdown",
      `| a | b |\n|---|---|\n${lines(99, (n) => `| Cell ${n}. | ${"Word. ".repeat(6)}|`).join("\n")}`,
      /^\| (Cell|a)/,
    ],
    [
      "code at its lines",
      "markdown",
      `\`\`\`\n${lines(99, (n) => `call(${n}); // Why. Because.`).join("\n")}\n\`\`\``,
      /^(call|```\n)/,
    ],
    [
      "an HTML list at its items",
      "html",
      `<ul>${lines(99, (n) => `<li>Item ${n}. ${"Word. ".repeat(6)}</li>`).join("")}</ul>`,
      /^<(ul|li)>/,
    ],
    [
      "an HTML table at its rows",
      "html",
      `<table>${lines(99, (n) => `<tr><td>${n}.</td><td>${"Word. ".repeat(6)}</td></tr>`).join("")}</table>`,
      /^<(table|tr)>/,
    ],
    [
      "log lines at the lines",
      "plain",
      lines(99, (n) => `2026-11-21 07:${n} INFO Started. Then ${"done ".repeat(6)}`).join("\n"),
      /^2026/,
    ],
  ])("splits %s", (_, format, text, start) => {
    const chunks = splitChecked(text, format);
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks.map(own).filter((content) => !start.test(content))).toEqual([]);
    expect(chunks.every(({ overlap }) => overlap === 0)).toBe(true);
  });

  it("splits paragraphs between paragraphs, without an overlap", () => {
    const chunks = splitChecked(PARAGRAPH.repeat(8), "plain");
    expect(chunks.map(own)).toEqual(Array(8).fill(PARAGRAPH));
    expect(chunks.every(({ overlap }) => overlap === 0)).toBe(true);
  });

  it("splits a long paragraph at sentences and repeats whole ones", () => {
    const chunks = splitChecked(SENTENCE.repeat(60), "plain");
    expect(chunks.length).toBeGreaterThan(3);
    for (const { content, overlap } of chunks)
      expect([content.slice(0, 12), overlap % SENTENCE.length]).toEqual(["Toto je věta", 0]);
    expect(chunks.slice(1).every(({ overlap }) => overlap === SENTENCE.length)).toBe(true);
    expect(chunks.every((chunk) => own(chunk).length >= 600)).toBe(true);
  });

  it("does not end a sentence at a wrapped line", () => {
    const wrapped = SENTENCE.repeat(60)
      .replace(/textu, /g, "textu,\n")
      .replace(/znaků a /g, "znaků a\r\n");
    for (const { content } of splitChecked(wrapped, "markdown")) expect(content).toMatch(/^Toto je věta/);
  });

  it("joins a tiny remainder with its neighbour", () => {
    for (const extra of [1, 30, 80, 200]) {
      const chunks = splitChecked(`${SENTENCE.repeat(15)}${"x".repeat(extra)}.`, "plain");
      expect(Math.min(...chunks.map((chunk) => own(chunk).length))).toBeGreaterThan(300);
    }
  });

  it("gives white space at the end to the last chunk, and nothing to an empty text", () => {
    expect(splitChecked(`Hello.${" \n".repeat(4000)}`, "plain")).toHaveLength(1);
    for (const text of ["", " ", "\r\n\t ", "\ufeff", " ".repeat(9999)])
      expect(splitChecked(text, "markdown")).toEqual([]);
  });

  it("keeps the bytes of CRLF, NUL and a byte order mark", () => {
    const text = `\ufeff# A\r\n\r\n${"x\0y. ".repeat(500)}\r\n\r\n## B\r\n${SENTENCE.repeat(30)}`;
    expect(splitChecked(text, "markdown").at(-1)?.headings).toEqual(["A", "B"]);
  });
});

describe("splitText() scripts", () => {
  it.each<[string, string, string]>([
    ["Czech", "Příliš žluťoučký kůň úpěl ďábelské ódy na louce. ", "P"],
    ["Russian", "Съешь же ещё этих мягких французских булок, да выпей чаю. ", "С"],
    ["Romanian", "Muzicologă în bej vând whisky și tequila, preț fix. ", "M"],
    ["Chinese", "这是一个没有空格的长句子，它继续下去，直到句号为止。", "这"],
    ["Arabic", "نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر. ", "ن"],
    ["Hindi", "यह हिन्दी में एक वाक्य है जो यहाँ समाप्त होता है। ", "य"],
  ])("%s is cut at sentences", (_, sentence, first) => {
    const text = sentence.repeat(90);
    const chunks = splitChecked(text, "plain");
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks.filter(({ content }) => !content.startsWith(first))).toEqual([]);
    expect(cutsCluster(text, chunks)).toBe(false);
  });

  it.each<[string, string]>([
    ["Thai", "ภาษาไทยเป็นภาษาที่มีความสวยงาม".repeat(150)],
    ["Chinese without stops", "这是一个没有空格的长句子".repeat(300)],
    ["emoji with ZWJ", "👨‍👩‍👧‍👦".repeat(500)],
    ["flags", `x${"🇨🇿".repeat(900)}`],
    ["stacked marks", `a${"\u0301".repeat(40)}`.repeat(90)],
    ["Hangul jamo", "\u1112\u1161\u11ab".repeat(900)],
  ])("%s is cut between words or clusters", (_, text) => {
    const chunks = splitChecked(text, "plain");
    expect(chunks.length).toBeGreaterThan(1);
    expect(cutsCluster(text, chunks)).toBe(false);
  });
});
