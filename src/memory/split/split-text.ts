import { blockStart } from "./block-list.ts";
import { chooseOverlap } from "./choose-overlap.ts";
import { cutGroup } from "./cut-group.ts";
import { detectFormat } from "./detect-format.ts";
import { groupSections, type SectionGroup } from "./group-sections.ts";
import { headingTitle } from "./heading-title.ts";
import { SMALL } from "./limits.ts";
import type { SplitSource } from "./list-cuts.ts";
import { readBlocks } from "./read-blocks.ts";
import type { TextChunk, TextFormat } from "./text-chunk.ts";

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
