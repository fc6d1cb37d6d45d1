import { dot, vectorOf } from "../language/word-vectors.ts";
import { readWords } from "./index-terms.ts";
import { conceptsOf, type Question, type QuestionWord } from "./read-question.ts";

/** Quality of each kind of match, fitted with `npm run bench memory-recall`. */
const QUALITY = { same: 1, sixLetters: 0.8, fourLetters: 0.5, part: 0.6, concept: 0.7, vector: 0.7 };

/** Cosines of word vectors: minimum for similar words, and for synonyms. */
const COSINE = { alike: 0.35, same: 0.75 };

/** Share of the quality at the minimum similarity. */
const ALIKE_SHARE = 0.2;

/** Minimum length of a word's core, which inflections and compounds keep; shorter ones match by chance. */
const MIN_CORE = 5;

/** Longer lines are split into sentences. */
const MAX_LINE = 400;

const SENTENCE = /\S.*?(?:[.!?…](?=\s)|[。！？]|$)/gs;

/** How well a text covers each word of a question, 0…1: as a whole, and per sentence. */
export interface QuestionMatches {
  whole: number[];
  sentences: (Span & { words: number[] })[];
}

/**
 * Compares texts with a question word by word: spelling, inflection, compounds, concepts, word vectors.
 */
export function matchQuestion(
  { words }: Question,
  texts: readonly { content: string; headings: readonly string[] }[],
): QuestionMatches[] {
  const match = createMatcher(words);
  const measure = (text: string) => {
    const qualities = words.map(() => 0);
    for (const word of new Set(readWords(text)))
      for (const [i, quality] of match(word)) qualities[i] = Math.max(qualities[i] ?? 0, quality);
    return qualities;
  };
  return texts.map(({ content, headings }) => {
    const sentences = splitSentences(content).map((span) => ({
      ...span,
      words: measure(content.slice(span.start, span.end)),
    }));
    const parts = [measure(headings.join("\n")), ...sentences.map(({ words }) => words)];
    return { whole: words.map((_, i) => Math.max(...parts.map((part) => part[i] ?? 0))), sentences };
  });
}

/** A match with a word of the question: its index, and the quality 0…1. */
type Match = readonly [word: number, quality: number];

/**
 * Matches words of texts with those of a question: equal words, common prefixes, one inside the other
 * (compounds, prefixed verbs), common concepts, similar vectors. Caches the result per word.
 */
function createMatcher(words: readonly QuestionWord[]): (word: string) => readonly Match[] {
  const known = new Map<string, readonly Match[]>();
  const hasVectors = words.some(({ vector }) => vector !== null);
  return (word) => {
    const matches = known.get(word) ?? matchWord(words, word, hasVectors);
    known.set(word, matches);
    return matches;
  };
}

function matchWord(words: readonly QuestionWord[], word: string, hasVectors: boolean): Match[] {
  const core = coreOf(word);
  const concepts = conceptsOf(word);
  const vector = hasVectors ? vectorOf(word) : null;
  return words.flatMap((wanted, i): Match[] => {
    const quality = Math.max(
      compareSpelling(wanted.word, word, core),
      wanted.concepts.some((concept) => concepts.includes(concept)) ? QUALITY.concept : 0,
      vector && wanted.vector ? compareVectors(vector, wanted.vector) : 0,
    );
    return quality > 0 ? [[i, quality]] : [];
  });
}

function compareSpelling(wanted: string, word: string, core: string | null): number {
  if (wanted === word) return QUALITY.same;
  if (isSharedStart(wanted, word, 6)) return QUALITY.sixLetters;
  if (core !== null && wanted.includes(core)) return QUALITY.part;
  const wantedCore = coreOf(wanted);
  if (wantedCore !== null && word.includes(wantedCore)) return QUALITY.part;
  return isSharedStart(wanted, word, 4) ? QUALITY.fourLetters : 0;
}

function compareVectors(a: Float32Array, b: Float32Array): number {
  const cosine = dot(a, b);
  if (cosine < COSINE.alike) return 0;
  const share = ALIKE_SHARE + (1 - ALIKE_SHARE) * ((cosine - COSINE.alike) / (COSINE.same - COSINE.alike));
  return QUALITY.vector * Math.min(1, share);
}

function isSharedStart(a: string, b: string, letters: number): boolean {
  return a.length >= letters && b.startsWith(a.slice(0, letters));
}

function coreOf(word: string): string | null {
  return word.length < MIN_CORE ? null : word.slice(0, Math.max(MIN_CORE, word.length - 2));
}

/** A part of a text. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Splits a text into lines (a turn of a dialogue, an item of a list, a row of a table), and long lines
 * into sentences.
 */
export function splitSentences(text: string): Span[] {
  return linesOf(text).flatMap(({ start, end }) =>
    end - start <= MAX_LINE
      ? [{ start, end }]
      : [...text.slice(start, end).matchAll(SENTENCE)].map(({ index, 0: found }) => ({
          start: start + index,
          end: start + index + found.length,
        })),
  );
}

/** The lines that are not blank. */
function linesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    if (line.trim() !== "") spans.push({ start, end });
    start = end + 1;
  }
  return spans;
}
