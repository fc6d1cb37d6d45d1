import { WEIGHT_SCALE, weighTerms } from "./index-terms.ts";
import { createMatcher } from "./match-words.ts";
import type { Question } from "./read-question.ts";
import { readWords } from "./read-words.ts";
import { type Span, splitSentences } from "./split-sentences.ts";

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
  /** Mean and standard deviation of the cosines of a sample of `count` chunks of the site; null without vectors. */
  spread: { count: number; mean: number; deviation: number } | null;
}

export interface RankedChunk {
  chunk: FoundChunk;
  /** 0…1: the share of the question's weight that the chunk's words cover, or what its nearness stands for. */
  relevance: number;
  score: number;
  /** Its sentences, each with the share of the question that it covers (0…1). */
  sentences: (Span & { evidence: number })[];
}

/** Chunks that are assumed beside a site's own: in a site of three, a word that is in one of them is not common yet. */
const ASSUMED = 50;
/** Share of the 4-gram score; measured on XQuAD together with the terms of the index. */
const GRAM_SHARE = Number(process.env.GS ?? 0.1);
/** Shares of what the words mean, in the whole chunk and in its best sentence. */
const MEANING_SHARE = Number(process.env.MS ?? 6);
const SENTENCE_SHARE = Number(process.env.SS ?? 3);
/** A chunk so many deviations nearer than the site's others is about the question, whatever its words. */
const NEAR = 3;
/** Cosines of unrelated texts deviate at least so much: a few chunks may lie closer together by accident. */
const MIN_DEVIATION = 0.05;
/** Below so many chunks a chunk is compared with the others only: it would move the mean itself. */
const SMALL_SAMPLE = 10;
/** Of a site's only chunk, which has nothing beside it: cosines of unrelated and of clearly related texts. */
const ALONE = { unrelated: 0.3, related: 0.8 };

/**
 * Ranks what the database found: BM25 over the index's terms, and over character 4-grams of the candidates, which see
 * inside words; what the words mean, in the whole chunk and in its best sentence; with vectors, the nearness counts as much.
 */
export function rankChunks(
  question: Question,
  chunks: readonly FoundChunk[],
  site: SiteFigures,
): RankedChunk[] {
  const grams = scoreGrams(
    question.text,
    chunks.map(({ content }) => content),
  );
  const met = meetQuestion(question, chunks);
  const literal = inverseFrequencies(site);
  const weights = question.words.map(({ hashes }, word) => {
    const alike = met.filter(({ all }) => (all[word] ?? 0) >= 0.3).length;
    const known = site.frequencies.find(([hash]) => hash === hashes[0])?.[1] ?? 0;
    return { literal: literal(hashes[0] ?? 0), any: inverseFrequency(site.total, Math.max(known, alike)) };
  });
  const lexical = chunks.map(({ content, headings }, i) => {
    const terms = weighTerms(content, headings);
    const words = question.hashes.reduce(
      (sum, hash) => sum + (literal(hash) * (terms.get(hash) ?? 0)) / WEIGHT_SCALE,
      0,
    );
    const { all = [], sentences = [], spans = [] } = met[i] ?? {};
    const meant = all.reduce((sum, quality, w) => sum + quality * (weights[w]?.any ?? 0), 0);
    const tells = sentences.map((one) => one.reduce((sum, quality, w) => sum + quality * (weights[w]?.any ?? 0), 0));
    const told = Math.max(0, ...tells);
    const whole = weights.reduce((sum, { any }) => sum + any, 0);
    return {
      score: (words + GRAM_SHARE * (grams[i] ?? 0)) * (Number(process.env.CA ?? 0.3) + Number(process.env.CB ?? 1.5) * (whole === 0 ? 0 : meant / whole)) + MEANING_SHARE * meant + SENTENCE_SHARE * told,
      coverage: whole === 0 ? 0 : meant / whole, sentences: spans.map((span, k) => ({ ...span, evidence: (tells[k] ?? 0) / (whole || 1) })), dbg: { meant, told, whole, all, n: weights.length, w: weights },
    };
  });
  const best = Math.max(...lexical.map(({ score }) => score), Number.MIN_VALUE);
  return chunks
    .map((chunk, i) => {
      const { score = 0, coverage: covered = 0 } = lexical[i] ?? {};
      const near = nearness(chunk.similarity, site);
      return { chunk, relevance: Math.max(covered, near), score: score / best + near, sentences: lexical[i]?.sentences ?? [], dbg: lexical[i]?.dbg };
    })
    .sort((a, b) => b.score - a.score || a.chunk.chunk_index - b.chunk.chunk_index);
}

/** How well each word of the question is met, in a whole chunk and in its sentences. */
interface Met {
  all: number[];
  sentences: number[][];
  spans: Span[];
}

function meetQuestion({ words }: Question, chunks: readonly FoundChunk[]): Met[] {
  const match = createMatcher(words);
  const meet = (text: string) => {
    const qualities = words.map(() => 0);
    for (const word of new Set(readWords(text)))
      for (const [i, quality] of match(word)) qualities[i] = Math.max(qualities[i] ?? 0, quality);
    return qualities;
  };
  const best = (all: number[][]) => words.map((_, i) => Math.max(0, ...all.map((one) => one[i] ?? 0)));
  return chunks.map(({ content, headings }) => {
    const spans = splitSentences(content);
    const sentences = spans.map(({ start, end }) => meet(content.slice(start, end)));
    return { all: best([...sentences, meet(headings.join("\n"))]), sentences, spans };
  });
}

type Idf = (hash: number) => number;

function inverseFrequencies({ total, frequencies }: SiteFigures): Idf {
  const known = new Map(frequencies);
  return (hash) => inverseFrequency(total, known.get(hash) ?? 0);
}

/** A word nobody on the site uses weighs most: what is asked for is not there. */
function inverseFrequency(total: number, n: number): number {
  return Math.log(1 + (total + ASSUMED - n + 0.5) / (n + 0.5));
}

/** 0 for an ordinary chunk of the site, 1 for one that is `NEAR` deviations closer than the others. */
function nearness(similarity: number | null, { spread }: SiteFigures): number {
  if (similarity === null || spread === null) return 0;
  const { count, mean, deviation } = spread;
  if (count === 1) return share((similarity - ALONE.unrelated) / (ALONE.related - ALONE.unrelated));
  const usual = count < SMALL_SAMPLE ? (count * mean - similarity) / (count - 1) : mean;
  return share((similarity - usual) / Math.max(MIN_DEVIATION, deviation) / NEAR);
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** BM25 over character 4-grams that may cross from word to word; frequencies are those within the candidates. */
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
