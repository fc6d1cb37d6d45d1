import type { RankedChunk } from "./rank-chunks.ts";

/** Measured on XQuAD: of questions about something else about a third to a half pass, of those with an answer 98–99 %. */
const MIN_RELEVANCE = 0.22;
/** Of the best one's relevance; what answers much less of the question is padding. */
const MIN_SHARE = 0.3;
/** Two chunks that share so many of their words say the same. */
const SAME = 0.8;

/** The best chunks that are about the question and not about the same twice; empty when none is. */
export function chooseChunks(ranked: readonly RankedChunk[], limit: number): RankedChunk[] {
  const best = Math.max(0, ...ranked.slice(0, 5).map(({ relevance }) => relevance));
  if (best < MIN_RELEVANCE) return [];
  const chosen: { one: RankedChunk; words: Set<string> }[] = [];
  for (const one of ranked) {
    if (chosen.length === limit) break;
    if (one.relevance < MIN_SHARE * best) continue;
    const words = new Set(ownText(one).toLowerCase().split(/\s+/));
    if (!chosen.some((other) => resemblance(other.words, words) > SAME)) chosen.push({ one, words });
  }
  return chosen.map(({ one }) => one);
}

/** What a chunk says that the one before does not. */
export function ownText({ chunk }: RankedChunk): string {
  return chunk.content.slice(chunk.overlap);
}

/** Jaccard's index of two sets. */
function resemblance(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}
