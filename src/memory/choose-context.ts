import { hashTerms } from "./index-terms.ts";
import type { RankedChunk } from "./rank-chunks.ts";
import type { Question } from "./read-question.ts";

/** Share of common words at which two chunks have the same content. */
const SAME = 0.8;

/** Minimum relevance (0…1) of a strong passage; measured with `npm run bench memory-recall`. */
const MIN_RELEVANCE = 0.3;

/** Minimum share of the best passage's relevance. */
const MIN_SHARE = 0.3;

export interface ChosenChunk extends RankedChunk {
  strength: Strength;
  /** Part of the content, if the whole content does not fit. */
  excerpt?: string;
}

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

/** Whether a passage is relevant for the question, or only the closest one. */
type Strength = "strong" | "weak";

/**
 * @param relevance the relevance of the passage from `rankChunks`
 * @param best the highest relevance among the passages for the same question
 */
function strengthOf(relevance: number, best: number): Strength {
  return relevance >= Math.max(MIN_RELEVANCE, MIN_SHARE * best) ? "strong" : "weak";
}

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

export interface Message {
  role: "user" | "ai";
  message: string;
  timestamp: string;
}

/** Maximum number of older messages in addition to the newest ones. */
const MAX_OLDER = 4;
/** Minimum share of the question's words in an older message. */
const MIN_COVERAGE = 0.34;

/**
 * Older messages that match the question, in their order. The database preselects them by common words.
 * Every word of the question has the same weight, because a conversation is too short for word
 * frequencies.
 */
export function chooseMessages(question: Question, older: readonly Message[]): Message[] {
  return older
    .map((message, i) => ({ i, message, coverage: coverage(question, message) }))
    .filter(({ coverage }) => coverage >= MIN_COVERAGE)
    .sort((a, b) => b.coverage - a.coverage || b.i - a.i)
    .slice(0, MAX_OLDER)
    .sort((a, b) => a.i - b.i)
    .map(({ message }) => message);
}

function coverage({ words }: Question, { message }: Message): number {
  const terms = new Set(hashTerms(message, Number.POSITIVE_INFINITY));
  const matched = words.map(({ hashes }) => hashes.filter((hash) => terms.has(hash)).length / hashes.length);
  return matched.reduce((sum, share) => sum + share, 0) / Math.max(1, words.length);
}
