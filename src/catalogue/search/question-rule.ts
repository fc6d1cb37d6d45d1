import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { STOP_WORDS } from "../../language/stop-words.ts";
import { readWords } from "./query-words.ts";

/** A rule of an account: questions with all of its words are answered by one tool. */
export interface QuestionRule {
  /** As its owner wrote it. */
  phrase: string;
  /** The stems of its words, distinct. */
  terms: readonly string[];
  tool_id: string;
}

/** The stems that a question must contain, sorted and distinct; none for a phrase of words such as "the". */
export function readRuleTerms(phrase: string): string[] {
  const words = readWords(phrase).words.filter(({ word }) => !STOP_WORDS.has(word));
  return [...new Set(words.map(({ word }) => stemWord(word)))].sort();
}

/** Whether a word of a question belongs to a rule with these terms. */
export function isRuleWord(word: string, terms: ReadonlySet<string>): boolean {
  const parts = splitWords(word).filter((part) => !STOP_WORDS.has(part));
  return parts.length > 0 && parts.every((part) => terms.has(stemWord(part)));
}
