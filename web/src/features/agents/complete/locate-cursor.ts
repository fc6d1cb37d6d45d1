import { listSiblings, type ReadLine, readLine } from "./read-line.ts";

/** The cursor position in a YAML file. */
export interface CursorPlace {
  /** Path of the map at the cursor: keys from the root, `[]` for a list item. */
  path: string[];
  /** The key whose value is being typed; null while a key is typed. */
  key: string | null;
  typed: string;
  /** Start offset of the typed text. */
  from: number;
  /** Column of the map's keys, from 0. */
  column: number;
  /** Existing keys of this map. */
  siblings: string[];
}

/**
 * Reads lines instead of parsing, because unfinished input is rarely valid. Supports block style only.
 *
 * @returns null in comments, in multi-line text and in flow style
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
  const path = findPath(lines, index, line);
  if (!path) return null;
  const siblings = listSiblings(lines, index, line);
  return { path, ...typed, from: offset - typed.typed.length, column: line.column, siblings };
}

function readTyped(content: string): { key: string | null; typed: string } | null {
  const [, key, value] = /^["']?([A-Za-z_][\w-]*)["']?:\s+["']?([^"'#{[|>]*)$/.exec(content) ?? [];
  if (key !== undefined) return { key, typed: value ?? "" };
  return /^[A-Za-z_]?[\w-]*$/.test(content) ? { key: null, typed: content } : null;
}

/** Walks from the line up to the root. */
function findPath(lines: readonly string[], index: number, line: ReadLine): string[] | null {
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
      // A line without a key, or with its own value, has no children: multi-line text, or not (yet) YAML.
      if (above.key === null || above.rest !== "") return null;
      path.unshift(above.key);
      at = above.column;
      isItem = false;
    }
    leave(above.dashes);
  }
  return path;
}
