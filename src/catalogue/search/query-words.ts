import { foldText, isAscii, splitWords } from "../../language/split-words.ts";
import { ENGLISH_STOP_WORDS, STOP_WORDS } from "../../language/stop-words.ts";
import type { QueryValues } from "./search-query.ts";
import { foreignIntentOf, type Intent, intentOf } from "./verb-methods.ts";

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu;

/** Characters of a word without spaces that are read; pairs of them already exceed the terms of a search. */
const MAX_WORD = 100;

const NUMBER_NEXT = /^\s*(?:(?:#|no\.|nr\.|č\.|№)\s*)?\p{Lu}{0,8}[-_/#]?\p{N}/u;

/** Characters between a full stop and the next word. */
const MAX_END = 50;

const SENTENCE_END = /[.!?:;\n]\s*$/;

/** German capitalizes every noun, so capital letters do not mark names. */
const GERMAN = /(?<!\p{L})(der|die|das|und|für|von|dem|den|ist|eine|einen|einer|bitte|mir|wie)(?!\p{L})/giu;

/** The part before the sign has at most 64 characters (RFC 5321 §4.5.3.1.1). */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

const URL_LIKE = /\b(?:https?|ftp):\/\/[^\s"'<>]+/giu;

/** "…", “…”, „…“, «…», `…`; a single quote only if it is not an apostrophe. */
const QUOTED =
  /"([^"]{1,200})"|[“„]([^“”]{1,200})[“”]|«([^»]{1,200})»|`([^`]{1,200})`|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,200})['’](?![\p{L}\p{N}])/gu;

/** Numbers, dates, words with digits in them, and codes such as `INV-2024-001`; not the "top" of "top-10". */
const LITERAL =
  /(?:\p{Lu}{2,8}[-_/#])?(?<![\p{L}\p{N}])[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*(?:[-_./:]\p{N}[\p{L}\p{N}]*|[-_](?=[\p{L}\p{N}]*\p{N})[\p{L}\p{N}]+)*/gu;

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
    const numbered = NUMBER_NEXT.test(query.slice(match.index + match[0].length));
    const parts = splitWords(match[0].slice(0, MAX_WORD));
    parts.forEach((word, i) => {
      words.push({
        word,
        entity: quoted || named,
        numbered,
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

export interface WordClause {
  words: QueryWord[];
  intent: Intent | undefined;
  /** Index in `words` of the verb with the intent; −1 when there is none. */
  verb: number;
}

const SENTENCE = /[.!?;\n]/;
const COMMA = /[,:]/;
/** After a comma, "calibrating …" starts a clause even if the verb is unknown. */
const GERUND = /^[a-z]{3,}ing$/;
/** Conjunctions between two clauses if a verb follows. */
const JOINERS = new Set(
  "and then also finally additionally plus afterwards next while by after before a i und dann danach y luego puis ensuite si apoi pak nasledne oraz potem potom и затем потом".split(
    " ",
  ),
);
const QUESTION = new Set(
  "what who whom whose which when where how why is are was were does did do co kdo kdy kde jak kolik jaky jaka jake ktery ktera ktere ile kto jaki was wer wann wo wie welche que quien cuando donde cual quel quelle qui quand ou ce cine cand unde cat что кто когда где сколько какои какая".split(
    " ",
  ),
);
/** Words that refer to an earlier noun. */
export const PRONOUNS: ReadonlySet<string> = new Set(
  "it its them they their ji jej jim jich jejich ich es sie ihn lo ele его ее их".split(" "),
);
/** A word after one of these is a noun, even if it could be a verb: "the update", "my order". */
const DETERMINERS = new Set(
  "the a an my our your his her its their this that these those all any some each every no latest last new first recent of for in on with from about der die das den eine el la los las un una le les".split(
    " ",
  ),
);

/**
 * Splits a query into clauses: at the ends of sentences, and where a comma or a conjunction is followed by
 * a verb. "rise and fall" is one clause, "find the invoice and send it" is two.
 */
export function splitClauses(words: QueryWord[]): WordClause[] {
  const clauses: QueryWord[][] = [];
  let current: QueryWord[] = [];
  words.forEach((word, i) => {
    if (current.length > 0 && startsClause(words, i)) {
      clauses.push(current);
      current = [];
    }
    current.push(word);
  });
  if (current.length > 0) clauses.push(current);
  return mergeLoneVerbs(mergeEmpty(clauses)).map(withIntent);
}

function startsClause(words: QueryWord[], i: number): boolean {
  const word = words[i];
  if (word === undefined) return false;
  if (SENTENCE.test(word.gap)) return true;
  if (word.entity) return false;
  const joined = JOINERS.has(word.word);
  if (!joined && !COMMA.test(word.gap)) return false;
  for (let j = i; j <= i + 3; j++) {
    const next = words[j];
    if (next === undefined || next.entity) return false;
    if (intentOf(next.word) !== undefined || (COMMA.test(words[i]?.gap ?? "") && GERUND.test(next.word)))
      return !followsDeterminer(words, j);
    if (!JOINERS.has(next.word) && !STOP_WORDS.has(next.word)) return false;
  }
  return false;
}

function followsDeterminer(words: QueryWord[], i: number): boolean {
  return DETERMINERS.has(words[i - 1]?.word ?? "");
}

/** A clause without content words ("Thank you.") belongs to the previous one. */
function mergeEmpty(clauses: QueryWord[][]): QueryWord[][] {
  const merged: QueryWord[][] = [];
  for (const clause of clauses) {
    const last = merged.at(-1);
    const empty = clause.every(({ word }) => STOP_WORDS.has(word));
    if (empty && last !== undefined) last.push(...clause);
    else merged.push(clause);
  }
  return merged;
}

/** "copy and label tapes": the first verb has no object and shares the object of the next. */
function mergeLoneVerbs(clauses: QueryWord[][]): QueryWord[][] {
  const merged: QueryWord[][] = [];
  let waiting: QueryWord[] = [];
  for (const clause of clauses) {
    const joined = [...waiting, ...clause];
    const content = joined.filter(({ word }) => !STOP_WORDS.has(word));
    const lone =
      content.length === 1 &&
      intentOf(content[0]?.word ?? "") !== undefined &&
      !joined.some(({ word }) => PRONOUNS.has(word));
    waiting = lone ? joined : [];
    if (!lone) merged.push(joined);
  }
  return waiting.length > 0 ? [...merged, waiting] : merged;
}

function withIntent(words: QueryWord[]): WordClause {
  const verb = findVerb(words);
  const found = words[verb];
  if (found !== undefined) return { words, intent: intentOf(found.word), verb };
  const asks = words.slice(0, 3).some(({ word }) => QUESTION.has(word));
  return { words, intent: asks ? "read" : undefined, verb: -1 };
}

/** The verb of a clause: the first word that is not a stop word, otherwise an explicit verb after "to". */
function findVerb(words: QueryWord[]): number {
  const head = words.findIndex(({ word }) => !STOP_WORDS.has(word) || isGiving(word));
  if (head >= 0 && isVerbAt(words, head) && !followsDeterminer(words, head)) return head;
  if (words.some(({ word }, i) => i < 3 && QUESTION.has(word))) return -1;
  return words.findIndex((_, i) => isVerbAt(words, i) && words[i - 1]?.word === "to");
}

/** Stop words that are verbs in requests. */
function isGiving(word: string): boolean {
  return ["give", "show", "tell", "get", "provide", "zeig", "dej"].includes(word);
}

function isVerbAt(words: QueryWord[], i: number): boolean {
  const word = words[i];
  return word !== undefined && !word.entity && intentOf(word.word) !== undefined;
}
