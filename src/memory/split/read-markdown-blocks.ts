import { type BlockList, beginBlock, KIND } from "./blocks.ts";

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

interface Fence {
  mark: string;
  length: number;
}

/** 1–6 for `# Heading`, otherwise 0 (CommonMark §4.2). */
function atxLevel(text: string, { first, end }: Line): number {
  const level = runLength(text, first, Math.min(end, first + 7), "#");
  return level <= 6 && endsWord(text, first + level, end) ? level : 0;
}

/** 1 for a line of `=`, 2 for a line of `-`, otherwise 0 (CommonMark §4.3). */
function setextLevel(text: string, { first, end }: Line): number {
  const mark = text[first];
  if (mark !== "=" && mark !== "-") return 0;
  const after = first + runLength(text, first, end, mark);
  return isBlank(text, after, end) ? (mark === "=" ? 1 : 2) : 0;
}

/** Three or more backticks or tildes; after backticks the line contains no backtick (CommonMark §4.5). */
function openFence(text: string, { first, end }: Line): Fence | null {
  const mark = text[first];
  if (mark !== "`" && mark !== "~") return null;
  const length = runLength(text, first, end, mark);
  if (length < 3) return null;
  if (mark === "`" && text.slice(first + length, end).includes("`")) return null;
  return { mark, length };
}

function closesFence(text: string, { first, end }: Line, fence: Fence): boolean {
  const length = runLength(text, first, end, fence.mark);
  return length >= fence.length && isBlank(text, first + length, end);
}

/** `- `, `* `, `+ `, `1. ` or `1) ` (CommonMark §5.2). */
export function isListItem(text: string, { first, end }: Pick<Line, "first" | "end">): boolean {
  const mark = text[first];
  if (mark === "-" || mark === "*" || mark === "+") return endsWord(text, first + 1, end);
  let at = first;
  while (at < end && at < first + 9 && isDigit(text.charCodeAt(at))) at++;
  return at > first && (text[at] === "." || text[at] === ")") && endsWord(text, at + 1, end);
}

/** Three or more `*`, `-` or `_`, and only spaces besides (CommonMark §4.1). */
function isThematicBreak(text: string, { first, end }: Line): boolean {
  const mark = text[first];
  if (mark !== "*" && mark !== "-" && mark !== "_") return false;
  let count = 0;
  for (let at = first; at < end; at++) {
    if (text[at] === mark) count++;
    else if (text[at] !== " " && text[at] !== "\t") return false;
  }
  return count >= 3;
}

function runLength(text: string, from: number, end: number, mark: string): number {
  let at = from;
  while (at < end && text[at] === mark) at++;
  return at - from;
}

function endsWord(text: string, at: number, end: number): boolean {
  return at >= end || text[at] === " " || text[at] === "\t";
}

function isBlank(text: string, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (text[at] !== " " && text[at] !== "\t") return false;
  return true;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

interface Line {
  start: number;
  /** Position of the first character that is neither space nor tab; `end` for a blank line. */
  first: number;
  /** Excludes the line break. */
  end: number;
  /** Columns before `first`; a tab advances to the next multiple of four (CommonMark §2.2). */
  indent: number;
  blank: boolean;
}

/** Visits every line. The visitor must not keep the line object, which is reused. */
export function readLines(text: string, visit: (line: Line) => void) {
  const line: Line = { start: 0, first: 0, end: 0, indent: 0, blank: false };
  let start = text.startsWith("\ufeff") ? 1 : 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const next = newline === -1 ? text.length : newline + 1;
    measureLine(text, line, start, newline === -1 ? text.length : newline);
    visit(line);
    start = next;
  }
}

/** The end of the line that starts at `start`, without its line break. */
function lineEnd(text: string, start: number): number {
  const newline = text.indexOf("\n", start);
  return newline === -1 ? text.length : newline;
}

function measureLine(text: string, line: Line, start: number, newline: number) {
  let end = newline;
  if (end > start && text.charCodeAt(end - 1) === 0x0d) end--;
  let [first, indent] = [start, 0];
  for (; first < end; first++) {
    const code = text.charCodeAt(first);
    if (code === 0x20) indent++;
    else if (code === 0x09) indent += 4 - (indent % 4);
    else break;
  }
  line.start = start;
  line.first = first;
  line.end = end;
  line.indent = indent;
  line.blank = first === end;
}
