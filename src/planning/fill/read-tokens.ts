import { singular } from "../words/split-words.ts";

export interface Token {
  text: string;
  lower: string;
  /** Lower case, singular. */
  stem: string;
  start: number;
  end: number;
  /** What stands between the token before and this one: spaces and punctuation. */
  gap: string;
}

const WORD = /[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_'’./-]*[\p{L}\p{M}\p{N}_])?/gu;

/** Words, codes and numbers of a text with their places; punctuation stays in the gaps. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const lower = match[0].toLowerCase();
    const end = match.index + match[0].length;
    tokens.push({
      text: match[0],
      lower,
      stem: singular(lower.replace(/['’]s$/, "")),
      start: match.index,
      end,
      gap: text.slice(last, match.index),
    });
    last = end;
  }
  return tokens;
}

/** Whether a sentence begins with this token. */
export function startsSentence(token: Token, index: number): boolean {
  return index === 0 || /[.!?\n:]|\\n/.test(token.gap.trimStart()) || /\n/.test(token.gap);
}
