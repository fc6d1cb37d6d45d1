import { alignCut } from "./align-cut.ts";
import { HEADING } from "./limits.ts";
import { decodeEntities, plainHtml } from "./plain-html.ts";
import type { TextFormat } from "./text-chunk.ts";

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
