import { baseForms } from "./base-forms.ts";
import type { Lexicon } from "./lexicon.ts";
import { frequencyRank, vectorOf } from "./word-vectors.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** The only words of three letters that are restored: "teh", "adn". */
const FREQUENT = new Set(["the", "and", "for", "you", "not"]);
const MIN_LENGTH = 4;
/** Minimum length in other languages than English, whose forms differ by a letter. */
const MIN_FOREIGN = 6;
/** Minimum length of a noun. */
const MIN_NOUN = 6;
const MAX_LENGTH = 20;

/**
 * The word that was meant by a misspelled one: a verb at the start of a request, or a word of a closed
 * class (months, weekdays, question words, function words). Null for a known word, and if several
 * corrections are equally likely. Nouns and names are left alone: they are compared with tolerance where
 * they are matched, and a correction could change a value.
 *
 * In other languages than English only swapped letters of verbs are corrected, because one letter more or
 * less is often another form of the word, or its negation.
 *
 * @param word folded
 * @param isFirst whether only words without their own meaning come before it in its sentence
 */
export function correctSpelling(word: string, lexicon: Lexicon, isFirst: boolean): string | null {
  if (word.length > MAX_LENGTH || !/^[a-z]{3,}$/.test(word) || isKnown(word, lexicon)) return null;
  const isVerb = (other: string) => isFirst && (lexicon.commands.has(other) || lexicon.showing.has(other));
  if (lexicon.code !== "en") return word.length < MIN_FOREIGN ? null : onlyOf(swapped(word), isVerb);
  if (word.length < MIN_LENGTH) return onlyOf(swapped(word), (other) => FREQUENT.has(other));
  return (
    onlyOf(swapped(word), (other) => isVerb(other) || isOfClosedClass(other, lexicon)) ??
    onlyOf(missing(word), (other) => isVerb(other) || isLongClosed(other, lexicon)) ??
    onlyOf(
      extra(word),
      (other) => word.length > MIN_FOREIGN && (isVerb(other) || isLongClosed(other, lexicon)),
    )
  );
}

/** The most frequent English word that differs from an unknown one by one letter; null when there is none. */
export function similarNoun(word: string): string | null {
  if (word.length < MIN_NOUN || word.length > MAX_LENGTH || !/^[a-z]+$/.test(word)) return null;
  if (vectorOf(word) !== null) return null;
  let best: { word: string; rank: number } | null = null;
  for (const other of [...swapped(word), ...missing(word), ...extra(word)]) {
    const rank = frequencyRank(other);
    if (rank < (best?.rank ?? Number.POSITIVE_INFINITY)) best = { word: other, rank };
  }
  return best?.word ?? null;
}

/** Whether two letters of an English word are the wrong way round. */
export function isSwappedEnglish(word: string, english: Lexicon): boolean {
  return (
    word.length >= MIN_LENGTH &&
    swapped(word).some((other) => vectorOf(other) !== null || english.commands.has(other))
  );
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return (
    isOfClosedClass(word, lexicon) ||
    lexicon.commands.has(word) ||
    // "creat" only starts like forms of the verb, "rerouted" is one.
    ((lexicon.code !== "en" || /(d|s|g|r|n)$/.test(word)) && lexicon.verbsOf(word).length > 0) ||
    lexicon.english(word).length > 0 ||
    vectorOf(word) !== null ||
    (lexicon.code === "en" && baseForms(word).some((form) => isOfClosedClass(form, lexicon)))
  );
}

function isOfClosedClass(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.functionWords.has(word) ||
    lexicon.courtesy.has(word) ||
    lexicon.questionVerbs.has(word) ||
    lexicon.negations.has(word) ||
    isLongClosed(word, lexicon)
  );
}

/** Words that are rarely one letter away from another one. */
function isLongClosed(word: string, lexicon: Lexicon): boolean {
  return lexicon.questionWords.has(word) || lexicon.months.has(word) || lexicon.weekdays.has(word);
}

/** The only candidate that fits; null when there are none or several. */
function onlyOf(candidates: readonly string[], fits: (candidate: string) => boolean): string | null {
  const found = new Set(candidates.filter(fits));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

/** Two neighbouring letters the other way round. */
function swapped(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, i) => word.slice(0, i) + letter + word.charAt(i) + word.slice(i + 2),
  );
}

/** With one more letter; the first letter is rarely forgotten. */
function missing(word: string): string[] {
  return [...word].flatMap((_, i) =>
    LETTERS.map((letter) => word.slice(0, i + 1) + letter + word.slice(i + 1)),
  );
}

/** Without one letter. */
function extra(word: string): string[] {
  return [...word].map((_, i) => word.slice(0, i) + word.slice(i + 1));
}
