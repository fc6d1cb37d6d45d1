import { type BlockList, blockKind, blockStart, isKeptWhole, KIND } from "./block-list.ts";
import { openWindow, type TextWindow } from "./limits.ts";
import { listParts, PART_COST, type Part } from "./list-parts.ts";
import { isOpeningTag } from "./mask-text.ts";
import type { TextFormat } from "./text-chunk.ts";

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
