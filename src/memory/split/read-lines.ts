export interface Line {
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
export function lineEnd(text: string, start: number): number {
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
