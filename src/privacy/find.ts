/** A range of a text to replace, from `start` to before `end`, with the name of the rule that matched. */
export interface Find {
  start: number;
  end: number;
  name: string;
}

/** Searches a shown text. `before` precedes it, such as the key of a JSON value. */
export type Finder = (shown: string, before: string) => Find[];

/**
 * Sorts and merges overlapping matches under the name of the longest one, or of the first rule if they are
 * equally long.
 */
export function mergeFinds(finds: Find[]): Find[] {
  if (finds.length < 2) return finds;
  const merged: (Find & { longest: number })[] = [];
  for (const find of [...finds].sort((a, b) => a.start - b.start)) {
    const length = find.end - find.start;
    const last = merged.at(-1);
    if (last === undefined || find.start >= last.end) {
      merged.push({ ...find, longest: length });
      continue;
    }
    last.end = Math.max(last.end, find.end);
    if (length > last.longest) Object.assign(last, { name: find.name, longest: length });
  }
  return merged.map(({ start, end, name }) => ({ start, end, name }));
}
