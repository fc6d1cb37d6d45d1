import { baseForms } from "./base-forms.ts";
import { isSwappedEnglish } from "./correct-spelling.ts";
import { LANGUAGE_CODES } from "./language-codes.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { isPlace } from "./places.ts";
import { isAscii } from "./split-words.ts";
import type { Token } from "./tokenize.ts";
import { vectorOf } from "./word-vectors.ts";

/** Letters that are specific to a language, by language. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  cs: /[ěščřžýůťďň]/i,
  pl: /[ąęłśżźćń]/i,
  de: /[äöüß]/i,
  es: /[ñ¿¡]|(?:ción|ía)\b/i,
  fr: /[çœèêëîïûùàâô]|ée/i,
};

/** Letters with a mark that occur in a language, with those that other languages have too. */
const MARKED: Readonly<Record<string, RegExp>> = {
  cs: /^[a-záčďéěíňóřšťúůýž]*$/i,
  pl: /^[a-ząćęłńóśźż]*$/i,
  de: /^[a-zäöüß]*$/i,
  es: /^[a-záéíñóúü]*$/i,
  fr: /^[a-zàâæçèéêëîïôœùûü]*$/i,
};
/** Endings that are typical of a language, folded. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  cs: /(ovat|ovani|ani|eni|ost|osti|eho|emu|ych|ymi|nych|ho|cky|cka|cke|nik)$/,
  pl: /(owac|owanie|anie|enie|ania|enia|osc|osci|ego|ych|ymi|acy|cja|cje|cji|icz|ski|ska|skie|owy|owa|owe|cz|sz|my)$/,
  de: /(ung|ungen|heit|keit|schaft|lich|lichen|isch|ischen|chen|ieren|iert|eln|ern|sch|tzt|en)$/,
  es: /(cion|ciones|dad|dades|mente|ando|iendo|ados|adas|illo|illa|os|as|ar)$/,
  fr: /(ments?|tions?|eurs?|euses?|eux|aux|ages?|iques?|ettes?|ee?s?|ez|oirs?|oires?|er|aire|ance)$/,
};
/** "livrés" is no Spanish command. */
const FRENCH_PLURAL = /és$/i;
const MIN_ENDED = 5;
/** What a letter that several languages share, and a typical ending, count. */
const SHARED_LETTER = 0.4;
const ENDING = 0.2;

/** Words of English requests without a meaning of their own that are nouns of other languages too. */
const INTERNATIONAL = /^(details?|info|data)$/;

/**
 * The language with the most function words, verbs and specific letters among the words outside
 * quotations; English by default.
 *
 * @param preference what English is ahead of the others
 */
export function detectLanguage(tokens: readonly Token[], preference = 0.5): string {
  // "Berlin concerts": a place at the start may look like a word of another language.
  const isTown = ({ text }: Token, i: number) => i === 0 && /^\p{Lu}/u.test(text) && isPlace(text, "en");
  const unquoted = tokens.filter((token, i) => token.kind === "word" && token.quote < 0 && !isTown(token, i));
  const words = unquoted.filter(({ name }) => !name);
  const names = unquoted.filter(({ name }) => name);
  let best = { code: "en", score: preference + score("en", words) };
  for (const code of LANGUAGE_CODES) {
    if (code === "en") continue;
    const value = score(code, words) + (code === "de" ? GERMAN_NOUN * countNouns(names) : 0);
    if (value > best.score) best = { code, score: value };
  }
  return best.code;
}

/** What a capitalized German noun counts: "Alle Ruderboote". */
const GERMAN_NOUN = 0.55;

/** The capitalized words that are German nouns and no English words. */
function countNouns(names: readonly Token[]): number {
  const german = lexiconOf("de");
  return names.filter(({ word, text }) => vectorOf(word) === null && isForeignNoun(word, text, german))
    .length;
}

/** What an unknown word counts against English; it may be a typing error or a name. */
const UNKNOWN_WORD = 0.3;

function score(code: string, words: readonly Token[]): number {
  const lexicon = lexiconOf(code);
  const [letters, marked, ending] = [LETTERS[code], MARKED[code], ENDINGS[code]];
  let total = 0;
  for (const { word, text } of words) {
    if (code !== "en" && word.length > 3 && (lexicon.months.has(word) || lexicon.weekdays.has(word)))
      total += 1;
    else if (lexicon.functionWords.has(word) || lexicon.courtesy.has(word) || isAll(word, lexicon))
      total += INTERNATIONAL.test(word) ? 0.2 : word.length > 1 ? 1 : 0.4;
    else if (lexicon.commands.has(word) && !(code === "es" && FRENCH_PLURAL.test(text)))
      total += isEnglishWord(word, text, code) ? 0.7 : 1;
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
    else if (marked?.test(text) && !isAscii(text) && !isPerhapsName(text, word, lexicon))
      total += SHARED_LETTER;
    if (ending?.test(word) && word.length >= MIN_ENDED && vectorOf(word) === null) total += ENDING;
  }
  return total;
}

/** "alle", "wszystkie", but not an English word such as "complete". */
function isAll(word: string, { code, all }: Lexicon): boolean {
  return all.has(word) && (code === "en" || vectorOf(word) === null);
}

/** Whether a word of another language is spelled as an English one: "pause". */
function isEnglishWord(word: string, text: string, code: string): boolean {
  return code !== "en" && isAscii(text) && vectorOf(word) !== null;
}

/** Whether a capitalized word at the start may be a name, which says nothing: "Novák told me …". */
function isPerhapsName(text: string, word: string, { commands, verbsOf, english }: Lexicon): boolean {
  return (
    /^\p{Lu}/u.test(text) && !commands.has(word) && verbsOf(word).length === 0 && english(word).length === 0
  );
}

function isUnknown(word: string): boolean {
  return word.length > 3 && vectorOf(word) === null && baseForms(word).length === 0;
}

/** A noun spelled as an English word ("park", "bitter") does not tell the languages apart. */
function isForeignNoun(word: string, text: string, lexicon: Lexicon): boolean {
  const english = lexicon.english(word);
  return (
    english.length > 0 &&
    !isEnglishWord(word, text, lexicon.code) &&
    !(isAscii(text) && english.includes(word))
  );
}
