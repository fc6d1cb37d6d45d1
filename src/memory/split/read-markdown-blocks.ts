import { type BlockList, beginBlock, KIND } from "./block-list.ts";
import {
  atxLevel,
  closesFence,
  type Fence,
  isListItem,
  isThematicBreak,
  openFence,
  setextLevel,
} from "./markdown-line.ts";
import { createTableFinder, endOfFrontMatter } from "./markdown-table.ts";
import { type Line, readLines } from "./read-lines.ts";

type Open = "nothing" | "paragraph" | "quote" | "list" | "table" | "code";

/**
 * Maximum length of a paragraph that `---` turns into a heading. CommonMark §4.3 has no limit, but authors
 * write rules below text.
 */
const SETEXT = 300;

/**
 * Outermost blocks of a Markdown document (CommonMark 0.31 §4–5, GFM tables §4.10), in one pass over the
 * lines.
 */
export function readMarkdownBlocks(text: string): BlockList {
  const blocks: BlockList = { starts: [], kinds: [], length: text.length };
  const startsTable = createTableFinder(text);
  const frontMatter = endOfFrontMatter(text);
  let open: Open = "nothing";
  let fence: Fence | null = null;
  let afterBlank = true;

  function begin(kind: number, line: Line, then: Open) {
    beginBlock(blocks, kind, line.start);
    open = then;
  }

  function readLine(line: Line) {
    if (fence !== null) {
      if (closesFence(text, line, fence)) fence = null;
      return;
    }
    if (line.blank) {
      if (open !== "list" && open !== "code") open = "nothing";
      return;
    }
    if (open === "list" && (line.indent >= 2 || isListItem(text, line))) {
      fence = openFence(text, line);
      return;
    }
    if (line.indent >= 4) return readIndented(line);
    if (open === "code") open = "nothing";
    readFlush(line);
  }

  function readIndented(line: Line) {
    if (open === "nothing") begin(KIND.code, line, "code");
  }

  function readFlush(line: Line) {
    fence = openFence(text, line);
    if (fence !== null) return begin(KIND.code, line, "nothing");
    const level = atxLevel(text, line);
    if (level > 0) return begin(KIND.heading + level, line, "nothing");
    if (open === "paragraph" && underlines(line)) return;
    if (open === "table") return;
    if (isThematicBreak(text, line)) return begin(KIND.text, line, "nothing");
    if (isListItem(text, line)) return begin(KIND.list, line, "list");
    if (startsTable(line)) return begin(KIND.table, line, "table");
    if (text[line.first] === ">") return open === "quote" ? undefined : begin(KIND.text, line, "quote");
    if (open === "nothing" || (open === "list" && afterBlank)) begin(KIND.text, line, "paragraph");
  }

  /** A setext underline turns the open paragraph into a heading. */
  function underlines(line: Line): boolean {
    const level = setextLevel(text, line);
    const start = blocks.starts.at(-1) ?? 0;
    if (level === 0 || line.start - start > SETEXT) return false;
    blocks.kinds[blocks.kinds.length - 1] = KIND.heading + level;
    open = "nothing";
    return true;
  }

  if (frontMatter > 0) beginBlock(blocks, KIND.code, 0);
  readLines(text, (line) => {
    if (line.start < frontMatter) return;
    readLine(line);
    afterBlank = line.blank;
  });
  return blocks;
}
