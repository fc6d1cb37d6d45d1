import { foldText, isAscii, splitWords } from "../../language/split-words.ts";
import { ENGLISH_STOP_WORDS, STOP_WORDS } from "../../language/stop-words.ts";
import type { QueryValues } from "./search-query.ts";
import { foreignIntentOf } from "./verb-methods.ts";

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu;

const NUMBER_NEXT = /^\s*(?:(?:#|no\.|nr\.|č\.|№)\s*)?\p{Lu}{0,8}[-_/#]?\p{N}/u;

/** Characters between a full stop and the next word. */
const MAX_END = 50;

const SENTENCE_END = /[.!?:;\n]\s*$/;

/** German capitalizes every noun, so capital letters do not mark names. */
const GERMAN = /(?<!\p{L})(der|die|das|und|für|von|dem|den|ist|eine|einen|einer|bitte|mir|wie)(?!\p{L})/giu;

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

const URL_LIKE = /\b(?:https?|ftp):\/\/[^\s"'<>]+/giu;

/** "…", “…”, „…“, «…», `…`; a single quote only if it is not an apostrophe. */
const QUOTED =
  /"([^"]{1,200})"|[“„]([^“”]{1,200})[“”]|«([^»]{1,200})»|`([^`]{1,200})`|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,200})['’](?![\p{L}\p{N}])/gu;

/** Numbers, dates, words with digits in them, and codes such as `INV-2024-001`; not the "top" of "top-10". */
const LITERAL =
  /(?:\p{Lu}{2,8}[-_/#])?[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*(?:[-_./:]\p{N}[\p{L}\p{N}]*|[-_](?=[\p{L}\p{N}]*\p{N})[\p{L}\p{N}]+)*/gu;

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

interface ReadWords {
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
    const first = words.length === 0 || SENTENCE_END.test(gap.slice(-MAX_END));
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

interface ReadValues {
  values: QueryValues;
  /** The query with emails, URLs and literals replaced by spaces. */
  rest: string;
  /** `[start, end)` of quoted texts in `rest`; positions are those in the query. */
  quotes: [number, number][];
}

/** Extracts typed values from a query, so that they are not mistaken for words that describe a tool. */
function readValues(query: string): ReadValues {
  const values: QueryValues = { emails: [], urls: [], literals: [], numbered: [], names: [] };
  let rest = takeOut(query, EMAIL, values.emails);
  rest = takeOut(rest, URL_LIKE, values.urls);
  const quotes: [number, number][] = [];
  for (const match of rest.matchAll(QUOTED)) {
    quotes.push([match.index, match.index + match[0].length]);
    values.names.push(match.slice(1).find((group) => group !== undefined) ?? "");
  }
  rest = takeOut(rest, LITERAL, values.literals);
  return { values, rest, quotes };
}

/** Replaces matches by spaces, so that positions stay the same. */
function takeOut(text: string, pattern: RegExp, into: string[]): string {
  return text.replace(pattern, (match) => {
    into.push(match);
    return " ".repeat(match.length);
  });
}
