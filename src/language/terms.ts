import { TERMS } from "./data/terms.data.ts";
import { columnOf } from "./language-codes.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokenize.ts";

/** Maximum letters after a beginning. */
const MAX_ENDING = 6;
const MIN_BEGINNING = 4;
/** Maximum function words between two words: "date limite de la réponse". */
const MAX_BETWEEN = 2;

/** A term in a request. */
export interface Term {
  /** Indexes of its content words. */
  tokens: readonly number[];
  /** English words for it. */
  english: readonly string[];
}

interface Form {
  words: readonly string[];
  english: readonly string[];
}

/** Forms by the first three letters of their first words, longest first. */
type Index = ReadonlyMap<string, readonly Form[]>;

const indexes = new Map<string, Index>();

/** The terms of several words in a request; each word belongs to one at most. */
export function findTerms(tokens: readonly Token[], lexicon: Lexicon): Term[] {
  const index = indexOf(lexicon.code);
  const found: Term[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.kind === "word" ? (tokens[at]?.word ?? "") : "";
    for (const { words, english } of index.get(word.slice(0, 3)) ?? []) {
      const places = matchForm(tokens, at, words, lexicon);
      if (places === null) continue;
      found.push({ tokens: places, english });
      at = places.at(-1) ?? at;
      break;
    }
  }
  return found;
}

function matchForm(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  { functionWords }: Lexicon,
): number[] | null {
  const places: number[] = [];
  let next = at;
  for (const word of words) {
    for (let skipped = 0; places.length > 0 && skipped < MAX_BETWEEN; skipped++)
      if (!isForm(tokens[next], word) && functionWords.has(tokens[next]?.word ?? "")) next++;
    if (!isForm(tokens[next], word)) return null;
    places.push(next++);
  }
  return places;
}

function isForm(token: Token | undefined, form: string): boolean {
  if (token?.kind !== "word") return false;
  if (form.endsWith("$") || form.length < MIN_BEGINNING) return token.word === form.replace("$", "");
  return token.word.startsWith(form) && token.word.length <= form.length + MAX_ENDING;
}

function indexOf(language: string): Index {
  const known = indexes.get(language);
  if (known) return known;
  const index = new Map<string, Form[]>();
  // The first column is the meaning.
  const column = columnOf(language) + 1;
  for (const line of TERMS.trim().split("\n")) {
    const columns = line.split("|").map((text) => text.trim().split(/\s+/));
    for (const form of columns[column] ?? []) {
      if (form === "") continue;
      const words = form.split("_");
      const key = (words[0] ?? "").slice(0, 3);
      index.set(key, [...(index.get(key) ?? []), { words, english: columns[0] ?? [] }]);
    }
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  indexes.set(language, index);
  return index;
}
