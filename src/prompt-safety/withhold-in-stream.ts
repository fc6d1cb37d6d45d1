import { holdBack, type TextStream } from "../base/text.ts";

const NOTHING = { value: "", end: 0 };

const GAP: Unit = " ";

const SPACE = /\s/;

const QUOTE = '"';

/** Prompts do not have more backslashes before a quote. */
const MAX_BACKSLASHES = 64;

/** The sentences as a tree of their units; common beginnings are compared once. */
interface Node {
  next: Map<Unit, Node>;
  isEnd: boolean;
}

/** How far a text was compared with the sentences. */
interface Comparison {
  node: Node;
  at: number;
  /** It matches a whole sentence already. */
  isSentence: boolean;
  /** Further whitespace belongs to the last unit. */
  isInGap: boolean;
}

/**
 * Removes sentences from a streamed text exactly as from the whole text: a possible start of a sentence is
 * held back until it is decided, so that not even its first words are sent. `pattern` matches the
 * sentences in any form. Each piece continues the comparison, which restarts only once it is decided, so
 * that long whitespace does not make it slow.
 */
export function withholdInStream(
  sentences: readonly string[],
  pattern: RegExp,
  instead: string,
  write: (text: string) => void,
): TextStream {
  const tree = buildTree(sentences);
  const here = new RegExp(pattern.source, "iuy");
  const begin = (at: number): Comparison => ({ node: tree, at, isSentence: false, isInGap: false });
  /** The possible start of a sentence before the held text. */
  let begun = "";
  let comparison = begin(0);

  return holdBack((waiting, isEnd) => {
    let found = compare(comparison, readUnits(waiting));
    if (found === "beginning" && !isEnd) {
      begun += waiting.slice(0, comparison.at);
      const rest = waiting.slice(comparison.at);
      comparison.at = 0;
      return { shown: "", waiting: rest };
    }
    const text = begun + waiting;
    const units = readUnits(text);
    let [from, at, shown] = [0, 0, ""];
    while (at < text.length && (found !== "beginning" || isEnd)) {
      here.lastIndex = at;
      const match = found === "nothing" ? null : here.exec(text);
      if (match) shown += `${text.slice(from, at)}${instead}`;
      at += match?.[0].length ?? 1;
      if (match) from = at;
      comparison = begin(at);
      found = compare(comparison, units);
    }
    shown += text.slice(from, at);
    begun = text.slice(at, comparison.at);
    const rest = text.slice(comparison.at);
    comparison.at = 0;
    return { shown, waiting: rest };
  }, write);
}

function buildTree(sentences: readonly string[]): Node {
  const root: Node = { next: new Map(), isEnd: false };
  for (const sentence of sentences) {
    const units = readUnits(sentence);
    let node = root;
    for (let at = 0; at < sentence.length; ) {
      const unit = units.read(at) ?? { value: sentence.charAt(at), end: at + 1 };
      const next = node.next.get(unit.value) ?? { next: new Map(), isEnd: false };
      node.next.set(unit.value, next);
      node = next;
      at = unit.end;
    }
    node.isEnd = true;
  }
  return root;
}

/**
 * Continues the comparison to the end of the text. The result is the start of a sentence, a whole one
 * (which the pattern decides), or no match.
 */
function compare(comparison: Comparison, units: UnitReader): "beginning" | "sentence" | "nothing" {
  for (;;) {
    const { node } = comparison;
    if (comparison.isInGap) comparison.at = units.skipGap(comparison.at);
    const unit = node.next.size > 0 ? units.read(comparison.at) : NOTHING;
    if (unit === null) return "beginning";
    const next = node.next.get(unit.value);
    if (!next) return comparison.isSentence ? "sentence" : "nothing";
    comparison.node = next;
    comparison.at = unit.end;
    comparison.isSentence ||= next.isEnd;
    comparison.isInGap = unit.value === GAP;
  }
}

/**
 * The unit in which sentences are compared: a character regardless of case, a quote with any escaping, any
 * run of whitespace.
 */
type Unit = string;

/** Reads a text's units at any position; each run of whitespace is scanned only once. */
interface UnitReader {
  /** The unit at a position; null if the text ends before it is known. */
  read(at: number): { value: Unit; end: number } | null;
  /** The end of the whitespace that begins here, whether literal or escaped as in JSON. */
  skipGap(at: number): number;
}

function readUnits(text: string): UnitReader {
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

/** Matches any of these sentences, in plain text or inside JSON. */
export function patternOf(sentences: readonly string[]): RegExp {
  return new RegExp(sentences.map(inAnyWriting).join("|"), "giu");
}

/** Matches a sentence in plain text or inside JSON, with any whitespace between its words. */
function inAnyWriting(sentence: string): string {
  return sentence
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll('"', '\\\\?"'))
    .join("(?:\\s|\\\\[nrt])+");
}
