/** A line of YAML in block style, with its columns. */
export interface ReadLine {
  /** Columns of its leading `-`. */
  dashes: number[];
  /** Column of the text after them. */
  column: number;
  key: string | null;
  /** Text after `key:`, without a comment. */
  rest: string;
  /** Whether it is empty or a comment. */
  isBlank: boolean;
}

export function readLine(line: string): ReadLine {
  const [head = ""] = /^ *(?:-(?: +|$))*/.exec(line) ?? [];
  const dashes = [...head.matchAll(/-/g)].map(({ index }) => index);
  const content = line.slice(head.length).trimEnd();
  const [, key = null, rest = ""] = /^["']?([A-Za-z_][\w-]*)["']?:(?:\s+(.*))?$/.exec(content) ?? [];
  const isBlank = dashes.length === 0 && (content === "" || content.startsWith("#"));
  return { dashes, column: head.length, key, rest: rest.replace(/(^|\s)#.*$/, "").trim(), isBlank };
}

/** The other keys of the map that contains a line. */
export function listSiblings(lines: readonly string[], index: number, line: ReadLine): string[] {
  const found: string[] = [];
  const { column } = line;
  for (let i = index - 1; line.dashes.length === 0 && i >= 0; i--) {
    const above = readLine(lines[i] ?? "");
    if (above.isBlank || above.column > column) continue;
    if (above.column < column) break;
    if (above.key !== null) found.push(above.key);
    if (above.dashes.length > 0) break;
  }
  for (let i = index + 1; i < lines.length; i++) {
    const below = readLine(lines[i] ?? "");
    if (below.isBlank) continue;
    if ((below.dashes[0] ?? below.column) < column) break;
    if (below.column === column && below.dashes.length === 0 && below.key !== null) found.push(below.key);
  }
  return found;
}
