const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** How far back a space is looked for; a text without one has long words, or no spaces at all. */
const SPACE = 300;

/** The last start of a word up to the end of a masked window; 0 when there is none. Segments only where spaces are missing. */
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
