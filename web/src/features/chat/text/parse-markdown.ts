/** A part of a line. */
export interface Span {
  look: "plain" | "strong" | "code";
  text: string;
}

export type Block =
  | { kind: "paragraph" | "heading"; spans: Span[] }
  | { kind: "list"; isOrdered: boolean; start: number; items: Span[][] }
  | { kind: "code"; text: string }
  /** Rows with `|` between the cells, as written. */
  | { kind: "table"; text: string };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const BULLET = /^\s{0,8}[-*+•] +(.*)$/;
const NUMBERED = /^\s{0,8}(\d{1,9})[.)] +(.*)$/;
const HEADING = /^#{1,6} +(.*?)(?: +#+)?$/;
const ROW = /^\s*\|.*\|\s*$/;

/**
 * Parses a small part of Markdown: paragraphs, headings, lists, code, bold. Everything else, including
 * links, images and HTML, stays plain text, so that nothing is loaded or clickable. Linear time.
 */
export function parseMarkdown(text: string): Block[] {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

function readBlock(lines: readonly string[], at: number): [Block | null, number] {
  const line = lines[at] ?? "";
  if (line.trim() === "") return [null, at + 1];
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return readCode(lines, at, fence);
  if (ROW.test(line)) return readTable(lines, at);
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return [{ kind: "heading", spans: readSpans(heading) }, at + 1];
  const first = readItem(line);
  if (first) return readList(lines, at, first.number);
  return readParagraph(lines, at);
}

/** While it is streamed, a code block has no end yet. */
function readCode(lines: readonly string[], at: number, fence: string): [Block, number] {
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim() !== fence) end++;
  return [{ kind: "code", text: lines.slice(at + 1, end).join("\n") }, end + 1];
}

function readTable(lines: readonly string[], at: number): [Block, number] {
  let end = at;
  while (ROW.test(lines[end] ?? "")) end++;
  return [{ kind: "table", text: lines.slice(at, end).join("\n") }, end];
}

function readList(lines: readonly string[], at: number, first: number | null): [Block, number] {
  const items: string[] = [];
  let end = at;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? "";
    const item = readItem(line);
    if (item && (item.number === null) === (first === null)) items.push(item.text);
    else if (line.trim() === "" && isItemOf(lines[end + 1], first)) continue;
    // An indented line continues its item.
    else if (!item && /^\s+\S/.test(line)) items.push(`${items.pop() ?? ""}\n${line.trim()}`);
    else break;
  }
  const list = { kind: "list", isOrdered: first !== null, start: first ?? 1 } as const;
  return [{ ...list, items: items.map(readSpans) }, end];
}

function isItemOf(line: string | undefined, first: number | null): boolean {
  const item = readItem(line ?? "");
  return item !== null && (item.number === null) === (first === null);
}

function readItem(line: string): { number: number | null; text: string } | null {
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { number: null, text: bullet };
  const [, number, text] = NUMBERED.exec(line) ?? [];
  return number === undefined || text === undefined ? null : { number: Number(number), text };
}

function readParagraph(lines: readonly string[], at: number): [Block, number] {
  let end = at + 1;
  while (end < lines.length && isProse(lines[end] ?? "")) end++;
  return [{ kind: "paragraph", spans: readSpans(lines.slice(at, end).join("\n")) }, end];
}

function isProse(line: string): boolean {
  return line.trim() !== "" && ![FENCE, ROW, HEADING, BULLET, NUMBERED].some((start) => start.test(line));
}

/** Parses code between backticks, and bold. An unpaired mark is text. */
function readSpans(text: string): Span[] {
  return text
    .split(/(`[^`\n]+`|\*\*[^*\n]+\*\*)/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (piece.length > 2 && piece.startsWith("`") && piece.endsWith("`"))
        return { look: "code", text: piece.slice(1, -1) };
      if (piece.length > 4 && piece.startsWith("**") && piece.endsWith("**"))
        return { look: "strong", text: piece.slice(2, -2) };
      return { look: "plain", text: piece };
    });
}
