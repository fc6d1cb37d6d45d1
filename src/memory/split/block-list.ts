import { MAXIMUM } from "./limits.ts";

/** The kind of a block. A heading is `KIND.heading + level`. */
export const KIND = { text: 0, code: 1, table: 2, list: 3, heading: 10 } as const;

/**
 * A document as consecutive blocks: block `i` covers `starts[i]` to `starts[i + 1]`, and the first starts
 * at 0. Two arrays of numbers, because a malicious 5 MB document has two million blocks.
 */
export interface BlockList {
  starts: number[];
  kinds: number[];
  length: number;
}

/** Starts a block. Text before the first block (a byte order mark, blank lines) belongs to it. */
export function beginBlock({ starts, kinds }: BlockList, kind: number, at: number) {
  starts.push(starts.length === 0 ? 0 : at);
  kinds.push(kind);
}

export function blockStart({ starts, length }: BlockList, index: number): number {
  return starts[index] ?? length;
}

export function blockKind({ kinds }: BlockList, index: number): number {
  return kinds[index] ?? KIND.text;
}

export function headingLevel(blocks: BlockList, index: number): number {
  return Math.max(0, blockKind(blocks, index) - KIND.heading);
}

/**
 * Whether a block must not be cut. Headings, lists, tables and code that fit are not cut, unless the chunk
 * starts inside of them. A block that only fits without its heading is cut, because a heading alone is not
 * a chunk.
 */
export function isKeptWhole(blocks: BlockList, block: number, start: number): boolean {
  const from = blockStart(blocks, block);
  if (blockKind(blocks, block) === KIND.text || from < start) return false;
  const headed = blockKind(blocks, block - 1) >= KIND.heading && blockStart(blocks, block - 1) <= start;
  return blockStart(blocks, block + 1) - (headed ? start : from) <= MAXIMUM;
}

/** The block that contains the position or starts at it; `from` is a block at or before it. */
export function blockAt(blocks: BlockList, from: number, position: number): number {
  let block = from;
  while (block + 1 < blocks.starts.length && blockStart(blocks, block + 1) <= position) block++;
  return block;
}
