import { plainHtml } from "./plain-html.ts";
import { scanTags } from "./scan-tags.ts";
import type { TextChunk, TextFormat } from "./text-chunk.ts";

/**
 * The chunks of a text for reading, search and embeddings: the visible text of HTML (also for a chunk that
 * starts inside a tag, a script or a comment); Markdown and plain text unchanged.
 */
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
