import { conceptsOf } from "./concepts/read-concepts.ts";
import { dot, vectorOf } from "../search/word-vectors.ts";
import type { QuestionWord } from "./read-question.ts";

/** How well a word of a text meets one of the question's: its place there, and 0…1. */
export type Match = readonly [word: number, quality: number];

/** What a match of each kind says, measured by `npm run bench memory-recall`. */
const QUALITY = { same: 1, sixLetters: 0.8, fourLetters: 0.5, part: 0.6, concept: 0.55 };
/** The core of a word is what its inflection and its compounds keep; shorter ones turn up by accident. */
const MIN_CORE = 5;

/**
 * Matches words of texts with those of a question: the same word, the same beginning, one inside the other (compounds, prefixed
 * verbs), the same concept. Words come again and again, so each is looked at once.
 */
export function createMatcher(words: readonly QuestionWord[]): (word: string) => readonly Match[] {
  const known = new Map<string, readonly Match[]>();
  return (word) => {
    const matches = known.get(word) ?? matchWord(words, word);
    known.set(word, matches);
    return matches;
  };
}

function matchWord(words: readonly QuestionWord[], word: string): Match[] {
  const concepts = conceptsOf(word);
  const vector = words.some(({ vector }) => vector !== null) ? vectorOf(word) : null;
  return words.flatMap((wanted, i): Match[] => {
    const quality = Math.max(
      spellingOf(wanted.word, word),
      wanted.concepts.some((concept) => concepts.includes(concept)) ? QUALITY.concept : 0,
      vector && wanted.vector ? likeness(dot(vector, wanted.vector)) : 0,
    );
    return quality > 0 ? [[i, quality]] : [];
  });
}

/** What a cosine of two words' vectors says. */
function likeness(cosine: number): number {
  const VF = Number(process.env.VF ?? 0.35), VM = Number(process.env.VM ?? 0.7);
  return cosine < VF ? 0 : VM * Math.min(1, (cosine - VF) / (0.85 - VF) + 0.2);
}

function spellingOf(wanted: string, word: string): number {
  if (wanted === word) return QUALITY.same;
  if (isSharedStart(wanted, word, 6)) return QUALITY.sixLetters;
  if (coreOf(word)?.length && wanted.includes(coreOf(word) ?? "")) return QUALITY.part;
  if (coreOf(wanted)?.length && word.includes(coreOf(wanted) ?? "")) return QUALITY.part;
  return isSharedStart(wanted, word, 4) ? QUALITY.fourLetters : 0;
}

function isSharedStart(a: string, b: string, letters: number): boolean {
  return a.length >= letters && a.slice(0, letters) === b.slice(0, letters);
}

function coreOf(word: string): string | null {
  return word.length < MIN_CORE ? null : word.slice(0, Math.max(MIN_CORE, word.length - 2));
}
