import { decodeHTMLStrict } from "entities/decode";
import { BLOCK } from "./html-elements.ts";
import { type HtmlTag, scanTags } from "./scan-tags.ts";

/** A complete reference; the longest name in HTML has 31 letters. */
const REFERENCE = /&(?:#\d{1,20}|#x[\da-f]{1,16}|[a-z][a-z\d]{1,31});/gi;

/**
 * The visible text of HTML: a line per block element, a tab between cells, original white space only in
 * `pre`.
 */
export function plainHtml(html: string): string {
  const out: string[] = [];
  let [last, pre] = [0, 0];
  scanTags(html, (tag) => {
    addText(html.slice(last, tag.start));
    if (tag.name === "pre") pre = Math.max(0, pre + (tag.closing ? -1 : 1));
    out.push(separator(tag));
    last = tag.end;
  });
  addText(html.slice(last));
  return tidyLines(out.join(""));

  function addText(source: string) {
    if (source !== "") out.push(decodeEntities(pre > 0 ? source : source.replace(/[ \t\r\n\f]+/g, " ")));
  }
}

function separator({ name, closing, hidden }: HtmlTag): string {
  if (hidden) return "";
  if (name === "td" || name === "th") return closing ? "\t" : "";
  return name === "br" || BLOCK.has(name) ? "\n" : "";
}

/** Removes white space at the ends of lines (indentation in `pre` is kept) and repeated empty lines. */
function tidyLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd().replace(/^ (?! )/, ""));
  const kept = lines.filter((line, at) => line !== "" || (lines[at - 1] ?? "") !== "");
  return kept.join("\n").trim();
}

/** Decodes character references of HTML (HTML standard §13.5) that end in `;`. Unknown ones are kept. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference) => decodeHTMLStrict(reference));
}
