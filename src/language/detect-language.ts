import { baseForms } from "./base-forms.ts";
import { isSwappedEnglish } from "./correct-spelling.ts";
import { LANGUAGE_CODES, type Lexicon, lexiconOf } from "./lexicon.ts";
import { isAscii } from "./split-words.ts";
import type { Token } from "./tokenize.ts";
import { vectorOf } from "./word-vectors.ts";

/** Letters that are specific to a language, by language. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  cs: /[ěščřžýůťďň]/i,
  pl: /[ąęłśżźćń]/i,
  de: /[äöüß]/i,
  es: /[ñ¿¡]|(?:ción|ía)\b/i,
  fr: /[çœèêëîïûùà]/i,
};

/**
 * The language with the most function words, verbs and specific letters among the words outside
 * quotations; English by default.
 */
export function detectLanguage(tokens: readonly Token[]): string {
  const words = tokens.filter(({ kind, quote, name }) => kind === "word" && quote < 0 && !name);
  let best = { code: "en", score: 0.5 + score("en", words) };
  for (const code of LANGUAGE_CODES) {
    if (code === "en") continue;
    const value = score(code, words);
    if (value > best.score) best = { code, score: value };
  }
  return best.code;
}

/** What an unknown word counts against English; it may be a typing error or a name. */
const UNKNOWN_WORD = 0.3;

function score(code: string, words: readonly Token[]): number {
  const lexicon = lexiconOf(code);
  const letters = LETTERS[code];
  let total = 0;
  for (const { word, text } of words) {
    if (code !== "en" && word.length > 3 && (lexicon.months.has(word) || lexicon.weekdays.has(word)))
      total += 1;
    else if (lexicon.functionWords.has(word) || lexicon.courtesy.has(word))
      total += word.length > 1 ? 1 : 0.4;
    else if (lexicon.commands.has(word)) total += 1;
    else if (code !== "en" && (lexicon.verbsOf(word).length > 0 || isForeignNoun(word, text, lexicon)))
      total += 0.5;
    else if (
      code === "en" &&
      ((lexicon.verbsOf(word).length > 0 && vectorOf(word) !== null) || lexicon.questionWords.has(word))
    )
      total += 0.5;
    // "supprime" is in no English vocabulary.
    else if (code === "en" && isUnknown(word) && !isSwappedEnglish(word, lexicon)) total -= UNKNOWN_WORD;
    if (letters !== undefined && !isAscii(text) && letters.test(text)) total += 0.7;
  }
  return total;
}

function isUnknown(word: string): boolean {
  return word.length > 3 && vectorOf(word) === null && baseForms(word).length === 0;
}

/** A noun spelled as an English word ("park", "bitter") does not tell the languages apart. */
function isForeignNoun(word: string, text: string, lexicon: Lexicon): boolean {
  const english = lexicon.english(word);
  return english.length > 0 && !(isAscii(text) && (vectorOf(word) !== null || english.includes(word)));
}
