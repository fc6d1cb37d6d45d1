import { startsSentence, type Token } from "./read-tokens.ts";
import { STOP_WORDS } from "./stop-words.ts";

export interface Phrase {
  text: string;
  first: number;
  last: number;
  start: number;
  end: number;
}

const INNER = new Set([
  "of",
  "the",
  "de",
  "la",
  "del",
  "von",
  "van",
  "der",
  "da",
  "di",
  "and",
  "&",
  "nad",
  "am",
  "an",
]);
const NEVER = new Set(
  `i i'm im i'd i'll i've id ok please monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december am pm english`.split(/\s+/),
);

/** Whether a token looks like (part of) a name: a capital where no sentence begins, or a code such as `ABC`, `6E123`. */
export function isProper(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || NEVER.has(token.lower)) return false;
  if (isCode(token.text)) return /\p{L}/u.test(token.text);
  return /^\p{Lu}/u.test(token.text) && !startsSentence(token, index);
}

/** A token that is no ordinary word: it has a digit, an inner capital, only capitals, or joins parts by `_`, `/`. */
export function isCode(text: string): boolean {
  if (
    /^\p{Lu}[\p{Ll}'’.]*$/u.test(text) ||
    !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}]+$/u.test(text)
  )
    return false;
  return (
    /\d/.test(text) || /\p{Ll}\p{Lu}/u.test(text) || /^[\p{Lu}\d_-]{2,}$/u.test(text) || /[_/]/.test(text)
  );
}

/** The name beginning at a token: capitalised words, with `of`, `de` … inside; with `commas`, also `, CA` and street numbers. */
export function readProperPhrase(
  text: string,
  tokens: readonly Token[],
  first: number,
  commas: boolean,
): Phrase | undefined {
  const opening = tokens[first];
  if (opening === undefined) return undefined;
  const opens =
    isProper(tokens, first) || (commas && /^\d+\p{Lu}?$/u.test(opening.text) && isProper(tokens, first + 1));
  if (!opens) return undefined;
  let last = first;
  for (let next = first + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if (token === undefined) break;
    const joined = token.gap === " " || token.gap === "-" || token.gap === " & " || token.gap === ". ";
    const listed = commas && /^,\s?$/.test(token.gap);
    if (!joined && !listed) break;
    if (token.gap === ". " && (tokens[next - 1]?.text.length ?? 9) > 3) break;
    if (isName(token) && !(listed && STOP_WORDS.has(token.lower))) last = next;
    else if (!(joined && INNER.has(token.lower) && isName(tokens[next + 1]) && tokens[next + 1]?.gap === " "))
      break;
  }
  return toPhrase(text, tokens, first, last);
}

/** The name that ends right before a token, e.g. `Sierra Nevada` before `brewery`. */
export function readPhraseBefore(text: string, tokens: readonly Token[], index: number): Phrase | undefined {
  if (tokens[index]?.gap !== " ") return undefined;
  let first = index;
  while (isProper(tokens, first - 1) && (first === index || tokens[first]?.gap === " ")) first--;
  return first === index ? undefined : toPhrase(text, tokens, first, index - 1);
}

/** All names of a text, longest first come first served. */
export function listProperPhrases(text: string, tokens: readonly Token[], commas: boolean): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = readProperPhrase(text, tokens, at, commas);
    if (!phrase) continue;
    phrases.push(phrase);
    at = phrase.last;
  }
  return phrases;
}

function isName(token: Token | undefined): boolean {
  if (token === undefined || NEVER.has(token.lower)) return false;
  return (
    /^\p{Lu}/u.test(token.text) ||
    (isCode(token.text) && /\p{Lu}/u.test(token.text)) ||
    /^(I{1,3}|IV|V)$/.test(token.text)
  );
}

function toPhrase(text: string, tokens: readonly Token[], first: number, last: number): Phrase | undefined {
  const start = tokens[first]?.start;
  const end = tokens[last]?.end;
  if (start === undefined || end === undefined) return undefined;
  const owns = /^ \p{L}/u.test(text.slice(end, end + 2));
  const value = owns ? text.slice(start, end).replace(/['’]s$/, "") : text.slice(start, end);
  return { text: value, first, last, start, end: start + value.length };
}
