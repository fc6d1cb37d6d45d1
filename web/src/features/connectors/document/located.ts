/** A value with its position in the source text; offsets count UTF-16 units from 0, `to` is exclusive. */
export type Located =
  | { kind: "map"; from: number; to: number; isFlow: boolean; entries: LocatedEntry[] }
  | { kind: "list"; from: number; to: number; isFlow: boolean; items: Located[] }
  | { kind: "scalar"; from: number; to: number };

export interface LocatedEntry {
  key: string;
  keyFrom: number;
  keyTo: number;
  value: Located;
}

export interface SourceFault {
  /** JSON pointer; empty for the whole document or a syntax error. */
  pointer: string;
  message: string;
  /** From 1. */
  line: number;
  column: number;
}

/** Segments of a JSON pointer (RFC 6901 §4). */
function readPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * The position of a pointer in the text: the key, or the list item. For a missing value, the key of its
 * deepest existing parent.
 */
export function findPlace(root: Located, pointer: string): number {
  let node = root;
  let place = root.from;
  for (const segment of readPointer(pointer)) {
    const entry = node.kind === "map" ? node.entries.find(({ key }) => key === segment) : undefined;
    const next = entry?.value ?? (node.kind === "list" ? node.items[Number(segment)] : undefined);
    if (!next) break;
    place = entry ? entry.keyFrom : next.from;
    node = next;
  }
  return place;
}

/** Converts offsets to lines and columns by bisection. */
export function createLineIndex(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
