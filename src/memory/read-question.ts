import { vectorOf } from "../language/word-vectors.ts";
import { conceptsOf, type Root, rootsOf } from "./concepts/read-concepts.ts";
import { functionWordsOf } from "./function-words.ts";
import { readWords } from "./read-words.ts";
import { hashTerm, wordTerms } from "./word-terms.ts";

/** A question, read once. */
export interface Question {
  /** Distinct words that carry meaning (all of them when none does), each with its terms, the word itself first. */
  words: QuestionWord[];
  /** Terms of the words themselves. */
  hashes: number[];
  /** Terms of what else people say for the same, with how much a match counts (0…1). */
  expansions: Map<number, number>;
  /** All words in order, as one text with spaces around. */
  text: string;
}

export interface QuestionWord {
  word: string;
  hashes: number[];
  /** What it is about, across words and languages (concepts/). */
  concepts: readonly number[];
  /** Of an English word. */
  vector: Float32Array | null;
}

/** So many words of a long question are looked up: half of them from its end, where the question often stands. */
const MAX_WORDS = 60;
/** Each is one look-up more in the index. */
const MAX_EXPANSIONS = 300;
const CONCEPT_SHARE = 0.3;

export function readQuestion(query: string): Question {
  const all = readWords(query);
  const distinct = [...new Set(all)];
  const silent = functionWordsOf(distinct);
  const telling = distinct.filter((word) => !silent.has(word));
  const words = beginningAndEnd(telling.length > 0 ? telling : distinct).map((word) => ({
    word,
    hashes: wordTerms(word).map(hashTerm),
    concepts: conceptsOf(word),
    vector: vectorOf(word),
  }));
  const hashes = [...new Set(words.flatMap(({ hashes }) => hashes))];
  return {
    words,
    hashes,
    expansions: expand(words, new Set(hashes)),
    text: ` ${all.join(" ")} `,
  };
}

/** Words of the same concepts, by the terms that the index has for them. */
function expand(words: readonly QuestionWord[], own: ReadonlySet<number>): Map<number, number> {
  const expansions = new Map<number, number>();
  for (const root of words.flatMap(({ concepts }) => concepts.flatMap(rootsOf))) {
    const hash = hashTerm(termOf(root));
    if (!own.has(hash) && expansions.size < MAX_EXPANSIONS) expansions.set(hash, CONCEPT_SHARE);
  }
  return expansions;
}

/** The longest term that all words with this root have. */
function termOf({ text, isWhole }: Root): string {
  if (isWhole || text.length < 4) return text;
  return text.length >= 6 ? `6${text.slice(0, 6)}` : `4${text.slice(0, 4)}`;
}

/** The question's terms as the database looks them up. */
export function lookUp({ hashes, expansions }: Question): { p_hashes: number[]; p_shares: number[] } {
  return {
    p_hashes: [...hashes, ...expansions.keys()],
    p_shares: [...hashes.map(() => 1), ...expansions.values()],
  };
}

function beginningAndEnd(words: string[]): string[] {
  return words.length <= MAX_WORDS
    ? words
    : [...words.slice(0, MAX_WORDS / 2), ...words.slice(-MAX_WORDS / 2)];
}
