import { plainHtml } from "./plain-html.ts";
import { scanTags } from "./scan-tags.ts";
import type { TextChunk, TextFormat } from "./text-chunk.ts";

/**
 * A chunk as it is read, searched and embedded: of HTML what a browser shows, Markdown and plain text unchanged.
 * Whether a chunk of HTML begins inside a tag, a script or a comment is guessed from the chunk alone;
 * `plainChunks` knows.
 */
export function plainText(chunkContent: string, format: TextFormat): string {
  return format === "html" ? plainHtml(chunkContent.slice(hiddenStart(chunkContent))) : chunkContent;
}

/** The same for all chunks of one text, seeing where each begins. */
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

/** How much of the beginning of a chunk is the rest of a script, a style, a comment or a tag. */
function hiddenStart(chunk: string): number {
  for (const [close, open] of HIDDEN) {
    const end = close.exec(chunk);
    if (end !== null && !open.test(chunk.slice(0, end.index))) return end.index + end[0].length;
  }
  const end = chunk.indexOf(">") + 1;
  return end > 0 && endsTag(chunk.slice(0, end)) ? end : 0;
}

const HIDDEN: [close: RegExp, open: RegExp][] = [
  [/<\/script\s{0,9}>/i, /<script/i],
  [/<\/style\s{0,9}>/i, /<style/i],
  [/-->/, /<!--/],
];

/** `class="x">` ends a tag, `a > b` does not. */
function endsTag(head: string): boolean {
  return !head.includes("<") && /(?:["']|\/|=[^\s"'=]{1,80})\s{0,9}>$/.test(head);
}
