import { hashTerms } from "./index-terms.ts";
import type { Question } from "./read-question.ts";

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
