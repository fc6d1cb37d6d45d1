import { type BlockList, blockKind, KIND } from "./block-list.ts";
import { BLOCK, PART } from "./html-elements.ts";
import type { TextWindow } from "./limits.ts";
import { isListItem } from "./markdown-line.ts";
import { isWrapped } from "./mask-text.ts";
import type { TextFormat } from "./text-chunk.ts";

/**
 * A position where a block that does not fit may be cut, relative to the window; a lower cost is better.
 */
export interface Part {
  at: number;
  cost: number;
}

/** Cost of a cut before an item or row, before a line, per level of nesting, and before a wrapped line. */
export const PART_COST = { part: 0.6, line: 0.9, depth: 0.05, wrap: 2 };
const DEEPEST = 8;
const HTML_TAG = /<(\/?)([a-z][a-z0-9]{0,16})/gi;

/** Items of a list, rows of a table, lines of code or of unwrapped text. */
export function listParts(blocks: BlockList, block: number, window: TextWindow, format: TextFormat): Part[] {
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
