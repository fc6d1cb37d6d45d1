import { type BlockList, beginBlock, KIND } from "./blocks.ts";
import { BLOCK, type HtmlTag, htmlHeadingLevel, scanTags, WHOLE } from "./html.ts";
import { alignCut, LOOKAHEAD, SMALL } from "./limits.ts";

/**
 * Blocks of an HTML document: headings, outermost lists and tables, `pre`, and the content of other block
 * elements. Opening tags belong to the text after them, closing tags and white space to the text before.
 */
export function readHtmlBlocks(text: string): BlockList {
  const blocks: BlockList = { starts: [], kinds: [], length: text.length };
  let [hasText, ended, heading] = [false, false, false];
  let whole = "";
  let depth = 0;
  let last = 0;

  beginBlock(blocks, KIND.text, 0);
  scanTags(text, (tag) => {
    readText(last, tag.start);
    readTag(tag);
    last = tag.end;
  });
  readText(last, text.length);
  return blocks;

  /** Opening tags without following text become part of the new block. */
  function begin(kind: number, at: number) {
    if (hasText || ended) beginBlock(blocks, kind, align(at));
    else blocks.kinds[blocks.kinds.length - 1] = kind;
    hasText = false;
    ended = false;
  }

  /** Combining marks may follow a tag, and a prepended character may precede one (UAX #29 GB9, GB9b). */
  function align(at: number): number {
    return alignCut(text, Math.max(blocks.starts.at(-1) ?? 0, at - LOOKAHEAD), at);
  }

  function end() {
    hasText = true;
    ended = true;
  }

  function readText(from: number, to: number) {
    for (let at = from; at < to; at++) {
      if (text.charCodeAt(at) <= 0x20) continue;
      if (ended) begin(KIND.text, at);
      hasText = true;
      return;
    }
  }

  function readTag(tag: HtmlTag) {
    if (tag.hidden) return readHidden(tag);
    if (whole === "pre") return readInWhole(tag);
    const level = htmlHeadingLevel(tag.name);
    if (level > 0) return readHeading(tag, level);
    if (whole !== "") return readInWhole(tag);
    const kind = WHOLE.get(tag.name);
    if (kind !== undefined && !tag.closing) return beginWhole(tag, KIND[kind]);
    if (BLOCK.has(tag.name) && !inHeading(tag)) readBlock(tag);
    else if (ended && !tag.closing) begin(KIND.text, tag.start);
  }

  function readHidden({ start, end: to }: HtmlTag) {
    if (to - start <= SMALL || heading || whole !== "") return;
    begin(KIND.code, start);
    end();
  }

  /** Headings end a list or a table, so that layout tables and unclosed elements keep their sections. */
  function readHeading(tag: HtmlTag, level: number) {
    whole = "";
    heading = !tag.closing;
    if (tag.closing) end();
    else begin(KIND.heading + level, tag.start);
  }

  /** An unclosed heading ends at the next block, but may contain a `div`. */
  function inHeading({ name }: HtmlTag): boolean {
    return heading && (name === "div" || name === "br");
  }

  function beginWhole(tag: HtmlTag, kind: number) {
    if (heading) end();
    heading = false;
    begin(kind, tag.start);
    whole = tag.name;
    depth = 1;
  }

  function readInWhole({ name, closing }: HtmlTag) {
    if (name !== whole) return;
    depth += closing ? -1 : 1;
    if (depth > 0 && !(closing && whole === "pre")) return;
    whole = "";
    end();
  }

  function readBlock({ name, closing, start }: HtmlTag) {
    if (name === "br") return;
    if (heading) end();
    heading = false;
    if (!closing) begin(KIND.text, start);
    else if (hasText) ended = true;
  }
}
