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
import { type Line, lineEnd, readLines } from "./read-lines.ts";

/**
 * Maximum length of a paragraph that `---` turns into a heading. CommonMark §4.3 has no limit, but authors
 * write rules below text.
 */
const SETEXT = 300;

/** Maximum size of YAML front matter; a longer text is between two thematic breaks. */
const FRONT_MATTER = 8_000;

type Open = "nothing" | "paragraph" | "quote" | "list" | "table" | "code";

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

/**
 * Creates a function that returns whether a table starts at a line: the line has a `|`, and the next one
 * is a delimiter row (GFM §4.10). Caches the position of the next `|`, so that a document without one is
 * searched once. Lines must be passed in order.
 */
function createTableFinder(text: string): (line: Line) => boolean {
  let pipe = -1;
  return ({ start, end }) => {
    if (pipe < start) pipe = indexOrEnd(text, "|", start);
    if (pipe >= end) return false;
    const next = lineEnd(text, end) + 1;
    return next <= text.length && isDelimiterRow(text, next);
  };
}

/** The position after YAML front matter; 0 when there is none. */
function endOfFrontMatter(text: string): number {
  const head = text.slice(0, FRONT_MATTER);
  const open = /^\ufeff?---[ \t]*\r?\n/.exec(head);
  if (open === null) return 0;
  const close = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(head.slice(open[0].length - 1));
  return close === null ? 0 : open[0].length - 1 + close.index + close[0].length;
}

/** Only `|`, `-`, `:` and spaces, with at least one `|` and one `-`. */
function isDelimiterRow(text: string, start: number): boolean {
  let [pipes, dashes] = [0, 0];
  for (let at = start; at < text.length && text[at] !== "\n"; at++) {
    const mark = text[at];
    if (mark === "|") pipes++;
    else if (mark === "-") dashes++;
    else if (mark !== ":" && mark !== " " && mark !== "\t" && mark !== "\r") return false;
  }
  return pipes > 0 && dashes > 0;
}

function indexOrEnd(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at === -1 ? text.length : at;
}
