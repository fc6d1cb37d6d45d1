const CLUSTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The last position up to `at` that does not cut a grapheme cluster (UAX #29 §3.1), starting at `from`,
 * which does not cut one. If a cluster reaches back to `from`, only surrogate pairs are kept together.
 */
export function alignCut(text: string, from: number, at: number): number {
  if (at >= text.length || isPlain(text.charCodeAt(at - 1), text.charCodeAt(at))) return at;
  const cluster = CLUSTERS.segment(text.slice(from, at + 2)).containing(at - from);
  const start = from + (cluster?.index ?? 0);
  if (start > from) return start;
  return isSurrogatePair(text.charCodeAt(at - 1), text.charCodeAt(at)) && at - 1 > from ? at - 1 : at;
}

/** Whether both characters are ASCII and not CR LF. */
function isPlain(before: number, after: number): boolean {
  return before < 0x80 && after < 0x80 && !(before === 0x0d && after === 0x0a);
}

function isSurrogatePair(before: number, after: number): boolean {
  return (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00;
}
