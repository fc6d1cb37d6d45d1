/** A part of a text. */
export interface Span {
  start: number;
  end: number;
}

/** Longer lines are split into sentences. */
const MAX_LINE = 400;
const LINE = /[^\n]*\S[^\n]*/g;
const SENTENCE = /\S.*?(?:[.!?…](?=\s)|[。！？]|$)/gs;

/**
 * Splits a text into lines (a turn of a dialogue, an item of a list, a row of a table), and long lines
 * into sentences.
 */
export function splitSentences(text: string): Span[] {
  return spansOf(text, LINE).flatMap(({ start, end }) =>
    end - start <= MAX_LINE
      ? [{ start, end }]
      : spansOf(text.slice(start, end), SENTENCE).map((part) => ({
          start: start + part.start,
          end: start + part.end,
        })),
  );
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
