import { Type } from "@sinclair/typebox";
import { nullable, type Shape, texts } from "../contract/shape.ts";
import { WEIGHT_SCALE, weighTerms } from "./index-terms.ts";
import { type MetWords, meetQuestion } from "./meet-question.ts";
import { nearness, type Spread } from "./nearness.ts";
import type { Question } from "./read-question.ts";
import { scoreGrams } from "./score-grams.ts";
import type { Span } from "./split-sentences.ts";

/** A chunk the database found, by words, by nearness, or both. */
export interface FoundChunk {
  document_id: string;
  source: string;
  chunk_index: number;
  /** As a reader sees it: of HTML without its tags. */
  content: string;
  /** Characters at the beginning that repeat the chunk before. */
  overlap: number;
  headings: string[];
  /** Cosine of its vector and the question's; null when no vector was compared. */
  similarity: number | null;
}

/** What is known of the site's words and vectors. */
export interface SiteFigures {
  /** Chunks of the site. */
  total: number;
  /** [hash, chunks that have the term] */
  frequencies: [number, number][];
  /** Null without vectors. */
  spread: Spread | null;
}

export const FoundChunkShape: Shape<FoundChunk> = Type.Object({
  document_id: Type.String(),
  source: Type.String(),
  chunk_index: Type.Number(),
  content: Type.String(),
  overlap: Type.Number(),
  headings: texts,
  similarity: nullable(Type.Number()),
});

/** Members of {@link SiteFigures}. */
export const siteFigures = {
  total: Type.Number(),
  frequencies: Type.Array(Type.Tuple([Type.Number(), Type.Number()])),
  spread: nullable(Type.Object({ count: Type.Number(), mean: Type.Number(), deviation: Type.Number() })),
};

export interface RankedChunk {
  chunk: FoundChunk;
  /** 0…1: the share of the question's weight that the chunk covers, or what its nearness stands for. */
  relevance: number;
  score: number;
  /** Each with the share of the question's weight that it covers. */
  sentences: (Span & { evidence: number })[];
}

/** Chunks that are assumed beside a site's own: in a site of three, a word that is in one of them is not common yet. */
const ASSUMED = 50;
/** A word that is met at least so well counts as one that the chunk has. */
const IS_MET = 0.3;
/**
 * What evidence counts, fitted with `npm run bench memory-recall`: 4-grams beside whole terms, what the chunk and its best sentence
 * cover of the question. The literal score counts the more, the more of the question is covered: one rare word is not enough.
 */
const SHARE = { grams: 0.1, whole: 4, sentence: 5, literal: 0.3, literalCovered: 1.5 };
/** Long chunks meet more words by accident: share of the length normalisation, and how much a short chunk gains at most. */
const LENGTH_SHARE = 0.6;
const MIN_LENGTH_NORM = 0.5;

/**
 * Ranks what the database found: BM25 over the index's terms, and over character 4-grams of the candidates, which see inside words;
 * how much of the question a chunk and its best sentence cover, in whatever words; with vectors, nearness counts as much as all that.
 */
export function rankChunks(
  question: Question,
  chunks: readonly FoundChunk[],
  site: SiteFigures,
): RankedChunk[] {
  const met = meetQuestion(question, chunks);
  const weights = weighWords(question, met, site);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const weigh = (words: readonly number[]) =>
    words.reduce((sum, quality, i) => sum + quality * (weights[i] ?? 0), 0);
  const literal = scoreLiterally(question, chunks, site);

  const covered = met.map(({ whole, sentences }) => ({
    whole: weigh(whole),
    sentences: sentences.map(({ start, end, words }) => ({ start, end, evidence: weigh(words) / total })),
  }));
  const norms = normaliseLengths(chunks);
  const scores = covered.map(({ whole, sentences }, i) => {
    const best = Math.max(0, ...sentences.map(({ evidence }) => evidence)) * total;
    const trust = SHARE.literal + (SHARE.literalCovered * whole) / total;
    return (literal[i] ?? 0) * trust + (SHARE.whole * whole) / (norms[i] ?? 1) + SHARE.sentence * best;
  });
  const highest = Math.max(...scores, Number.MIN_VALUE);
  return chunks
    .map((chunk, i) => {
      const near = nearness(chunk.similarity, site.spread);
      const { whole = 0, sentences = [] } = covered[i] ?? {};
      const score = (scores[i] ?? 0) / highest + near;
      return { chunk, relevance: Math.max(whole / total, near), score, sentences };
    })
    .sort((a, b) => b.score - a.score || a.chunk.chunk_index - b.chunk.chunk_index);
}

/** A word that nothing on the site meets weighs most: what is asked for is not there. */
function weighWords({ words }: Question, met: readonly MetWords[], { total, frequencies }: SiteFigures) {
  const known = new Map(frequencies);
  return words.map(({ hashes }, i) => {
    const alike = met.filter(({ whole }) => (whole[i] ?? 0) >= IS_MET).length;
    return inverseFrequency(total, Math.max(known.get(hashes[0] ?? 0) ?? 0, alike));
  });
}

function scoreLiterally(
  question: Question,
  chunks: readonly FoundChunk[],
  { total, frequencies }: SiteFigures,
): number[] {
  const known = new Map(frequencies);
  const grams = scoreGrams(
    question.text,
    chunks.map(({ content }) => content),
  );
  return chunks.map(({ content, headings }, i) => {
    const terms = weighTerms(content, headings);
    const score = question.hashes.reduce(
      (sum, hash) => sum + inverseFrequency(total, known.get(hash) ?? 0) * (terms.get(hash) ?? 0),
      0,
    );
    return score / WEIGHT_SCALE + SHARE.grams * (grams[i] ?? 0);
  });
}

function normaliseLengths(chunks: readonly FoundChunk[]): number[] {
  const lengths = chunks.map(({ content }) => content.length);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return lengths.map((length) =>
    Math.max(MIN_LENGTH_NORM, 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / (average || 1)),
  );
}

function inverseFrequency(total: number, n: number): number {
  return Math.log(1 + (total + ASSUMED - n + 0.5) / (n + 0.5));
}
