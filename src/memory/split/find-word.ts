const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** Maximum distance to a space; a text without one has long words or does not use spaces. */
const SPACE = 300;

/**
 * The start of the last word in a masked window; 0 when there is none. Uses the segmenter only without
 * spaces.
 */
export function lastWord(mask: string, limit: number): number {
  const floor = Math.max(0, limit - SPACE);
  for (let at = limit; at > floor; at--) if (isSpace(mask.charCodeAt(at - 1))) return at;
  const word = WORDS.segment(mask.slice(floor)).containing(limit - floor);
  const start = word?.index ?? 0;
  return start === 0 ? 0 : floor + start;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x3000;
}
