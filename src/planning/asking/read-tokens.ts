import { foldText } from "../../language/split-words.ts";

/** A word or number of an answer, with its position. */
export interface Token {
  /** As written. */
  text: string;
  /** Without diacritics, lowercase. */
  folded: string;
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;

export function readTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The number of tokens from `first` that the first matching phrase has; 0 when none matches. */
export function matchPhrase(
  tokens: readonly Token[],
  first: number,
  phrases: readonly (readonly string[])[],
): number {
  const found = phrases.find((phrase) =>
    phrase.every((word, index) => tokens[first + index]?.folded === word),
  );
  return found?.length ?? 0;
}

/** The text without surrounding punctuation. */
export function trimText(text: string): string {
  return text
    .replace(/^[\s,;:.!?–—-]+(?!\d)|^[\s,;:.!?]+/u, "")
    .replace(/[\s,;:.!?]+$/u, "")
    .trim();
}
