/** Whether a range of a text lies within a JSON string, where a backslash begins an escape. */
export type InJsonString = (start: number, end: number) => boolean;

const NOWHERE: InJsonString = () => false;
const [QUOTE, BACKSLASH, SPACE] = [34, 92, 32];
/** What may precede a JSON string: `>` if it is in a fence, a colon only after a key. */
const BEFORE = new Set(["", "{", "[", ",", ">", ":"]);
const AFTER = new Set(["", "}", "]", ",", ":", "<"]);
const ESCAPES = '"\\/bfnrtu';

/**
 * Finds the JSON strings in a text, alone or between other words, as in prompts for a model. The
 * surroundings decide, so that a quoted password is not one. Hand-written, because a long string would
 * overflow the stack of a regular expression.
 */
export function findJsonStrings(text: string): InJsonString {
  if (!text.includes("\\")) return NOWHERE;
  const starts: number[] = [];
  const ends: number[] = [];
  for (let open = text.indexOf('"'); open !== -1; ) {
    const end = mayOpen(text, open) ? readString(text, open + 1) : -1;
    if (end === -1 || !AFTER.has(text[skip(text, end + 1, 1)] ?? "")) {
      open = text.indexOf('"', open + 1);
      continue;
    }
    starts.push(open + 1);
    ends.push(end);
    open = text.indexOf('"', end + 1);
  }
  if (starts.length === 0) return NOWHERE;
  return (start, end) => {
    const index = lastAtMost(starts, start);
    return start >= (starts[index] ?? 0) && end <= (ends[index] ?? 0);
  };
}

function mayOpen(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) === BACKSLASH) return false;
  const previous = skip(text, at - 1, -1);
  const before = text[previous] ?? "";
  if (!BEFORE.has(before)) return false;
  return before !== ":" || text[skip(text, previous - 1, -1)] === '"';
}

/** The end of the string that begins here; -1 if it is not a JSON string. */
function readString(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code < SPACE) return -1;
    if (code !== BACKSLASH) continue;
    at++;
    if (!ESCAPES.includes(text[at] ?? " ")) return -1;
  }
  return -1;
}

/** Maximum indentation of JSON, so that a text of blanks costs no more than any other. */
const MAX_BLANKS = 200;

function skip(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (Math.abs(at - from) < MAX_BLANKS && at >= 0 && text.charCodeAt(at) <= SPACE) at += step;
  return at;
}

/** The last index whose value is at most `value`; 0 if there is none. */
export function lastAtMost(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
