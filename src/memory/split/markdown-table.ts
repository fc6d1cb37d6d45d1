import { type Line, lineEnd } from "./read-lines.ts";

/** Maximum size of YAML front matter; a longer text is between two thematic breaks. */
const FRONT_MATTER = 8_000;

/**
 * Creates a function that returns whether a table starts at a line: the line has a `|`, and the next one
 * is a delimiter row (GFM §4.10). Caches the position of the next `|`, so that a document without one is
 * searched once. Lines must be passed in order.
 */
export function createTableFinder(text: string): (line: Line) => boolean {
  let pipe = -1;
  return ({ start, end }) => {
    if (pipe < start) pipe = indexOrEnd(text, "|", start);
    if (pipe >= end) return false;
    const next = lineEnd(text, end) + 1;
    return next <= text.length && isDelimiterRow(text, next);
  };
}

/** The position after YAML front matter; 0 when there is none. */
export function endOfFrontMatter(text: string): number {
  const head = text.slice(0, FRONT_MATTER);
  const open = /^\ufeff?---[ \t]*\r?\n/.exec(head);
  if (open === null) return 0;
  const close = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(head.slice(open[0].length - 1));
  return close === null ? 0 : open[0].length - 1 + close.index + close[0].length;
}

/** Only `|`, `-`, `:` and spaces, with at least one `|` and one `-`. */
function isDelimiterRow(text: string, start: number): boolean {
  let [pipes, dashes] = [0, 0];
  for (let at = start; at < text.length && text[at] !== "\n"; at++) {
    const mark = text[at];
    if (mark === "|") pipes++;
    else if (mark === "-") dashes++;
    else if (mark !== ":" && mark !== " " && mark !== "\t" && mark !== "\r") return false;
  }
  return pipes > 0 && dashes > 0;
}

function indexOrEnd(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at === -1 ? text.length : at;
}
