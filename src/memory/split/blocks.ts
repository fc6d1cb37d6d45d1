import type { TextFormat } from "./detect-format.ts";
import { decodeEntities, plainHtml } from "./html.ts";
import { alignCut, HEADING, MAXIMUM, SMALL, TINY } from "./limits.ts";

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

function headingLevel(blocks: BlockList, index: number): number {
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

/** Consecutive sections that are split together: blocks `first` to `last - 1`. */
export interface SectionGroup {
  first: number;
  last: number;
  /** The headings above it, as block indexes, outermost first. */
  path: number[];
}

interface Section {
  first: number;
  last: number;
  level: number;
  size: number;
  /** Whether it is only a heading, or a short text before the first heading. */
  bare: boolean;
}

interface Growing extends SectionGroup {
  level: number;
  lastLevel: number;
  size: number;
  bare: boolean;
}

/** Every heading starts a group, but small sections with the same parent share one while they fit. */
export function* groupSections(blocks: BlockList): Generator<SectionGroup> {
  const path: number[] = [];
  let group: Growing | null = null;
  for (let first = 0; first < blocks.starts.length; ) {
    const section = readSection(blocks, first);
    descend(blocks, path, section);
    if (group !== null && joins(group, section)) extend(group, section, path);
    else {
      if (group !== null) yield group;
      group = { ...section, lastLevel: section.level, path: [...path] };
    }
    first = section.last;
  }
  if (group !== null) yield group;
}

function readSection(blocks: BlockList, first: number): Section {
  let last = first + 1;
  while (last < blocks.starts.length && headingLevel(blocks, last) === 0) last++;
  const level = headingLevel(blocks, first);
  const size = blockStart(blocks, last) - blockStart(blocks, first);
  return { first, last, level, size, bare: size < SMALL && (level === 0 || last === first + 1) };
}

/** Updates `path` to the headings above a section, including its own. */
function descend(blocks: BlockList, path: number[], { first, level }: Section) {
  while (path.length > 0 && headingLevel(blocks, path.at(-1) ?? 0) >= level) path.pop();
  if (level > 0) path.push(first);
}

function joins(group: Growing, next: Section): boolean {
  if (group.bare && next.level > group.lastLevel) return true;
  if (group.size + next.size > MAXIMUM) return false;
  return next.level >= group.level ? Math.min(group.size, next.size) < SMALL : group.size < TINY;
}

/**
 * The first section with content determines the headings of the group; sections with different parents
 * only share their ancestors.
 */
function extend(group: Growing, next: Section, path: number[]) {
  if (group.bare) group.path = [...path];
  else if (next.level < group.level) group.path = group.path.filter((heading, at) => heading === path[at]);
  group.level = group.bare ? next.level : Math.min(group.level, next.level);
  group.bare &&= next.bare;
  group.lastLevel = next.level;
  group.size += next.size;
  group.last = next.last;
}

/** Maximum characters of markup that are read. */
const SOURCE = 1000;

/** A heading as plain text on one line, cut to 200 characters. */
export function headingTitle(block: string, format: TextFormat): string {
  const source = block.slice(0, SOURCE);
  const plain = format === "html" ? plainHtml(source) : plainMarkdownHeading(source);
  const title = plain.replace(/\s+/g, " ").trim();
  return title.length <= HEADING ? title : `${title.slice(0, alignCut(title, 0, HEADING)).trimEnd()}…`;
}

function plainMarkdownHeading(source: string): string {
  const lines = source.trim().split("\n");
  const atx = /^[ \t]*#{1,6}(?=\s|$)/.exec(lines[0] ?? "");
  const text = atx === null ? lines.slice(0, -1).join(" ") : closeAtx((lines[0] ?? "").slice(atx[0].length));
  return plainInlines(text);
}

/** Removes closing hashes (CommonMark §4.2) and an explicit `{#id}`. */
function closeAtx(text: string): string {
  return text
    .trim()
    .replace(/\{#[^{}]*\}$/, "")
    .trimEnd()
    .replace(/(^|\s)#+$/, "");
}

/**
 * Replaces images and links by their text, removes tags, code marks and emphasis, and decodes escapes and
 * entities.
 */
function plainInlines(text: string): string {
  const bare = text
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/(?<!\\)`+/g, "")
    .replace(/(?<!\\)(?:\*+(?=\S)|(?<=\S)\*+)/g, "")
    .replace(/(?<![\p{L}\p{N}\\])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1");
  return decodeEntities(bare);
}
