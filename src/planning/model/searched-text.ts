import type { Request } from "../aligning/request-words.ts";
import { foldForSearch } from "../deciding/given-words.ts";

/** Comparisons of two words in one text, for any number of values; after them, words must be equal. */
const MAX_COMPARED = 2_000_000;

/** Separators between two characters of a value, as in codes and phone numbers. */
const MAX_GAP = 3;

/** A longer value must occur with the same separators. */
const LONG = 300;

/** A text in which the sources of many values are searched, folded. */
export interface SearchedText {
  readonly text: string;
  /** Whether a folded value occurs between word boundaries, ignoring separators inside codes and phone numbers. */
  contains(value: string): boolean;
  /** Whether a folded word occurs, in any inflection: "Brně" for "Brno". Codes must be equal. */
  hasWord(word: string): boolean;
}

/** @param words by default those of the text */
export function createSearchedText(unfolded: string, words?: readonly string[]): SearchedText {
  const text = foldForSearch(unfolded);
  let places: Places | undefined;
  let index: WordIndex | undefined;
  return {
    text,
    contains(value) {
      if (value === "") return true;
      const plain = value.replace(/[^\p{L}\p{N}]/gu, "");
      if (plain.length > LONG) return text.includes(value);
      places ??= findPlaces(text);
      return plain !== "" && occursAt(plain, places);
    },
    hasWord(word) {
      index ??= indexWords(words?.map(foldForSearch) ?? text.match(/[\p{L}\p{N}]+/gu) ?? []);
      return findWord(word, index);
    },
  };
}

/** A request; its words are those of its reading. */
export function searchRequest({ reading, words }: Request): SearchedText {
  return createSearchedText(
    reading.text,
    words.map(({ token }) => token.text),
  );
}

/** The letters and digits of a text, and the separators between them. */
interface Places {
  plain: string;
  /** The number of separators before each character; the last entry is the number at the end. */
  gaps: Uint32Array;
  /** The last place up to each character that has more separators than a value may contain. */
  lastWide: Int32Array;
}

function findPlaces(text: string): Places {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, "");
  const gaps = new Uint32Array(plain.length + 1);
  const lastWide = new Int32Array(plain.length + 1);
  let at = 0;
  for (const piece of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []) {
    if (/^[\p{L}\p{N}]/u.test(piece)) at += piece.length;
    else gaps[at] = [...piece].length;
  }
  for (let i = 0, wide = -1; i <= plain.length; i++) {
    if ((gaps[i] ?? 0) > MAX_GAP) wide = i;
    lastWide[i] = wide;
  }
  return { plain, gaps, lastWide };
}

function occursAt(value: string, { plain, gaps, lastWide }: Places): boolean {
  const isBoundary = (at: number) => at === 0 || at === plain.length || (gaps[at] ?? 0) > 0;
  for (let at = plain.indexOf(value); at >= 0; at = plain.indexOf(value, at + 1)) {
    const end = at + value.length;
    if (isBoundary(at) && isBoundary(end) && (lastWide[end - 1] ?? -1) <= at) return true;
  }
  return false;
}

interface WordIndex {
  words: ReadonlySet<string>;
  /** Words of at least four letters, by the first three, which inflected words share. */
  byStart: ReadonlyMap<string, string[]>;
  left: number;
}

function indexWords(all: readonly string[]): WordIndex {
  const words = new Set(all);
  const byStart = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < 4) continue;
    const start = word.slice(0, 3);
    const known = byStart.get(start);
    if (known) known.push(word);
    else byStart.set(start, [word]);
  }
  return { words, byStart, left: MAX_COMPARED };
}

function findWord(word: string, index: WordIndex): boolean {
  if (index.words.has(word)) return true;
  if (/\d/.test(word) || word.length < 4) return false;
  const candidates = index.byStart.get(word.slice(0, 3)) ?? [];
  index.left -= candidates.length;
  return index.left >= 0 && candidates.some((other) => isInflected(word, other));
}

/** Whether the words differ only in their ending. */
function isInflected(a: string, b: string): boolean {
  const least = Math.max(3, Math.ceil(0.6 * Math.max(a.length, b.length)));
  return a.slice(0, least) === b.slice(0, least);
}
