import type { Block } from "./parse-markdown.ts";
import { parseSpans, type Span } from "./parse-spans.ts";

type Table = Extract<Block, { kind: "table" }>;

const MOST_COLUMNS = 50;
const DELIMITER = /^:?-+:?$/;

/**
 * The table that begins at this line: a row of titles, a row of dashes and further rows (GitHub Flavored
 * Markdown). @returns the table and the line after it, or null
 */
export function findTable(lines: readonly string[], at: number): [Table, number] | null {
  const [title = "", dashes = ""] = [lines[at], lines[at + 1]];
  if (!title.includes("|") || !/^[\s|:-]+$/.test(dashes) || !dashes.includes("-")) return null;
  const head = splitRow(title);
  const delimiters = splitRow(dashes);
  if (delimiters.length !== head.length || head.length > MOST_COLUMNS) return null;
  if (!delimiters.every((cell) => DELIMITER.test(cell))) return null;
  let end = at + 2;
  while (lines[end]?.includes("|")) end++;
  const readCells = (cells: readonly string[]): Span[][] => head.map((_, i) => parseSpans(cells[i] ?? ""));
  const rows = lines.slice(at + 2, end).map((line) => readCells(splitRow(line)));
  return [{ kind: "table", align: delimiters.map(alignOf), head: readCells(head), rows }, end];
}

/** The cells of a row. `\|` and a `|` within code are part of a cell. */
function splitRow(line: string): string[] {
  const cells = [""];
  let isCode = false;
  const text = line.trim().replace(/^\|/, "");
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const isEscaped = character === "\\" && text.charAt(at + 1) === "|";
    if (character === "`") isCode = !isCode;
    if (character === "|" && !isCode) cells.push("");
    else cells.push((cells.pop() ?? "") + (isEscaped ? "|" : character));
    if (isEscaped) at++;
  }
  if (cells.length > 1 && cells.at(-1)?.trim() === "") cells.pop();
  return cells.map((cell) => cell.trim());
}

function alignOf(delimiter: string): Table["align"][number] {
  if (!delimiter.endsWith(":")) return "left";
  return delimiter.startsWith(":") ? "center" : "right";
}
