import { type BlockList, blockKind, blockStart, isKeptWhole, KIND } from "./blocks.ts";
import type { TextFormat } from "./detect-format.ts";
import { BLOCK, isOpeningTag, isWrapped, PART } from "./html.ts";
import { openWindow, type TextWindow } from "./limits.ts";
import { isListItem } from "./read-markdown-blocks.ts";

/** Cuts between blocks have no cost; parts have their own (`list-parts.ts`). */
export const COST = {
  afterHeading: 5,
  sentence: 1.2,
  sentenceOfItem: 1.8,
  sentenceOfRow: 2.4,
  word: 2.5,
  cluster: 3.5,
};

const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** Maximum distance to a space; a text without one has long words or does not use spaces. */
const SPACE = 300;

const SENTENCES = new Intl.Segmenter(undefined, { granularity: "sentence" });

export interface Cut {
  at: number;
  /**
   * For a cut inside running text, the start of that text, from which the next chunk may repeat sentences.
   * Null for other cuts.
   */
  proseFrom: number | null;
}

/** A lower cost is better. The length of the chunk is not included. */
export interface Candidate extends Cut {
  cost: number;
}

export interface SplitSource {
  text: string;
  format: TextFormat;
  blocks: BlockList;
}

export function betweenBlocks(blocks: BlockList, next: number, limit: number): Candidate[] {
  const candidates: Candidate[] = [];
  for (let block = next; block < blocks.starts.length && blockStart(blocks, block) <= limit; block++) {
    const heading = blockKind(blocks, block - 1) >= KIND.heading;
    candidates.push({
      at: blockStart(blocks, block),
      proseFrom: null,
      cost: heading ? COST.afterHeading : 0,
    });
  }
  return candidates;
}

/** Cuts between the parts and the sentences of a block, unless it is kept whole. */
export function insideBlock(source: SplitSource, start: number, block: number, limit: number): Candidate[] {
  const { text, format, blocks } = source;
  const from = Math.max(start, blockStart(blocks, block));
  if (from >= limit || isKeptWhole(blocks, block, start)) return [];
  const window = openWindow(text, format, from, limit);
  const parts = listParts(blocks, block, window, format);
  const cuts: Candidate[] = parts.map(({ at, cost }) => ({ at: from + at, proseFrom: null, cost }));
  const kind = blockKind(blocks, block);
  if (kind !== KIND.code) cuts.push(...betweenSentences(window, kind, parts));
  return cuts;
}

function betweenSentences(window: TextWindow, kind: number, parts: Part[]): Candidate[] {
  const at = lastSentence(window.mask, window.limit - window.start);
  if (at === 0 || parts.some((part) => part.at === at)) return [];
  const begins = parts.filter((part) => part.at < at && part.cost < PART_COST.wrap).map((part) => part.at);
  const running = kind === KIND.text || kind === KIND.list;
  const proseFrom = running ? window.start + Math.max(0, ...begins) : null;
  return [{ at: window.start + at, proseFrom, cost: sentenceCost(kind) }];
}

function sentenceCost(kind: number): number {
  if (kind === KIND.table) return COST.sentenceOfRow;
  return kind === KIND.list ? COST.sentenceOfItem : COST.sentence;
}

export function betweenWords({ text, format }: SplitSource, start: number, limit: number): Candidate {
  const at = lastWord(openWindow(text, format, start, limit).mask, limit - start);
  if (at > 0) return { at: start + at, proseFrom: null, cost: COST.word };
  return { at: limit, proseFrom: null, cost: COST.cluster };
}

/**
 * The start of the last word in a masked window; 0 when there is none. Uses the segmenter only without
 * spaces.
 */
function lastWord(mask: string, limit: number): number {
  const floor = Math.max(0, limit - SPACE);
  for (let at = limit; at > floor; at--) if (isSpace(mask.charCodeAt(at - 1))) return at;
  const word = WORDS.segment(mask.slice(floor)).containing(limit - floor);
  const start = word?.index ?? 0;
  return start === 0 ? 0 : floor + start;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x3000;
}

/**
 * The start of the last sentence up to `limit`, in a masked window that starts with one; 0 when there is
 * none.
 */
function lastSentence(mask: string, limit: number): number {
  const start = SENTENCES.segment(mask).containing(limit)?.index ?? 0;
  return beforeTags(mask, start);
}

/** The start of the first sentence from `floor` on; the window's length when there is none. */
export function firstSentence(mask: string, floor: number): number {
  const sentence = SENTENCES.segment(mask).containing(floor);
  if (sentence === undefined) return mask.length;
  if (sentence.index === floor) return floor;
  return beforeTags(mask, sentence.index + sentence.segment.length, floor);
}

/** Includes the opening tags directly before a sentence. */
function beforeTags(mask: string, start: number, floor = 0): number {
  let at = start;
  while (at > floor && isOpeningTag(mask, at - 1)) at--;
  return at;
}

/**
 * A position where a block that does not fit may be cut, relative to the window; a lower cost is better.
 */
interface Part {
  at: number;
  cost: number;
}

/** Cost of a cut before an item or row, before a line, per level of nesting, and before a wrapped line. */
const PART_COST = { part: 0.6, line: 0.9, depth: 0.05, wrap: 2 };
const DEEPEST = 8;
const HTML_TAG = /<(\/?)([a-z][a-z0-9]{0,16})/gi;

/** Items of a list, rows of a table, lines of code or of unwrapped text. */
function listParts(blocks: BlockList, block: number, window: TextWindow, format: TextFormat): Part[] {
  const kind = blockKind(blocks, block);
  const parts = format === "html" && kind !== KIND.code ? listElements(window) : listLines(window, kind);
  return parts.filter(({ at }) => at > 0 && window.start + at <= window.limit);
}

function listLines({ text }: TextWindow, kind: number): Part[] {
  const parts: Part[] = [];
  const cost =
    kind === KIND.table ? PART_COST.part : isProse(kind) && isWrapped(text) ? PART_COST.wrap : PART_COST.line;
  for (let at = text.indexOf("\n") + 1; at > 0; at = text.indexOf("\n", at) + 1) {
    if (text[at] === "\n" || text[at] === "\r") continue;
    parts.push({ at, cost: kind === KIND.list ? itemCost(text, at) : cost + indentCost(text, at) });
  }
  return parts;
}

function itemCost(text: string, at: number): number {
  let first = at;
  while (text[first] === " " || text[first] === "\t") first++;
  const item = isListItem(text, { first, end: text.length });
  return (item ? PART_COST.part : PART_COST.wrap) + Math.min(first - at, DEEPEST) * PART_COST.depth;
}

/** In code, cuts before less indented lines and after blank lines are preferred. */
function indentCost(text: string, at: number): number {
  if (text[at - 2] === "\n") return -PART_COST.depth;
  return text[at] === " " || text[at] === "\t" ? PART_COST.depth : 0;
}

function listElements({ text }: TextWindow): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  for (const { index, 1: slash, 2: name = "" } of text.matchAll(HTML_TAG)) {
    const element = name.toLowerCase();
    if (element === "ul" || element === "ol") depth += slash === "" ? 1 : -1;
    if (slash !== "" || !BLOCK.has(element)) continue;
    const cost = PART.has(element) ? PART_COST.part : PART_COST.line;
    parts.push({ at: index, cost: cost + Math.min(Math.max(depth, 0), DEEPEST) * PART_COST.depth });
  }
  return parts;
}

function isProse(kind: number): boolean {
  return kind === KIND.text || kind >= KIND.heading;
}
