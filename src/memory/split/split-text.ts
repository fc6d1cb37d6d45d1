import { blockStart } from "./block-list.ts";
import type { SplitSource } from "./choose-cut.ts";
import { chooseOverlap } from "./choose-overlap.ts";
import { cutGroup } from "./cut-group.ts";
import { detectFormat } from "./detect-format.ts";
import { groupSections, type SectionGroup } from "./group-sections.ts";
import { headingTitle } from "./heading-title.ts";
import { readBlocks } from "./read-blocks.ts";
import type { TextChunk, TextFormat } from "./text-chunk.ts";

export type { TextChunk, TextFormat };

/**
 * Splits a text into chunks of about 800–1,200 characters, at its structure first. Without their overlap the chunks are
 * the text, character by character; a text of white space has none. The format is detected when it is not given.
 */
export function splitText(text: string, format: TextFormat = detectFormat("", text)): TextChunk[] {
  if (text.trim() === "") return [];
  const source: SplitSource = { text, format, blocks: readBlocks(text, format) };
  const chunks: TextChunk[] = [];
  for (const group of groupSections(source.blocks)) addGroup(source, group, chunks);
  return chunks;
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
