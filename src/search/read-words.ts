import { foldText, isAscii, splitWords } from "../language/split-words.ts";
import { ENGLISH_STOP_WORDS, STOP_WORDS } from "../language/stop-words.ts";
import { readValues } from "./read-values.ts";
import type { QueryValues } from "./search-query.ts";
import { foreignIntentOf } from "./verb-methods.ts";

export interface QueryWord {
  /** Folded. */
  word: string;
  /** Whether it is a name or quoted text. */
  entity: boolean;
  /** Whether a number or code follows directly: "invoice 17". */
  numbered: boolean;
  /** The text between the previous word and this one. */
  gap: string;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu;
const NUMBER_NEXT = /^\s*(?:(?:#|no\.|nr\.|č\.|№)\s*)?\p{Lu}{0,8}[-_/#]?\p{N}/u;
const SENTENCE_END = /[.!?:;\n]\s*$/;
/** German capitalizes every noun, so capital letters do not mark names. */
const GERMAN = /(?<!\p{L})(der|die|das|und|für|von|dem|den|ist|eine|einen|einer|bitte|mir|wie)(?!\p{L})/giu;

export interface ReadWords {
  words: QueryWord[];
  values: QueryValues;
  /** Whether the request is in English, which is the default. */
  english: boolean;
}

/** The words of a query in order, with properties of their spelling, and the values it contains. */
export function readWords(query: string): ReadWords {
  const { values, rest, quotes } = readValues(query);
  const matches = [...rest.matchAll(WORD)];
  const capitalsCount = meaningfulCapitals(
    rest,
    matches.map((match) => match[0]),
  );
  const words: QueryWord[] = [];
  let end = 0;
  for (const match of matches) {
    const gap = rest.slice(end, match.index);
    const first = words.length === 0 || SENTENCE_END.test(gap);
    const quoted = quotes.some(([from, to]) => match.index >= from && match.index < to);
    const named = capitalsCount && !first && isCapitalised(match[0]);
    if (named && !quoted) addName(values.names, match[0], words.at(-1)?.entity === true && /^\s*$/.test(gap));
    const parts = splitWords(match[0]);
    parts.forEach((word, i) => {
      words.push({
        word,
        entity: quoted || named,
        numbered: NUMBER_NEXT.test(query.slice(match.index + match[0].length)),
        gap: i === 0 ? gap : " ",
      });
    });
    end = match.index + match[0].length;
  }
  return { words, values, english: isEnglish(words, rest) };
}

/** Compares English function words with those of other languages, non-ASCII letters and verbs. */
function isEnglish(words: QueryWord[], text: string): boolean {
  const plain = words.filter(({ entity }) => !entity);
  const english = plain.filter(({ word }) => ENGLISH_STOP_WORDS.has(word)).length;
  const foreign = plain.filter(({ word }) => STOP_WORDS.has(word) && !ENGLISH_STOP_WORDS.has(word)).length;
  const accented = (text.match(WORD) ?? []).filter(
    (word) => !isAscii(word.replace("’", "")) && !/^\p{Lu}/u.test(word),
  ).length;
  const verb = plain[0] !== undefined && foreignIntentOf(plain[0].word) !== undefined ? 1 : 0;
  return english >= foreign + accented + verb || foreign + accented + verb === 0;
}

/** Capital letters mark names unless the language or the writer capitalizes everything. */
function meaningfulCapitals(text: string, words: string[]): boolean {
  if ((text.match(GERMAN) ?? []).length >= 2) return false;
  const content = words.filter((word) => !STOP_WORDS.has(foldText(word)));
  const capitals = content.filter((word) => /^\p{Lu}/u.test(word)).length;
  return content.length < 4 || capitals <= content.length * 0.7;
}

/** "Corp", "McDonald", "SpaceX"; not short abbreviations such as TV or API, which name kinds of things. */
function isCapitalised(word: string): boolean {
  if (!/^\p{Lu}/u.test(word) || STOP_WORDS.has(foldText(word))) return false;
  return !(word.length <= 4 && word === word.toUpperCase());
}

function addName(names: string[], word: string, continues: boolean): void {
  const last = names.at(-1);
  if (continues && last !== undefined) names[names.length - 1] = `${last} ${word}`;
  else names.push(word);
}
