import { parseSpans, type Span } from "./parse-spans.ts";
import { findTable } from "./parse-table.ts";

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "list"; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; text: string }
  | { kind: "rule" }
  | { kind: "table"; align: ("left" | "center" | "right")[]; head: Span[][]; rows: Span[][][] };

/** Deeper lists and quotes are shown as text. */
const MOST_DEPTH = 6;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const BULLET = /^(\s{0,8}[-*+•] +)(.*)$/;
const NUMBERED = /^(\s{0,8}(\d{1,9})[.)] +)(.*)$/;
const HEADING = /^(#{1,6}) +(.*?)(?: +#+)?$/;
const RULE = /^ {0,3}([-*_])(?: {0,3}\1){2,200} *$/;
const QUOTE = /^ {0,3}> ?/;

/**
 * Parses the part of Markdown that models write: paragraphs, headings, nested lists, quotes, code, tables,
 * links, bold and italic. HTML and images stay text, so that nothing is executed or loaded. Linear time.
 */
export function parseMarkdown(text: string): Block[] {
  return parseBlocks(text.replaceAll(/\r\n?/g, "\n").split("\n"), 0);
}

function parseBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at, depth);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

function readBlock(lines: readonly string[], at: number, depth: number): [Block | null, number] {
  const line = lines[at] ?? "";
  if (line.trim() === "") return [null, at + 1];
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return readCode(lines, at, fence);
  const table = findTable(lines, at);
  if (table) return table;
  const [, marks = "", title] = HEADING.exec(line) ?? [];
  if (title !== undefined)
    return [{ kind: "heading", level: marks.length, spans: parseSpans(title) }, at + 1];
  if (RULE.test(line)) return [{ kind: "rule" }, at + 1];
  if (depth < MOST_DEPTH) {
    const first = readItem(line);
    if (first) return readList(lines, at, { first: first.number, depth });
    if (QUOTE.test(line)) return readQuote(lines, at, depth);
  }
  return readParagraph(lines, at, depth);
}

/** While it is streamed, a code block has no end yet. */
function readCode(lines: readonly string[], at: number, fence: string): [Block, number] {
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim() !== fence) end++;
  return [{ kind: "code", text: lines.slice(at + 1, end).join("\n") }, end + 1];
}

function readQuote(lines: readonly string[], at: number, depth: number): [Block, number] {
  let end = at;
  while (QUOTE.test(lines[end] ?? "")) end++;
  const quoted = lines.slice(at, end).map((line) => line.replace(QUOTE, ""));
  return [{ kind: "quote", blocks: parseBlocks(quoted, depth + 1) }, end];
}

/** The items of one kind; indented lines belong to their item. */
function readList(
  lines: readonly string[],
  at: number,
  { first, depth }: { first: number | null; depth: number },
): [Block, number] {
  const outer = indentOf(lines[at] ?? "");
  const items: string[][] = [];
  let end = at;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? "";
    const item = readItem(line);
    const isOwn = item !== null && (item.number === null) === (first === null);
    if (line.trim() === "") {
      if (!continuesList(lines[end + 1], { first, outer })) break;
      items.at(-1)?.push("");
    } else if (isOwn && indentOf(line) <= outer + 1 && !RULE.test(line)) items.push([item.text]);
    else if (indentOf(line) > outer + (item ? 1 : 0)) items.at(-1)?.push(line);
    else break;
  }
  const list = { kind: "list", isOrdered: first !== null, start: first ?? 1 } as const;
  return [{ ...list, items: items.map((item) => parseBlocks(dedent(item), depth + 1)) }, end];
}

/** Whether the line after an empty line belongs to the list. */
function continuesList(line: string | undefined, list: { first: number | null; outer: number }): boolean {
  if (line === undefined || line.trim() === "") return false;
  const item = readItem(line);
  if (item && (item.number === null) === (list.first === null)) return true;
  return indentOf(line) >= list.outer + 2;
}

/** The lines after the first one without their common indentation. */
function dedent([first = "", ...rest]: readonly string[]): string[] {
  const indents = rest.filter((line) => line.trim() !== "").map(indentOf);
  const common = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  return [first, ...rest.map((line) => line.slice(Math.min(common, indentOf(line))))];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function readItem(line: string): { number: number | null; text: string } | null {
  const bullet = BULLET.exec(line)?.[2];
  if (bullet !== undefined) return { number: null, text: bullet };
  const [, , number, text] = NUMBERED.exec(line) ?? [];
  return number === undefined || text === undefined ? null : { number: Number(number), text };
}

function readParagraph(lines: readonly string[], at: number, depth: number): [Block, number] {
  let end = at + 1;
  while (end < lines.length && isProse(lines, end, depth)) end++;
  return [{ kind: "paragraph", spans: parseSpans(lines.slice(at, end).join("\n")) }, end];
}

function isProse(lines: readonly string[], at: number, depth: number): boolean {
  const line = lines[at] ?? "";
  if (line.trim() === "" || [FENCE, HEADING, RULE].some((start) => start.test(line))) return false;
  if (depth < MOST_DEPTH && [BULLET, NUMBERED, QUOTE].some((start) => start.test(line))) return false;
  return findTable(lines, at) === null;
}
