import type { BlockList } from "./block-list.ts";
import { readHtmlBlocks } from "./read-html-blocks.ts";
import { readMarkdownBlocks } from "./read-markdown-blocks.ts";
import { readPlainBlocks } from "./read-plain-blocks.ts";
import type { TextFormat } from "./text-chunk.ts";

const READERS: Record<TextFormat, (text: string) => BlockList> = {
  markdown: readMarkdownBlocks,
  html: readHtmlBlocks,
  plain: readPlainBlocks,
};

export function readBlocks(text: string, format: TextFormat): BlockList {
  return READERS[format](text);
}
