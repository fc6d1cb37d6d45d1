import { listSiblings, type ReadLine, readLine } from "./read-line.ts";

/** Where in a YAML file somebody types. */
export interface CursorPlace {
  /** The map that the cursor is in: keys from the root, `[]` for an item of a list. */
  path: string[];
  /** The key whose value is typed; null: a key is. */
  key: string | null;
  typed: string;
  /** Offset at which it begins. */
  from: number;
  /** Column of the map's keys, from 0. */
  column: number;
  /** Keys that this map has already. */
  siblings: string[];
}

/**
 * Reads the lines instead of parsing: what is being written is hardly ever valid. Block style only, as people write it.
 * @returns null in comments, in running text and in flow style
 */
export function locateCursor(text: string, offset: number): CursorPlace | null {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const before = text.slice(start, offset);
  if (/(^|\s)#/.test(before)) return null;
  const line = readLine(before);
  const typed = readTyped(before.slice(line.column));
  if (!typed) return null;
  const lines = text.split("\n");
  const index = text.slice(0, start).split("\n").length - 1;
  const path = climb(lines, index, line);
  if (!path) return null;
  const siblings = listSiblings(lines, index, line);
  return { path, ...typed, from: offset - typed.typed.length, column: line.column, siblings };
}

function readTyped(content: string): { key: string | null; typed: string } | null {
  const [, key, value] = /^["']?([A-Za-z_][\w-]*)["']?:\s+["']?([^"'#{[|>]*)$/.exec(content) ?? [];
  if (key !== undefined) return { key, typed: value ?? "" };
  return /^[A-Za-z_]?[\w-]*$/.test(content) ? { key: null, typed: content } : null;
}

/** From the line outwards to the root. */
function climb(lines: readonly string[], index: number, line: ReadLine): string[] | null {
  const path: string[] = [];
  let at = line.column;
  let isItem = false;
  const leave = (dashes: readonly number[]) => {
    for (const dash of dashes.toReversed()) {
      path.unshift("[]");
      at = dash;
      isItem = true;
    }
  };
  leave(line.dashes);
  for (let i = index - 1; i >= 0; i--) {
    const above = readLine(lines[i] ?? "");
    if (above.isBlank || above.column > at) continue;
    if (above.column < at || isItem) {
      // Without a key, or with a value of its own, it holds nothing: running text, or not YAML (yet).
      if (above.key === null || above.rest !== "") return null;
      path.unshift(above.key);
      at = above.column;
      isItem = false;
    }
    leave(above.dashes);
  }
  return path;
}
