import {
  type BlockList,
  beginBlock,
  blockAt,
  blockStart,
  groupSections,
  headingTitle,
  isKeptWhole,
  KIND,
  type SectionGroup,
} from "./blocks.ts";
import { detectFormat, type TextChunk, type TextFormat } from "./detect-format.ts";
import { maskText, plainHtml, scanTags } from "./html.ts";
import { alignCut, MAXIMUM, OVERLAP, SMALL, TARGET } from "./limits.ts";
import {
  betweenBlocks,
  betweenWords,
  type Candidate,
  COST,
  type Cut,
  firstSentence,
  insideBlock,
  type SplitSource,
} from "./list-cuts.ts";
import { readHtmlBlocks } from "./read-html-blocks.ts";
import { readLines, readMarkdownBlocks } from "./read-markdown-blocks.ts";

const READERS: Record<TextFormat, (text: string) => BlockList> = {
  markdown: readMarkdownBlocks,
  html: readHtmlBlocks,
  plain: readPlainBlocks,
};

export type { TextChunk, TextFormat };

/**
 * Splits a text into chunks of about 800–1,200 characters, preferably at its structure. Without their
 * overlap the chunks are exactly the text; a text of white space has none. The format is detected if it is
 * not given.
 */
export function splitText(text: string, format: TextFormat = detectFormat("", text)): TextChunk[] {
  if (text.trim() === "") return [];
  const blocks = readBlocks(text, format);
  const end = text.trimEnd().length;
  if (text.length - end > SMALL) blocks.length = end;
  const chunks: TextChunk[] = [];
  for (const group of groupSections(blocks)) addGroup({ text, format, blocks }, group, chunks);
  return endWith(text, end, chunks);
}

/**
 * White space at the end belongs to the last chunk, which is the only chunk that may exceed the maximum.
 */
function endWith(text: string, end: number, chunks: TextChunk[]): TextChunk[] {
  const kept = chunks.filter(({ start, overlap }) => start + overlap < end);
  const last = kept.at(-1);
  if (last !== undefined) last.content = text.slice(last.start);
  return kept;
}

function addGroup(source: SplitSource, group: SectionGroup, chunks: TextChunk[]) {
  const headings = group.path.map((block) => titleOf(source, block));
  let start = blockStart(source.blocks, group.first);
  let overlap = 0;
  for (const cut of cutGroup(source, group)) {
    const content = source.text.slice(start - overlap, cut.at);
    chunks.push({ content, start: start - overlap, overlap, headings: [...headings] });
    overlap = chooseOverlap(source, start, cut);
    start = cut.at;
  }
}

function titleOf({ text, format, blocks }: SplitSource, block: number): string {
  return headingTitle(text.slice(blockStart(blocks, block), blockStart(blocks, block + 1)), format);
}

/** The ends of the chunks of a group of sections; the last cut is the group's end. */
function cutGroup(source: SplitSource, { first, last }: SectionGroup): Cut[] {
  const { text, blocks } = source;
  const begin = blockStart(blocks, first);
  const end = blockStart(blocks, last);
  const cuts: Cut[] = [];
  let [start, next] = [begin, first + 1];
  while (end - start > MAXIMUM) {
    while (next < last && blockStart(blocks, next) <= start) next++;
    const cut = chooseCut(source, start, end, next);
    start = alignCut(text, start, cut.at);
    addCut(cuts, begin, { ...cut, at: start });
  }
  addCut(cuts, begin, { at: end, proseFrom: null });
  return cuts;
}

/** Joins a small piece with the previous one if both fit. */
function addCut(cuts: Cut[], begin: number, cut: Cut) {
  const before = cuts.at(-1)?.at ?? begin;
  const beforeThat = cuts.at(-2)?.at ?? begin;
  if (cuts.length > 0 && cut.at - before < SMALL && cut.at - beforeThat <= MAXIMUM) cuts.pop();
  cuts.push(cut);
}

/**
 * The end of the first chunk of `start`…`end`, which exceeds one chunk. `next` is the first block that
 * starts after `start`.
 */
function chooseCut(source: SplitSource, start: number, end: number, next: number): Cut {
  const limit = start + MAXIMUM;
  const half = start + Math.ceil((end - start) / 2);
  const price = (at: number) => sizeCost(at - start) + restCost(end - at);
  const candidates = betweenBlocks(source.blocks, next, limit);
  candidates.push(...insideBlock(source, start, blockAt(source.blocks, next - 1, limit), limit));
  if (half < limit)
    candidates.push(...insideBlock(source, start, blockAt(source.blocks, next - 1, half), half));
  let best = cheapest(candidates, price);
  if (best === null || best.cost > COST.word) {
    const until = end - limit < SMALL ? half : limit;
    if (best !== null && isKeptWhole(source.blocks, blockAt(source.blocks, next - 1, until), start))
      return best;
    const word = betweenWords(source, start, until);
    if (best === null || word.cost + price(word.at) < best.cost) best = word;
  }
  return best;
}

function cheapest(candidates: Candidate[], price: (at: number) => number): Candidate | null {
  let best: Candidate | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const cost = candidate.cost + price(candidate.at);
    if (cost > lowest || (cost === lowest && candidate.at < (best?.at ?? 0))) continue;
    best = candidate;
    lowest = cost;
  }
  return best === null ? null : { ...best, cost: lowest };
}

/** 0 from the target size on, up to 3 for tiny chunks. */
function sizeCost(size: number): number {
  return size >= TARGET ? 0 : 3 * (1 - size / TARGET) ** 2;
}

/** Cost of a tiny last chunk. */
function restCost(rest: number): number {
  return rest >= SMALL ? 0 : 2 * (1 - rest / SMALL);
}

/**
 * Number of characters that the next chunk repeats: the last whole sentences of the text that the cut
 * divides.
 */
function chooseOverlap({ text, format }: SplitSource, start: number, cut: Cut): number {
  if (cut.proseFrom === null) return 0;
  const from = Math.max(start, cut.proseFrom);
  const floor = Math.max(from, cut.at - OVERLAP);
  const mask = maskText(text.slice(from, cut.at), format);
  const at = from + firstSentence(mask, floor - from);
  return at > start && alignCut(text, from, at) === at ? cut.at - at : 0;
}

/**
 * The chunks of a text for reading, search and embeddings: the visible text of HTML (also for a chunk that
 * starts inside a tag, a script or a comment); Markdown and plain text unchanged.
 */
export function plainChunks(text: string, chunks: TextChunk[], format: TextFormat): string[] {
  if (format !== "html") return chunks.map(({ content }) => content);
  const visible = chunks.map(({ start }) => start);
  let at = 0;
  scanTags(text, (tag) => {
    while (at < chunks.length && (chunks[at]?.start ?? 0) < tag.end) {
      const start = chunks[at]?.start ?? 0;
      if (start > tag.start) visible[at] = tag.end;
      at++;
    }
  });
  return chunks.map(({ content, start }, index) =>
    plainHtml(content.slice((visible[index] ?? start) - start)),
  );
}

function readBlocks(text: string, format: TextFormat): BlockList {
  return READERS[format](text);
}

/** Paragraphs between blank lines. */
function readPlainBlocks(text: string): BlockList {
  const blocks: BlockList = { starts: [], kinds: [], length: text.length };
  let open = false;
  readLines(text, ({ start, blank }) => {
    if (!blank && !open) beginBlock(blocks, KIND.text, start);
    open = !blank;
  });
  return blocks;
}
