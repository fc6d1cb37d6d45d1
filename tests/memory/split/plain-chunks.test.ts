import { describe, expect, it } from "vitest";
import { detectFormat } from "../../../src/memory/split/detect-format.ts";
import { plainChunks, splitText } from "../../../src/memory/split/split-text.ts";

const whole = (content: string) => [{ content, start: 0, overlap: 0, headings: [] }];

describe("plainChunks()", () => {
  it.each<[string, string, string]>([
    ["tags", "<p>Hello <b>wor</b>ld</p><p>again</p>", "Hello world\n\nagain"],
    ["a quoted >", '<a title="a > b">link</a>', "link"],
    [
      "entities",
      "&lt;b&gt; &amp;amp; &ccaron;&#269;&#x10D; &scedil; &copy;&hellip; &nope; &#0;",
      "<b> &amp; ččč ş ©… &nope; \ufffd",
    ],
    ["comparisons", "3 < 4 and 5 > 2, a<1", "3 < 4 and 5 > 2, a<1"],
    [
      "script, style and comments",
      "a<script>if (a<b) '</p>'</script>b<style>p{}</style>c<!-- <p>x -->d",
      "abcd",
    ],
    [
      "cells, items and br",
      "<table><tr><td>1</td><td>2</td></tr></table><ul><li>a<li>b</ul>c<br>d",
      "1\t2\n\na\nb\nc\nd",
    ],
    ["white space", "a \n\n  b<pre>  x\n    y</pre>", "a b\n  x\n    y"],
    ["an end inside a tag", '<p>Hello <a class="x" href="/y', "Hello"],
    ["an end inside a script", "Hello<script>var a = 1;", "Hello"],
  ])("reads %s", (_, html, plain) => {
    expect(plainChunks(html, whole(html), "html")).toEqual([plain]);
  });

  it("leaves Markdown and plain text as they are", () => {
    expect(plainChunks("# <b>a</b>", whole("# <b>a</b>"), "markdown")).toEqual(["# <b>a</b>"]);
    expect(plainChunks(" <b>a</b> ", whole(" <b>a</b> "), "plain")).toEqual([" <b>a</b> "]);
  });

  it("hides tags and scripts that are longer than a chunk", () => {
    const html = `<p>Before</p><img src="data:${"QUJD".repeat(2000)}"><script>${"let a = 1; ".repeat(900)}</script><p>After</p>`;
    const chunks = splitText(html, "html");
    expect(chunks.length).toBeGreaterThan(9);
    expect(plainChunks(html, chunks, "html").join("")).toBe("BeforeAfter");
  });
});

describe("detectFormat()", () => {
  it.each<[string, string, string]>([
    ["README.md", "<p>a</p>", "markdown"],
    ["https://x.cz/a/page.HTML?b=1.txt#c", "# a", "html"],
    ["notes.txt", "# a", "plain"],
    ["https://x.cz", " <!DOCTYPE html><p>a", "html"],
    ["", "<div><p>a</p></div>", "html"],
    ["", "# Title\n\ntext <b>x</b></p></p>", "markdown"],
    ["", "- a\n- b\n\nSee [x](http://y).", "markdown"],
    ["upload", "Dear Sir,\n- thank you.\n\nYours", "plain"],
    ["", "", "plain"],
  ])("%s %j is %s", (source, text, format) => {
    expect(detectFormat(source, text)).toBe(format);
  });
});
