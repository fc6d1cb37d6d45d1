import { BLOCK } from "./html-elements.ts";
import type { TextFormat } from "./text-chunk.ts";

/** Format characters, which segmenters skip (UAX #29 §4.1, §5.1): a soft hyphen, a word joiner. */
const OPENING = "\u00ad";
const CLOSING = "\u2060";
const PARAGRAPH_END = "\u2029";
const TAG = /<(\/?)([a-z!?][a-z0-9]{0,16})[^<>]*(?:>|$)/gi;
const LINE_BREAK = /\r?\n/g;
/** So many lines tell whether a text is wrapped. */
const SAMPLE = 50;

/** What segmenters are shown instead of a text, position by position: no tags, and no line break that only wraps. */
export function maskText(window: string, format: TextFormat): string {
  const shown = format === "html" ? window.replace(TAG, maskTag) : window;
  if (format !== "html" && !isWrapped(window)) return shown;
  return shown.replace(LINE_BREAK, (lineBreak) => " ".repeat(lineBreak.length));
}

/** Whether an opening tag is there. */
export function isOpeningTag(mask: string, at: number): boolean {
  return mask[at] === OPENING;
}

/** A sentence ends at the latest where its block ends. */
function maskTag(tag: string, slash: string, name: string): string {
  const element = name.toLowerCase();
  const ends = element === "br" || (slash !== "" && BLOCK.has(element));
  if (ends) return CLOSING.repeat(tag.length - 1) + PARAGRAPH_END;
  return (slash === "" ? OPENING : CLOSING).repeat(tag.length);
}

/**
 * Whether lines are wrapped prose, whose breaks mean nothing, and not verses, rows or log entries.
 * Wrapped prose often goes on with a small letter, or with a letter of a script that has no capitals.
 */
export function isWrapped(window: string): boolean {
  let [lines, running] = [0, 0];
  for (let at = window.indexOf("\n"); at !== -1 && lines < SAMPLE; at = window.indexOf("\n", at + 1)) {
    lines++;
    if (/^[ \t>]{0,16}[\p{Ll}\p{Lo}]/u.test(window.slice(at + 1, at + 20))) running++;
  }
  return running * 5 >= lines;
}
