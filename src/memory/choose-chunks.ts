import type { RankedChunk } from "./rank-chunks.ts";
import { type Strength, strengthOf } from "./strength.ts";

export interface ChosenChunk extends RankedChunk {
  strength: Strength;
  /** Part of the content, if the whole content does not fit. */
  excerpt?: string;
}

/** Share of common words at which two chunks have the same content. */
const SAME = 0.8;

/** The best `limit` chunks. Duplicates of better chunks come last. */
export function chooseChunks(ranked: readonly RankedChunk[], limit: number): ChosenChunk[] {
  const best = Math.max(0, ...ranked.map(({ relevance }) => relevance));
  const kept: { one: RankedChunk; words: Set<string> }[] = [];
  const repeated: RankedChunk[] = [];
  for (const one of ranked) {
    if (kept.length === limit) break;
    const words = new Set(ownText(one).toLowerCase().split(/\s+/));
    if (kept.some((other) => resemblance(other.words, words) > SAME)) repeated.push(one);
    else kept.push({ one, words });
  }
  return [...kept.map(({ one }) => one), ...repeated]
    .slice(0, limit)
    .map((one) => ({ ...one, strength: strengthOf(one.relevance, best) }));
}

/** The content of a chunk without its overlap. */
function ownText({ chunk }: RankedChunk): string {
  return chunk.content.slice(chunk.overlap);
}

/** Jaccard index of two sets. */
function resemblance(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}
