/**
 * The unit in which sentences are compared: a character regardless of case, a quote with any escaping, any
 * run of whitespace.
 */
export type Unit = string;
export const GAP: Unit = " ";
const SPACE = /\s/;
const QUOTE = '"';
/** Prompts do not have more backslashes before a quote. */
const MAX_BACKSLASHES = 64;

/** Reads a text's units at any position; each run of whitespace is scanned only once. */
export interface UnitReader {
  /** The unit at a position; null if the text ends before it is known. */
  read(at: number): { value: Unit; end: number } | null;
  /** The end of the whitespace that begins here, whether literal or escaped as in JSON. */
  skipGap(at: number): number;
}

export function readUnits(text: string): UnitReader {
  /** The run of whitespace that was scanned last. */
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

/** A high surrogate whose second half has not arrived yet. */
function isHalf(text: string, at: number): boolean {
  return at === text.length - 1 && /[\ud800-\udbff]/.test(text.charAt(at));
}

/** At least as coarse as the case folding of regular expressions (Unicode's simple one). */
function fold(char: string): string {
  return char < "\x80" ? char.toLowerCase() : char.toLowerCase().toUpperCase().toLowerCase();
}
