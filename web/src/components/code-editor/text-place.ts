/** Offset of a line and column (both from 1) in a text, limited to the end of the line or text. */
export function offsetAt(text: string, line: number, column = 1): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const next = text.indexOf("\n", start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  return Math.min(start + Math.max(0, column - 1), end === -1 ? text.length : end);
}
