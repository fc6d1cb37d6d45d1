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

/** Words, codes and numbers of a text with their places; punctuation stays in the gaps. `power-saving` is two words. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const parts = /^\p{Ll}+(?:-\p{Ll}+)+$/u.test(match[0]) ? match[0].split("-") : [match[0]];
    let start = match.index;
    for (const part of parts) {
      const lower = part.toLowerCase();
      const end = start + part.length;
      tokens.push({
        text: part,
        lower,
        stem: singular(lower.replace(/['’]s$/, "")),
        start,
        end,
        gap: text.slice(last, start),
      });
      last = end;
      start = end + 1;
    }
  }
  return tokens;
}

/** Whether a sentence begins with this token. */
export function startsSentence(token: Token, index: number): boolean {
  return index === 0 || /[.!?\n:]|\\n/.test(token.gap.trimStart()) || /\n/.test(token.gap);
}
