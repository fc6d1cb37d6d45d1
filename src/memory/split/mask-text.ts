import { BLOCK } from "./html-elements.ts";
import type { TextFormat } from "./text-chunk.ts";

/** Format characters, which segmenters ignore (UAX #29 §4.1, §5.1): a soft hyphen, a word joiner. */
const OPENING = "\u00ad";
const CLOSING = "\u2060";
const PARAGRAPH_END = "\u2029";
const TAG = /<(\/?)([a-z!?][a-z0-9]{0,16})[^<>]*(?:>|$)/gi;
const LINE_BREAK = /\r?\n/g;
/** Number of lines that are used to detect wrapping. */
const SAMPLE = 50;

/**
 * The text for segmenters, with the same positions: without tags and without line breaks that only wrap.
 */
export function maskText(window: string, format: TextFormat): string {
  const shown = format === "html" ? window.replace(TAG, maskTag) : window;
  if (format !== "html" && !isWrapped(window)) return shown;
  return shown.replace(LINE_BREAK, (lineBreak) => " ".repeat(lineBreak.length));
}

/** Whether there is an opening tag. */
export function isOpeningTag(mask: string, at: number): boolean {
  return mask[at] === OPENING;
}

/** The end of a block also ends a sentence. */
function maskTag(tag: string, slash: string, name: string): string {
  const element = name.toLowerCase();
  const ends = element === "br" || (slash !== "" && BLOCK.has(element));
  if (ends) return CLOSING.repeat(tag.length - 1) + PARAGRAPH_END;
  return (slash === "" ? OPENING : CLOSING).repeat(tag.length);
}

/**
 * Whether lines are wrapped prose, in which line breaks have no meaning, rather than verses, rows or log
 * entries. Wrapped lines often start with a lowercase letter, or with a letter of a script without
 * capitals.
 */
export function isWrapped(window: string): boolean {
  let [lines, running] = [0, 0];
  for (let at = window.indexOf("\n"); at !== -1 && lines < SAMPLE; at = window.indexOf("\n", at + 1)) {
    lines++;
    if (/^[ \t>]{0,16}[\p{Ll}\p{Lo}]/u.test(window.slice(at + 1, at + 20))) running++;
  }
  return running * 5 >= lines;
}
