import { type BlockList, beginBlock, KIND } from "./block-list.ts";
import { readLines } from "./read-lines.ts";

/** Paragraphs between blank lines. */
export function readPlainBlocks(text: string): BlockList {
  const blocks: BlockList = { starts: [], kinds: [], length: text.length };
  let open = false;
  readLines(text, ({ start, blank }) => {
    if (!blank && !open) beginBlock(blocks, KIND.text, start);
    open = !blank;
  });
  return blocks;
}
