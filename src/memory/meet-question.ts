import { createMatcher } from "./match-words.ts";
import type { Question } from "./read-question.ts";
import { readWords } from "./read-words.ts";
import { type Span, splitSentences } from "./split-sentences.ts";

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
