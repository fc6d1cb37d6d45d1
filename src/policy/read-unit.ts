/** What sentences are compared by: a character in any case, a quote however escaped, blanks however written. */
export type Unit = string;
export const GAP: Unit = " ";
const SPACE = /\s/;
const QUOTE = '"';
/** No prompt has more of them before a quote. */
const MAX_BACKSLASHES = 64;

/** A text whose units are read at any place, each run of blanks once however often it is come by. */
export interface UnitReader {
  /** What stands here; null when the text ends before that can be told. */
  read(at: number): { value: Unit; end: number } | null;
  /** Where the blanks end that begin here, as they are and as JSON writes them. */
  skipGap(at: number): number;
}

export function readUnits(text: string): UnitReader {
  /** The run of blanks that was read last. */
  let [from, until] = [0, 0];

  function skipGap(start: number): number {
    if (widthOfBlank(text, start) === 0) return start;
    if (start < from || start > until) [from, until] = [start, start];
    for (let width = 1; width > 0; until += width) width = widthOfBlank(text, until);
    return until;
  }

  function read(at: number): { value: Unit; end: number } | null {
    const char = text.codePointAt(at);
    if (char === undefined || isHalf(text, at)) return null;
    const gap = skipGap(at);
    if (gap > at) return { value: GAP, end: gap };
    if (text[at] !== "\\") {
      const value = String.fromCodePoint(char);
      return { value: fold(value), end: at + value.length };
    }
    let end = at;
    while (text[end] === "\\" && end - at < MAX_BACKSLASHES) end++;
    if (end === text.length) return null;
    return text[end] === QUOTE ? { value: QUOTE, end: end + 1 } : { value: "\\", end: at + 1 };
  }

  return { read, skipGap };
}

function widthOfBlank(text: string, at: number): 0 | 1 | 2 {
  if (SPACE.test(text.charAt(at))) return 1;
  return text[at] === "\\" && /[nrt]/.test(text.charAt(at + 1)) ? 2 : 0;
}

/** Half of a character whose other half is still to come. */
function isHalf(text: string, at: number): boolean {
  return at === text.length - 1 && /[\ud800-\udbff]/.test(text.charAt(at));
}

/** At least as coarse as the case folding of regular expressions (Unicode's simple one). */
function fold(char: string): string {
  return char < "\x80" ? char.toLowerCase() : char.toLowerCase().toUpperCase().toLowerCase();
}
