import { matchPhrase, readTokens, type Token, trimText } from "./read-tokens.ts";
import { FILLERS, NEVER_MIND, NO, YES } from "./words.ts";

export interface Polarity {
  said: "yes" | "no" | null;
  /** The text after it. */
  rest: string;
}

/** Reads a yes or no at the start of an answer. "Never mind" is a no without further text. */
export function readPolarity(text: string): Polarity {
  const tokens = readTokens(text);
  const content = tokens.filter(({ folded }) => !FILLERS.has(folded));
  if (isWhole(tokens, NEVER_MIND) || isWhole(content, NEVER_MIND)) return { said: "no", rest: "" };
  let first = 0;
  while (first < tokens.length && isInterjection(tokens[first])) first++;
  for (const [said, phrases] of [
    ["yes", YES],
    ["no", NO],
  ] as const) {
    const length = matchPhrase(tokens, first, phrases);
    if (length > 0) return { said, rest: cutFillers(text, tokens, first + length) };
  }
  return { said: null, rest: text.trim() };
}

/** "Yes, please" is equivalent to "yes". */
function cutFillers(text: string, tokens: readonly Token[], from: number): string {
  const left = tokens.slice(from);
  if (left.every(({ folded }) => FILLERS.has(folded))) return "";
  return trimText(text.slice(tokens[from]?.start ?? text.length));
}

function isWhole(tokens: readonly Token[], phrases: readonly string[][]): boolean {
  return tokens.length > 0 && matchPhrase(tokens, 0, phrases) === tokens.length;
}

function isInterjection(token: Token | undefined): boolean {
  return token !== undefined && ["ok", "okay", "well", "hm", "oh", "ah"].includes(token.folded);
}
