import { stemWord } from "./stem-word.ts";
import type { Token } from "./tokenize.ts";

/** Nouns that questions ask for by their first word, in the vocabulary of API documents. */
const NOUNS: readonly [words: string, nouns: string][] = [
  ["where wo kde kam gdzie donde dónde adónde où", "location position address"],
  ["when wann kdy kiedy cuando cuándo quand", "date time schedule"],
];
const BY_WORD = new Map(
  NOUNS.flatMap(([words, nouns]) =>
    words.split(" ").map((word) => [word, nouns.split(" ").map(stemWord)] as const),
  ),
);
/** A preposition or "and" may precede it. */
const MOST_BEFORE = 1;

/**
 * "where is …" → the stems of location, position and address. Words are matched with diacritics, which are
 * significant (French "où").
 */
export function questionNouns(tokens: readonly Token[]): readonly string[] {
  return tokens.slice(0, MOST_BEFORE + 1).flatMap(({ text }) => BY_WORD.get(text.toLowerCase()) ?? []);
}
