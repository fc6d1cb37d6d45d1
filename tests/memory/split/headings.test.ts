import { describe, expect, it } from "vitest";
import { splitText, type TextFormat } from "../../../src/memory/split/split-text.ts";
import { splitChecked } from "./check-chunks.ts";

const BODY = "A sentence of the body of a section of a document about a thing. ".repeat(8);
const paths = (text: string, format: TextFormat) =>
  splitChecked(text, format).map(({ headings }) => headings.join(" / "));

describe("splitText() headings", () => {
  it("Markdown headings begin chunks and are known to all chunks of their section", () => {
    const text = `# Doc\n\n${BODY}\n\n## A\n\n${BODY.repeat(3)}\n\n### A1\n\n${BODY}\n\nSetext\nB *x*\n---\n\n${BODY}\n\nTop\n===\n${BODY}`;
    expect(paths(text, "markdown")).toEqual([
      "Doc",
      "Doc / A",
      "Doc / A",
      "Doc / A / A1",
      "Doc / Setext B x",
      "Top",
    ]);
  });

  it("HTML headings begin chunks and are known to all chunks of their section", () => {
    const text = `<body><h1>Doc &amp; <i>co</i></h1><p>${BODY}</p><section><h2 class="x>y">A</h2><p>${BODY.repeat(3)}</section><div><div><h3>A1</h3>${BODY}</div></div><H2>B</H2><p>${BODY}`;
    expect(paths(text, "html")).toEqual([
      "Doc & co",
      "Doc & co / A",
      "Doc & co / A",
      "Doc & co / A / A1",
      "Doc & co / B",
    ]);
    expect(splitText(text, "html")[3]?.content).toMatch(/^<div><div><h3>/);
  });

  it("a heading without text belongs to the next section", () => {
    expect(paths(`# Doc\n\n## A\n\n${BODY.repeat(3)}`, "markdown")).toEqual(["Doc / A", "Doc / A"]);
    expect(splitText(`# Doc\n\n## A\n\n${BODY.repeat(3)}`, "markdown")[0]?.content).toMatch(
      /^# Doc\n\n## A\n/,
    );
  });

  it("tiny sections share a chunk with the path of the first", () => {
    const faq = Array.from(
      { length: 30 },
      (_, n) => `## Q${n}\n\nThe answer is ${n}, as it always was.\n\n`,
    ).join("");
    const chunks = splitChecked(`# Faq\n\n${BODY}${BODY}\n\n${faq}`, "markdown");
    expect(chunks.length).toBeLessThan(6);
    for (const { content, headings } of chunks.slice(1))
      expect(content.startsWith(`## ${headings[1]}`)).toBe(true);
  });

  it("tiny sections of different parents have only their ancestors in common", () => {
    expect(paths("# Doc\n\n## A\n\n### A1\n\nx\n\n## B\n\ny", "markdown")).toEqual(["Doc"]);
  });

  it.each<[string, string]>([
    ["in a fence", `~~~\n# no\n${BODY}\n~~~\n`],
    ["in a fence of a list item", `- item\n  \`\`\`\n# no\n  \`\`\`\n${BODY}\n`],
    ["in a quote", `> # no\n> ${BODY}\n`],
    ["in front matter", `---\ntitle: no\n---\n\n${BODY}\n`],
    ["of seven marks", `####### no\n\n${BODY}\n`],
    ["without a space", `#no\n\n${BODY}\n`],
    ["in an unclosed fence", `\`\`\`\`\n# no\n\`\`\`\n# no\n${BODY}\n`],
  ])("there is no heading %s", (_, text) => {
    expect(paths(text + BODY.repeat(3), "markdown").every((path) => path === "")).toBe(true);
  });

  it.each<[string, string]>([
    ["## `a_b` and [link](http://x.y) ##", "a_b and link"],
    ["# **Bold** _em_ snake_case 2 * 3 \\# {#id}", "Bold em snake_case 2 * 3 #"],
    ["# <a name='x'></a>R&amp;D ![logo](l.png)", "R&D logo"],
    [`# ${"x".repeat(300)}`, `${"x".repeat(200)}…`],
  ])("%s is plain text", (heading, title) => {
    expect(splitText(`${heading}\n\n${BODY}`, "markdown")[0]?.headings).toEqual([title]);
  });
});
