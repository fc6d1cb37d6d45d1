import { type BlockList, beginBlock, KIND } from "./block-list.ts";
import { readHtmlBlocks } from "./read-html-blocks.ts";
import { readLines } from "./read-lines.ts";
import { readMarkdownBlocks } from "./read-markdown-blocks.ts";
import type { TextFormat } from "./text-chunk.ts";

const READERS: Record<TextFormat, (text: string) => BlockList> = {
  markdown: readMarkdownBlocks,
  html: readHtmlBlocks,
  plain: readPlainBlocks,
};

export function readBlocks(text: string, format: TextFormat): BlockList {
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
