import { vectorOf } from "../language/word-vectors.ts";
import { conceptsOf, type Root, rootsOf } from "./concepts/read-concepts.ts";
import { functionWordsOf } from "./function-words.ts";
import { readWords } from "./read-words.ts";
import { hashTerm, wordTerms } from "./word-terms.ts";

/** A parsed question. */
export interface Question {
  /** Distinct content words (all words if there are none), each with its terms, the word itself first. */
  words: QuestionWord[];
  /** Terms of the words themselves. */
  hashes: number[];
  /** Terms of words for the same concepts, with the weight of a match (0…1). */
  expansions: Map<number, number>;
  /** All words in order, joined and surrounded by spaces. */
  text: string;
}

export interface QuestionWord {
  word: string;
  hashes: number[];
  /** Concepts across words and languages (`concepts/`). */
  concepts: readonly number[];
  /** Vector of an English word. */
  vector: Float32Array | null;
}

/**
 * Maximum words of a long question: half from its start and half from its end, where the question often
 * is.
 */
const MAX_WORDS = 60;
/** Maximum expansions; each is another index lookup. */
const MAX_EXPANSIONS = 300;
const CONCEPT_SHARE = 0.3;

export function readQuestion(query: string): Question {
  const all = readWords(query);
  const distinct = [...new Set(all)];
  const functionWords = functionWordsOf(distinct);
  const contentWords = distinct.filter((word) => !functionWords.has(word));
  const words = startAndEnd(contentWords.length > 0 ? contentWords : distinct).map((word) => ({
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

/** Words of the same concepts, as index terms. */
function expand(words: readonly QuestionWord[], own: ReadonlySet<number>): Map<number, number> {
  const expansions = new Map<number, number>();
  for (const root of words.flatMap(({ concepts }) => concepts.flatMap(rootsOf))) {
    const hash = hashTerm(termOf(root));
    if (!own.has(hash) && expansions.size < MAX_EXPANSIONS) expansions.set(hash, CONCEPT_SHARE);
  }
  return expansions;
}

/** The longest term that all words with this root share. */
function termOf({ text, isWhole }: Root): string {
  if (isWhole || text.length < 4) return text;
  return text.length >= 6 ? `6${text.slice(0, 6)}` : `4${text.slice(0, 4)}`;
}

/** The question's terms as parameters of a database lookup. */
export function lookUp({ hashes, expansions }: Question): { p_hashes: number[]; p_shares: number[] } {
  return {
    p_hashes: [...hashes, ...expansions.keys()],
    p_shares: [...hashes.map(() => 1), ...expansions.values()],
  };
}

function startAndEnd(words: string[]): string[] {
  return words.length <= MAX_WORDS
    ? words
    : [...words.slice(0, MAX_WORDS / 2), ...words.slice(-MAX_WORDS / 2)];
}
