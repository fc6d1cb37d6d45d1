import { stemWord } from "./stem-word.ts";
import type { Token } from "./tokenize.ts";

/** Nouns that questions ask for by their first word, in the vocabulary of API documents. */
const NOUNS: readonly [words: string, nouns: string][] = [
  ["where wo kde kam gdzie donde dónde adónde où", "location position address tracking"],
  ["when wann kdy kiedy cuando cuándo quand", "date time schedule"],
];
/** Nouns that a question of degree asks for: "how warm is …" asks for a temperature. English adjectives. */
const DEGREES: readonly [adjectives: string, nouns: string][] = [
  ["warm hot cold cool chilly", "temperature climate weather"],
  ["humid dry damp", "humidity climate weather"],
  ["windy", "wind weather"],
  ["heavy", "weight"],
  ["tall high", "height"],
  ["long", "duration length"],
  ["deep", "depth"],
  ["wide broad", "width"],
  ["far", "distance"],
  ["fast quick", "speed"],
  ["old", "age"],
  ["big large", "size"],
  ["loud noisy", "volume noise"],
  ["bright dark", "brightness"],
  ["expensive cheap costly", "price cost"],
  ["full crowded busy", "occupancy capacity load"],
];
const BY_ADJECTIVE = new Map(
  DEGREES.flatMap(([adjectives, nouns]) =>
    adjectives.split(" ").map((adjective) => [adjective, nouns.split(" ").map(stemWord)] as const),
  ),
);
/** Words before an adjective that ask for its degree. */
const DEGREE = /^(how|wie|jak)$/;

/** "how many … are left?" asks for what remains. */
const COUNTING = /^(how|wie|wieviele?|kolik|ile|cuant[oa]s?|combien)$/;
const REMAINING =
  /^(left|remain|remaining|remains|ubrig|verbleiben|verbleibend|zbyva|zbyvaji|zbylo|zustava|zostalo|pozostalo|quedan?|restan?|restent?|reste)$/;
const LEFT = "availability remaining stock balance".split(" ").map(stemWord);

const BY_WORD = new Map(
  NOUNS.flatMap(([words, nouns]) =>
    words.split(" ").map((word) => [word, nouns.split(" ").map(stemWord)] as const),
  ),
);
/** A preposition or "and" may precede it. */
const MOST_BEFORE = 1;

/**
 * "where is …" → the stems of location, position and address; "how far is …" → the stem of distance. Words are matched
 * with diacritics, which are significant (French "où").
 */
export function questionNouns(
  tokens: readonly Token[],
  english: (word: string) => readonly string[],
): readonly string[] {
  const start = tokens.slice(0, MOST_BEFORE + 1);
  const isCount = start.some(({ word }) => COUNTING.test(word));
  const rest = isCount && tokens.some(({ word }) => REMAINING.test(word)) ? LEFT : [];
  const named = start.flatMap(({ text, word }, i) => {
    const adjective = DEGREE.test(word) ? tokens[i + 1]?.word : undefined;
    const degrees = adjective === undefined ? [] : [adjective, ...english(adjective)];
    return [
      ...(BY_WORD.get(text.toLowerCase()) ?? []),
      ...degrees.flatMap((each) => BY_ADJECTIVE.get(each) ?? []),
    ];
  });
  return [...named, ...rest];
}
