import { functionWordsOf } from "./function-words.ts";
import { readWords } from "./read-words.ts";
import { hashTerm, wordTerms } from "./word-terms.ts";

/** A question, read once. */
export interface Question {
  /** Distinct words that carry meaning (all of them when none does), each with its terms, the word itself first. */
  words: QuestionWord[];
  /** What to look up. */
  hashes: number[];
  /** All words in order, as one text with spaces around. */
  text: string;
}

export interface QuestionWord {
  word: string;
  hashes: number[];
}

/** So many words of a long question are looked up: half of them from its end, where the question often stands. */
const MAX_WORDS = 60;

export function readQuestion(query: string): Question {
  const all = readWords(query);
  const distinct = [...new Set(all)];
  const silent = functionWordsOf(distinct);
  const telling = distinct.filter((word) => !silent.has(word));
  const words = beginningAndEnd(telling.length > 0 ? telling : distinct).map((word) => ({
    word,
    hashes: wordTerms(word).map(hashTerm),
  }));
  return {
    words,
    hashes: [...new Set(words.flatMap(({ hashes }) => hashes))],
    text: ` ${all.join(" ")} `,
  };
}

function beginningAndEnd(words: string[]): string[] {
  return words.length <= MAX_WORDS
    ? words
    : [...words.slice(0, MAX_WORDS / 2), ...words.slice(-MAX_WORDS / 2)];
}
