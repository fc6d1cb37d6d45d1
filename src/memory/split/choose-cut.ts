import { type BlockList, blockKind, blockStart, KIND } from "./block-list.ts";
import { lastSentence } from "./find-sentence.ts";
import { lastWord } from "./find-word.ts";
import { MAXIMUM, SMALL, TARGET } from "./limits.ts";
import { listParts } from "./list-parts.ts";
import type { TextFormat } from "./text-chunk.ts";
import { openWindow, type TextWindow } from "./window.ts";

export interface Cut {
  at: number;
  /** Through running text, which began here: the next chunk may repeat sentences from here on. Null for any other cut. */
  proseFrom: number | null;
}

interface Candidate extends Cut {
  cost: number;
}

export interface SplitSource {
  text: string;
  format: TextFormat;
  blocks: BlockList;
}

/** Between blocks a cut costs nothing; a part's cost is its own (`list-parts.ts`). */
const COST = { afterHeading: 5, sentence: 1.2, word: 2.5, cluster: 3.5 };

/** Where the first chunk of `start`…`end`, which is too long for one, should end. `next` is the first block that begins after `start`. */
export function chooseCut(source: SplitSource, start: number, end: number, next: number): Cut {
  const limit = start + MAXIMUM;
  const half = start + Math.ceil((end - start) / 2);
  const price = (at: number) => sizeCost(at - start) + restCost(end - at);
  const candidates = betweenBlocks(source.blocks, next, limit);
  candidates.push(...insideBlock(source, start, blockAt(source.blocks, next, limit), limit));
  if (half < limit) candidates.push(...insideBlock(source, start, blockAt(source.blocks, next, half), half));
  let best = cheapest(candidates, price);
  if (best === null || best.cost > COST.word) {
    const word = betweenWords(source, start, end - limit < SMALL ? half : limit);
    if (best === null || word.cost + price(word.at) < best.cost) best = word;
  }
  return best;
}

function betweenBlocks(blocks: BlockList, next: number, limit: number): Candidate[] {
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

/** Between the parts and the sentences of a block, unless it is kept whole. */
function insideBlock(source: SplitSource, start: number, block: number, limit: number): Candidate[] {
  const { text, format, blocks } = source;
  const from = Math.max(start, blockStart(blocks, block));
  if (from >= limit || isKeptWhole(blocks, block, start)) return [];
  const window = openWindow(text, format, from, limit);
  const parts = listParts(blocks, block, window, format);
  const cuts: Candidate[] = parts.map(({ at, cost }) => ({ at: from + at, proseFrom: null, cost }));
  const kind = blockKind(blocks, block);
  if (kind !== KIND.code)
    cuts.push(
      ...betweenSentences(
        window,
        kind,
        parts.map(({ at }) => at),
      ),
    );
  return cuts;
}

function betweenSentences(window: TextWindow, kind: number, parts: number[]): Candidate[] {
  const at = lastSentence(window.mask, window.limit - window.start);
  if (at === 0 || parts.includes(at)) return [];
  const running = kind === KIND.text || kind === KIND.list;
  const proseFrom = window.start + Math.max(0, ...parts.filter((part) => part < at));
  return [{ at: window.start + at, proseFrom: running ? proseFrom : null, cost: COST.sentence }];
}

function betweenWords({ text, format }: SplitSource, start: number, limit: number): Candidate {
  const at = lastWord(openWindow(text, format, start, limit).mask, limit - start);
  if (at > 0) return { at: start + at, proseFrom: null, cost: COST.word };
  return { at: limit, proseFrom: null, cost: COST.cluster };
}

function cheapest(candidates: Candidate[], price: (at: number) => number): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    const cost = candidate.cost + price(candidate.at);
    if (best === null || cost < best.cost || (cost === best.cost && candidate.at > best.at))
      best = { ...candidate, cost };
  }
  return best;
}

/** Headings, lists, tables and code that fit are never cut; what the chunk begins inside of did not fit. */
function isKeptWhole(blocks: BlockList, block: number, start: number): boolean {
  const from = blockStart(blocks, block);
  if (blockKind(blocks, block) === KIND.text || from < start) return false;
  return blockStart(blocks, block + 1) - from <= MAXIMUM;
}

/** The block that a position is inside of, or begins. */
function blockAt(blocks: BlockList, next: number, position: number): number {
  let block = next - 1;
  while (block + 1 < blocks.starts.length && blockStart(blocks, block + 1) <= position) block++;
  return block;
}

/** Chunks from the target on cost nothing, tiny ones three. */
function sizeCost(size: number): number {
  return size >= TARGET ? 0 : 3 * (1 - size / TARGET) ** 2;
}

/** What would be left for a last tiny chunk. */
function restCost(rest: number): number {
  return rest >= SMALL ? 0 : 2 * (1 - rest / SMALL);
}
