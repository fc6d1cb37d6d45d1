import { foldText } from "../../language/split-words.ts";

/** A word or number of an answer and where it stands. */
export interface Token {
  /** As it is written. */
  text: string;
  /** Without diacritics, lower case. */
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

/** How many tokens from `first` the first fitting phrase takes; 0 when none fits. */
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

/** The text that is left from a token on, or up to one, without the punctuation around it. */
export function trimText(text: string): string {
  return text
    .replace(/^[\s,;:.!?–—-]+(?!\d)|^[\s,;:.!?]+/u, "")
    .replace(/[\s,;:.!?]+$/u, "")
    .trim();
}
