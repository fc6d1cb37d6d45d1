import { Type } from "@sinclair/typebox";
import { nullable, type Shape, texts } from "../contract/shape.ts";
import { readWords, WEIGHT_SCALE, weighTerms } from "./index-terms.ts";
import { matchQuestion, type QuestionMatches, type Span } from "./match-question.ts";
import type { Question } from "./read-question.ts";

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

/**
 * Chunks that are added to a site's own for frequencies: in a site of three chunks, a word in one of them
 * is not common.
 */
const ASSUMED = 50;

/** Minimum quality at which a chunk contains a word. */
const MIN_QUALITY = 0.3;

/**
 * Weights, fitted with `npm run bench memory-recall`: 4-grams relative to whole terms, coverage of the
 * question by a chunk and by its best sentence. The weight of the literal score grows with the coverage,
 * so that one rare word is not sufficient.
 */
const SHARE = { grams: 0.1, whole: 4, sentence: 5, literal: 0.3, literalCovered: 1.5 };

/**
 * Long chunks match more words by chance: share of the length normalization, and limit of the gain of
 * short chunks.
 */
const LENGTH_SHARE = 0.6;

const MIN_LENGTH_NORM = 0.5;

/** Standard deviations above the mean at which a chunk is relevant regardless of its words. */
const NEAR = 3;

/** Minimum deviation, because a few chunks may be close to each other by chance. */
const MIN_DEVIATION = 0.05;

/**
 * Below this sample size a chunk is compared with the other chunks only, because it would affect the mean.
 */
const SMALL_SAMPLE = 10;

/** Reference for a site with a single chunk: cosines of unrelated and of related texts. */
const ALONE = { unrelated: 0.3, related: 0.8 };

/** A chunk that the database found by words, by similarity, or both. */
export interface FoundChunk {
  document_id: string;
  source: string;
  chunk_index: number;
  /** As displayed to a reader, without HTML tags. */
  content: string;
  /** Number of characters at the start that repeat the previous chunk. */
  overlap: number;
  headings: string[];
  /** Cosine of its vector and the question's; null when no vector was compared. */
  similarity: number | null;
}

/** Statistics of the site's words and vectors. */
export interface SiteFigures {
  /** Number of chunks of the site. */
  total: number;
  /** [hash, number of chunks with the term] */
  frequencies: [number, number][];
  /** Null without vectors. */
  spread: Spread | null;
}

export interface RankedChunk {
  chunk: FoundChunk;
  /** 0…1: the share of the question's weight that the chunk covers, or its nearness. */
  relevance: number;
  score: number;
  /** Each with the share of the question's weight that it covers. */
  sentences: (Span & { evidence: number })[];
}

/**
 * Ranks the chunks that the database found by BM25 over index terms and over character 4-grams, and by how
 * much of the question a chunk and its best sentence cover. With vectors, nearness has the same weight as
 * all of these.
 */
export function rankChunks(
  question: Question,
  chunks: readonly FoundChunk[],
  site: SiteFigures,
): RankedChunk[] {
  const matches = matchQuestion(question, chunks);
  const weights = weighWords(question, matches, site);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const weigh = (words: readonly number[]) =>
    words.reduce((sum, quality, i) => sum + quality * (weights[i] ?? 0), 0);
  const literal = scoreLiterally(question, chunks, site);

  const covered = matches.map(({ whole, sentences }) => ({
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

/**
 * A word that no chunk of the site contains has the highest weight, because the requested content is
 * missing.
 */
function weighWords(
  { words }: Question,
  matches: readonly QuestionMatches[],
  { total, frequencies }: SiteFigures,
) {
  const known = new Map(frequencies);
  return words.map(({ hashes }, i) => {
    const alike = matches.filter(({ whole }) => (whole[i] ?? 0) >= MIN_QUALITY).length;
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

/**
 * BM25 over character 4-grams, which may cross word boundaries; frequencies are those within the
 * candidates.
 */
function scoreGrams(question: string, contents: readonly string[]): number[] {
  const wanted = new Set(gramsOf(question));
  const counts = contents.map((content) => {
    const count = new Map<string, number>();
    const all = gramsOf(` ${readWords(content).join(" ")} `);
    for (const gram of all) if (wanted.has(gram)) count.set(gram, (count.get(gram) ?? 0) + 1);
    return { count, length: all.length };
  });
  const average = counts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counts.length);
  const found = new Map<string, number>();
  for (const { count } of counts)
    for (const gram of count.keys()) found.set(gram, (found.get(gram) ?? 0) + 1);
  return counts.map(({ count, length }) => {
    let score = 0;
    for (const [gram, n] of count) {
      const chunks = found.get(gram) ?? 0;
      const idf = Math.log(1 + (contents.length - chunks + 0.5) / (chunks + 0.5));
      score += (idf * n * 2.2) / (n + 1.2 * (0.25 + (0.75 * length) / (average || 1)));
    }
    return score;
  });
}

function gramsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 3) }, (_, i) => text.slice(i, i + 4));
}

/** Mean and standard deviation of the cosines of a sample of `count` chunks of a site. */
interface Spread {
  count: number;
  mean: number;
  deviation: number;
}

/**
 * 0 for an average chunk of the site or without vectors, 1 for a chunk that is `NEAR` deviations closer
 * than the others.
 */
function nearness(similarity: number | null, spread: Spread | null): number {
  if (similarity === null || spread === null) return 0;
  const { count, mean, deviation } = spread;
  if (count === 1) return clamp((similarity - ALONE.unrelated) / (ALONE.related - ALONE.unrelated));
  const usual = count < SMALL_SAMPLE ? (count * mean - similarity) / (count - 1) : mean;
  return clamp((similarity - usual) / Math.max(MIN_DEVIATION, deviation) / NEAR);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
