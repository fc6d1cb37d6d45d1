import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { MarkdownView } from "../../web/src/features/chat/text/markdown-view.tsx";
import { type Block, parseMarkdown } from "../../web/src/features/chat/text/parse-markdown.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

// Node 20 has none.
vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));

const render = (text: string) => renderToStaticMarkup(createElement(MarkdownView, { text }));
/** The markup without classes. */
const plainMarkup = (text: string) => render(text).replace(/ class="[^"]*"/g, "");
const plain = (text: string) => ({ look: "plain", text });
const paragraph = (text: string) => ({ kind: "paragraph", spans: [plain(text)] });

describe("parseMarkdown()", () => {
  it("reads paragraphs, headings, lists, code, quotes, rules and bold", () => {
    const blocks = parseMarkdown(
      "# Orders\nTwo are **open**:\n- `A-1`\n  to Brno\n- A-2\n\n3. first\n\n4. second\n```json\n{}\n\n```\n> quoted\n> twice\n\n---\nDone.",
    );
    expect(blocks).toEqual([
      { kind: "heading", level: 1, spans: [plain("Orders")] },
      {
        kind: "paragraph",
        spans: [plain("Two are "), { look: "strong", spans: [plain("open")] }, plain(":")],
      },
      {
        kind: "list",
        isOrdered: false,
        start: 1,
        items: [
          [{ kind: "paragraph", spans: [{ look: "code", text: "A-1" }, plain("\nto Brno")] }],
          [paragraph("A-2")],
        ],
      },
      { kind: "list", isOrdered: true, start: 3, items: [[paragraph("first")], [paragraph("second")]] },
      { kind: "code", text: "{}\n" },
      { kind: "quote", blocks: [paragraph("quoted\ntwice")] },
      { kind: "rule" },
      paragraph("Done."),
    ]);
  });

  it("reads lists in lists, with code inside", () => {
    const [list] = parseMarkdown(
      "1. one\n   - inner\n     - deep\n   - second\n\n   ```\n   code\n   ```\n2. two",
    );
    expect(list).toMatchObject({
      isOrdered: true,
      items: [
        [
          paragraph("one"),
          {
            kind: "list",
            items: [
              [paragraph("inner"), { kind: "list", items: [[paragraph("deep")]] }],
              [paragraph("second")],
            ],
          },
          { kind: "code", text: "code" },
        ],
        [paragraph("two")],
      ],
    });
  });

  it("reads tables with alignment, escaped pipes, code and missing cells", () => {
    const [table, rest] = parseMarkdown(
      "| id | state | sum |\n|:--|:-:|--:|\n| 1 | a \\| b | 10 |\n| `x|y` |\n| 3 | c | 5 | too many |\n\nDone.",
    );
    const cells = (...texts: string[]) => texts.map((text) => (text === "" ? [] : [plain(text)]));
    expect(table).toEqual({
      kind: "table",
      align: ["left", "center", "right"],
      head: cells("id", "state", "sum"),
      rows: [cells("1", "a | b", "10"), [[{ look: "code", text: "x|y" }], [], []], cells("3", "c", "5")],
    });
    expect(rest).toEqual(paragraph("Done."));
    expect(parseMarkdown("a | b\n--|--\n1 | 2")[0]?.kind).toBe("table");
  });

  it.each([
    ["a table whose dashes have not arrived yet", "| a | b |"],
    ["a table whose columns do not match", "| a | b |\n|---|"],
    ["HTML", '<img src="https:/evil.test/x">'],
    ["half of a mark", "2 ** 3 and a ` tick"],
    ["stars that multiply", "2 * 3 * 4 and a*b*c"],
  ])("leaves %s as the text it is", (_, text) => {
    expect(parseMarkdown(text)).toEqual([paragraph(text)]);
  });

  it("shows code whose end has not arrived yet", () => {
    expect(parseMarkdown("```sql\nselect 1")).toEqual([{ kind: "code", text: "select 1" }]);
  });

  it.each([
    ["stars", "*".repeat(200_000)],
    ["ticks", "`".repeat(200_000)],
    ["pairs", "**a".repeat(60_000)],
    ["open emphasis", "*a ".repeat(60_000)],
    ["pipes", `|${" |".repeat(100_000)} x`],
    ["table rows", "| a | b |\n".repeat(50_000)],
    ["table dashes", "|-|-|\n".repeat(50_000)],
    ["hashes", `# ${" #".repeat(100_000)}x`],
    ["spaces", `${" ".repeat(200_000)}x`],
    ["lists", "- a\n\n".repeat(40_000)],
    ["indents", Array.from({ length: 2_000 }, (_, i) => `${" ".repeat(i % 500)}- a`).join("\n")],
    ["open fences", "```\n~~~\n".repeat(20_000)],
    ["open brackets", "[".repeat(200_000)],
    ["open links", "[a](".repeat(60_000)],
    ["open images", "![a](b".repeat(60_000)],
    ["addresses", "https://a.test/".repeat(20_000)],
    ["punctuated addresses", `https://a.test/${"!".repeat(1_900)}x `.repeat(200)],
    ["quotes", ">".repeat(200_000)],
    ["nested quotes", `${"> ".repeat(100_000)}x`],
    ["a megabyte of words", "word **bold** `code` [a](https://a.test) | x\n".repeat(25_000)],
  ])("is quick with many %s", (_, text) => {
    const spent = startCpuClock();
    parseMarkdown(text);
    expect(spent()).toBeLessThan(5_000);
  });

  it("shows what is nested deeper than six levels as text", () => {
    const depthOf = (blocks: readonly Block[]): number =>
      blocks.reduce((most, block) => {
        if (block.kind === "quote") return Math.max(most, 1 + depthOf(block.blocks));
        return block.kind === "list" ? Math.max(most, ...block.items.map((item) => 1 + depthOf(item))) : most;
      }, 0);
    expect(depthOf(parseMarkdown(`${"> ".repeat(500)}x`))).toBe(6);
    expect(depthOf(parseMarkdown(`${"- ".repeat(500)}x`))).toBe(6);
    expect(render(`${"> ".repeat(500)}x`)).toContain("&gt; x");
  });
});

describe("MarkdownView", () => {
  it("renders a table, a list and a heading that is no heading of the page", () => {
    expect(plainMarkup("# T\n- a")).toContain("<p>T</p><ul><li><div><p>a</p></div></li></ul>");
    const table = plainMarkup("| a |\n|--|\n| **1** |");
    expect(table).toContain('<th scope="col">a</th>');
    expect(table).toContain("<td><strong>1</strong></td>");
    expect(table).toMatch(/role="region" aria-label="Table" tabindex="0"/i);
  });

  it.each([
    ["with another text", "[press](https://a.test/x?y=1)", "https://a.test/x?y=1", "press", " (a.test)"],
    ["with its own address", "https://a.test/x.", "https://a.test/x", "https://a.test/x", ""],
    [
      "with another address as its text",
      "[https://bank.test](https://evil.test)",
      "https://evil.test/",
      "https://bank.test",
      " (evil.test)",
    ],
    [
      "with a host of look-alike letters",
      "[a](https://аpple.test)",
      "https://xn--pple-43d.test/",
      "a",
      " (xn--pple-43d.test)",
    ],
    ["in bold", "**[a](http://a.test)**", "http://a.test/", "a", " (a.test)"],
  ])("renders a link %s and shows where it leads", (_, text, href, shown, host) => {
    const markup = render(text);
    const [link = ""] = /<a [^>]*>.*?<\/a>/.exec(markup) ?? [];
    expect(link).toContain(`href="${href}"`);
    expect(link).toContain('rel="noopener noreferrer nofollow"');
    expect(link).toContain('target="_blank"');
    expect(link).toContain(`>${shown}</a>`);
    expect(markup.slice(markup.indexOf("</a>") + 4).replace(/<[^>]*>/g, "")).toMatch(
      host === "" ? /^\.?$/ : new RegExp(`^${host.replaceAll(/[().]/g, "\\$&")}`),
    );
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["an event attribute", '<img src=x onerror="alert(1)">'],
    ["an event attribute in a link's address", '[a](https://a.test"onclick="alert(1))'],
    ["an attribute in a link's text", '[" onmouseover="alert(1)](https://a.test)'],
    ["an iframe", '<iframe src="https://evil.test"></iframe>'],
    ["a javascript: link", "[a](javascript:alert(1))"],
    ["a javascript: link in capitals", "[a](JaVaScRiPt:alert(1))"],
    ["a javascript: link with an entity", "[a](javascript&colon;alert(1))"],
    ["a javascript: link with a tab", "[a](java\tscript:alert(1))"],
    ["a data: link", "[a](data:text/html;base64,PHNjcmlwdD4=)"],
    ["a vbscript: link", "[a](vbscript:msgbox)"],
    ["a blob: link", "[a](blob:https://a.test/1)"],
    ["a file: link", "[a](file:///etc/passwd)"],
    ["a relative link", "[a](/settings)"],
    ["a link without a scheme", "[a](//evil.test)"],
    ["a link with a user name", "[a](https://bank.test@evil.test/)"],
    ["an autolink of another scheme", "<javascript:alert(1)>"],
    ["an image", "![a](https://evil.test/a.png)"],
    ["an image in a link", "[![a](https://evil.test/a.png)](javascript:alert(1))"],
    ["a reference", "[a][1]\n\n[1]: javascript:alert(1)"],
    ["a style", "<style>*{display:none}</style>"],
    ["a form", '<form action="https://evil.test"><input name=a></form>'],
    ["an SVG", '<svg onload="alert(1)"></svg>'],
    ["a table cell with HTML", "| <b onclick=alert(1)>a</b> |\n|--|\n| <script>1</script> |"],
  ])("executes and loads nothing of %s", (_, text) => {
    const markup = render(text);
    const tags = new Set([...markup.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag));
    const known = ["div", "p", "span", "a", "table", "thead", "tbody", "tr", "th", "td"];
    expect([...tags].filter((tag) => !known.includes(tag ?? ""))).toEqual([]);
    for (const [tag] of markup.matchAll(/<[^>]*>/g)) expect(tag).not.toMatch(/\son\w+=|\ssrc=|\sstyle=/i);
    for (const [, href] of markup.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      expect(href).toMatch(/^https:\/\/(a|evil)\.test\//);
      expect(href).not.toMatch(/["<>\s]/);
    }
    if (/^\[a\]\((?!https:\/\/a)/.test(text)) expect(markup).not.toContain("<a ");
  });

  it("shows hidden and reordering characters as their codes, also in links", () => {
    expect(render("1 CZK\u202e001")).toContain("\\u202e");
    expect(render("[a\u200b](https://a.test/\u202e)")).not.toMatch(/[\u200b\u202e]/);
  });

  it("shows a megabyte of text, the end of it as it is", () => {
    const spent = startCpuClock();
    const markup = render(`${"**a** | `b`\n".repeat(100_000)}THE END`);
    expect(spent()).toBeLessThan(10_000);
    expect(markup).toContain("THE END");
    expect(markup).toContain('aria-label="Rest of a long text"');
    expect(markup.match(/<strong>/g)?.length).toBeLessThan(10_000);
  });
});
