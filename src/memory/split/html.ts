import { decodeHTMLStrict } from "entities/decode";
import type { TextFormat } from "./detect-format.ts";

export interface HtmlTag {
  /** Lowercase; `!` for a comment or a declaration. */
  name: string;
  closing: boolean;
  start: number;
  end: number;
  /** Whether it is a comment, or a script or style with its content, which is not visible. */
  hidden: boolean;
}

const RAW = new Set(["script", "style"]);

/**
 * Visits every tag in order (the HTML standard §13.2.5, simplified), in one pass for any input. A `<` that
 * does not start a tag is text, and unclosed elements reach to the end.
 */
export function scanTags(text: string, visit: (tag: HtmlTag) => void) {
  let quoted = true;
  let start = text.indexOf("<");
  while (start !== -1) {
    const tag = readTag(start);
    if (tag !== null) visit(tag);
    start = text.indexOf("<", tag === null ? start + 1 : tag.end);
  }

  function readTag(start: number): HtmlTag | null {
    const mark = text.charCodeAt(start + 1);
    if (mark === 0x21 || mark === 0x3f) return readComment(start);
    const closing = mark === 0x2f;
    const from = start + (closing ? 2 : 1);
    const nameEnd = endOfName(text, from);
    if (nameEnd === from) return null;
    const name = text.slice(from, nameEnd).toLowerCase();
    const end = endOfTag(nameEnd);
    const hidden = !closing && RAW.has(name);
    return { name, closing, start, end: hidden ? endOfRaw(text, name, end) : end, hidden };
  }

  function readComment(start: number): HtmlTag {
    const comment = text.startsWith("<!--", start);
    const end = comment ? endOf(text, "-->", start + 2) : endOf(text, ">", start);
    return { name: "!", closing: false, start, end, hidden: true };
  }

  /** A quoted `>` does not close a tag. After an unclosed quote, quotes are ignored. */
  function endOfTag(from: number): number {
    if (quoted) {
      const end = endOfQuotedTag(text, from);
      if (end !== -1) return end;
      quoted = false;
    }
    return endOf(text, ">", from);
  }
}

function endOfQuotedTag(text: string, from: number): number {
  let afterEquals = false;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x3e) return at + 1;
    if (afterEquals && (code === 0x22 || code === 0x27)) {
      at = text.indexOf(code === 0x22 ? '"' : "'", at + 1);
      if (at === -1) return -1;
    }
    afterEquals = code === 0x3d || (afterEquals && code <= 0x20);
  }
  return -1;
}

function endOfName(text: string, from: number): number {
  let at = from;
  for (; at < from + 32; at++) {
    const code = text.charCodeAt(at) | 0x20;
    const letter = code >= 0x61 && code <= 0x7a;
    if (!letter && (at === from || !isNameCharacter(text.charCodeAt(at)))) break;
  }
  return at;
}

function isNameCharacter(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x3a;
}

function endOfRaw(text: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, "gi");
  close.lastIndex = from;
  const found = close.exec(text);
  return found === null ? text.length : endOf(text, ">", found.index);
}

function endOf(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at === -1 ? text.length : at + what.length;
}

/** Block elements; lists, tables and `pre` are kept whole. */
export const WHOLE: ReadonlyMap<string, "list" | "table" | "code"> = new Map([
  ["ul", "list"],
  ["ol", "list"],
  ["dl", "list"],
  ["table", "table"],
  ["pre", "code"],
]);

/** Parts of a list or table, where it is split if it does not fit. */
export const PART: ReadonlySet<string> = new Set(["li", "tr", "dt", "dd"]);

const OTHER =
  "address article aside blockquote body br caption center details dialog div fieldset figcaption figure footer form head header hgroup hr html legend main nav option p search section select summary tbody tfoot thead title";

export const BLOCK: ReadonlySet<string> = new Set([...WHOLE.keys(), ...PART, ...OTHER.split(" ")]);

/** 1–6 for `h1`…`h6`, else 0. */
export function htmlHeadingLevel(name: string): number {
  if (name.length !== 2 || !name.startsWith("h")) return 0;
  const level = name.charCodeAt(1) - 0x30;
  return level >= 1 && level <= 6 ? level : 0;
}

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

/** A complete reference; the longest name in HTML has 31 letters. */
const REFERENCE = /&(?:#\d{1,20}|#x[\da-f]{1,16}|[a-z][a-z\d]{1,31});/gi;

/**
 * The visible text of HTML: a line per block element, a tab between cells, original white space only in
 * `pre`.
 */
export function plainHtml(html: string): string {
  const out: string[] = [];
  let [last, pre] = [0, 0];
  scanTags(html, (tag) => {
    addText(html.slice(last, tag.start));
    if (tag.name === "pre") pre = Math.max(0, pre + (tag.closing ? -1 : 1));
    out.push(separator(tag));
    last = tag.end;
  });
  addText(html.slice(last));
  return tidyLines(out.join(""));

  function addText(source: string) {
    if (source !== "") out.push(decodeEntities(pre > 0 ? source : source.replace(/[ \t\r\n\f]+/g, " ")));
  }
}

function separator({ name, closing, hidden }: HtmlTag): string {
  if (hidden) return "";
  if (name === "td" || name === "th") return closing ? "\t" : "";
  return name === "br" || BLOCK.has(name) ? "\n" : "";
}

/** Removes white space at the ends of lines (indentation in `pre` is kept) and repeated empty lines. */
function tidyLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd().replace(/^ (?! )/, ""));
  const kept = lines.filter((line, at) => line !== "" || (lines[at - 1] ?? "") !== "");
  return kept.join("\n").trim();
}

/** Decodes character references of HTML (HTML standard §13.5) that end in `;`. Unknown ones are kept. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference) => decodeHTMLStrict(reference));
}
