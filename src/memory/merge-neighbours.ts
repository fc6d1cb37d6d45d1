import type { ChosenChunk } from "./choose-chunks.ts";

/** Consecutive chunks of one document as one passage. */
export interface Passage {
  source: string;
  headings: string[];
  content: string;
  chunks: ChosenChunk[];
}

/**
 * Joins consecutive chunks without repeating their overlap. The passages keep the order of their best
 * chunks.
 */
export function mergeNeighbours(chosen: readonly ChosenChunk[]): Passage[] {
  const rank = new Map(chosen.map((one, i) => [one, i]));
  const inOrder = [...chosen].sort(
    (a, b) =>
      a.chunk.document_id.localeCompare(b.chunk.document_id) || a.chunk.chunk_index - b.chunk.chunk_index,
  );
  const passages: Passage[] = [];
  for (const one of inOrder) {
    const { chunk } = one;
    const last = passages.at(-1)?.chunks.at(-1)?.chunk;
    if (last?.document_id === chunk.document_id && last.chunk_index + 1 === chunk.chunk_index) {
      const passage = passages.at(-1) as Passage;
      passage.content +=
        one.excerpt === undefined ? chunk.content.slice(chunk.overlap) : `\n…\n${one.excerpt}`;
      passage.chunks.push(one);
    } else {
      const { source, headings, content } = chunk;
      passages.push({ source, headings, content: one.excerpt ?? content, chunks: [one] });
    }
  }
  const best = ({ chunks }: Passage) => Math.min(...chunks.map((one) => rank.get(one) ?? 0));
  return passages.sort((a, b) => best(a) - best(b));
}
