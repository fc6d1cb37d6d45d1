const CLUSTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The last position up to `at` that cuts no grapheme cluster (UAX #29 §3.1), seen from `from`, which cuts none.
 * A cluster that reaches back to `from` does not fit: then only surrogate pairs are kept whole.
 */
export function alignCut(text: string, from: number, at: number): number {
  if (at >= text.length || isPlain(text.charCodeAt(at - 1), text.charCodeAt(at))) return at;
  const cluster = CLUSTERS.segment(text.slice(from, at + 2)).containing(at - from);
  const start = from + (cluster?.index ?? 0);
  if (start > from) return start;
  return isSurrogatePair(text.charCodeAt(at - 1), text.charCodeAt(at)) && at - 1 > from ? at - 1 : at;
}

/** Two ASCII characters that are not CR LF. */
function isPlain(before: number, after: number): boolean {
  return before < 0x80 && after < 0x80 && !(before === 0x0d && after === 0x0a);
}

function isSurrogatePair(before: number, after: number): boolean {
  return (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00;
}
