import { NEGATIONS, withoutNegativePrefix } from "../../../language/negations.ts";
import { matchWords, toWordForm, type WordForm } from "../match-words.ts";
import type { Request } from "../request-words.ts";

/** Whether a negation precedes or follows the words: "not signed", "out of print", "smoke free". */
export function isNegatedAt({ reading }: Request, first: number, last: number): boolean {
  const { tokens, lexicon } = reading;
  for (let i = last; i >= Math.max(0, first - 3); i--) {
    const word = tokens[i]?.word ?? "";
    if (i >= first && i <= last && i !== first) {
      if (NEGATIONS.test(word)) return true;
      continue;
    }
    if (i === first) continue;
    if (NEGATIONS.test(word) || (lexicon.booleans.get(word) === false && word !== "off")) return true;
    if (!lexicon.functionWords.has(word) || /[,.;]/.test(tokens[i + 1]?.gap ?? "")) return false;
  }
  return /^(free|frei)$/.test(tokens[last + 1]?.word ?? "") && tokens[last + 1]?.gap !== ", ";
}

/** Whether the flag is true: false after "without" or "no" and before "off". */
export function polarityAround({ reading }: Request, first: number, last: number): boolean {
  const { tokens, lexicon } = reading;
  for (let i = first - 1; i >= Math.max(0, first - 4); i--) {
    const word = tokens[i]?.word ?? "";
    if (lexicon.booleans.get(word) === false || NEGATIONS.test(word)) return false;
    if (!lexicon.functionWords.has(word) || /[,.;]/.test(tokens[i + 1]?.gap ?? "")) break;
  }
  // In "images, without comments" the negation applies to the comments.
  const next = tokens[last + 1];
  const isOwn = next !== undefined && !next.gap.includes(",") && !lexicon.prepositions.has(next.word);
  return (isOwn ? lexicon.booleans.get(next.word) : undefined) ?? true;
}

/** Matches a word without its negative prefix: "unexcused" for `excused`. */
export function matchContrary(request: Request, i: number, form: WordForm): number {
  const bare = withoutDenial(request, i);
  return bare === null ? 0 : matchWords(toWordForm(bare, request.reading.lexicon), form);
}

export function withoutDenial({ words, reading }: Request, i: number): string | null {
  return withoutNegativePrefix(words[i]?.token.word ?? "", reading.lexicon.code);
}
