import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { joinNumbers } from "../join-numbers.ts";

export function monthAt(tokens: readonly Token[], i: number, lexicon: Lexicon): number | undefined {
  const token = tokens[i];
  return token?.kind === "word" ? lexicon.months.get(token.word) : undefined;
}

/** Whether a month cannot be another word: "may", "march" and "set" can. */
export function isClearMonth(token: Token | undefined, lexicon: Lexicon): boolean {
  if (token === undefined) return false;
  return token.name || !(lexicon.functionWords.has(token.word) || lexicon.commands.has(token.word));
}

/** "may", "mar", "set" are also other words: without a day they need a preposition or a capital letter. */
export function isMonthAlone(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const token = tokens[i];
  const before = tokens[i - 1]?.word ?? "";
  if (token === undefined) return false;
  // "Jan Novák" is a person.
  const next = tokens[i + 1];
  if (token.word.length < 4 && token.text !== token.text.toUpperCase() && next?.name && next.gap === " ")
    return false;
  // "nov 2026"
  const hasYear = yearAt(tokens, i + 1)[0] !== undefined && next?.gap === " ";
  if (hasYear && isClearMonth(token, lexicon)) return true;
  const isSaid =
    lexicon.prepositions.has(before) || lexicon.times.has(before) || yearAt(tokens, i + 1)[0] !== undefined;
  if (token.word.length > 4) return isSaid || token.name || lexicon.code !== "en";
  return isSaid && (token.name || (token.word.length > 3 && lexicon.code !== "en"));
}

export function yearAt(tokens: readonly Token[], i: number): [year: string | undefined, last: number] {
  const token = tokens[i];
  return token?.kind === "number" && /^(19|20)\d{2}$/.test(token.text) ? [token.text, i] : [undefined, i];
}

export function dayNumber(tokens: readonly Token[], i: number): number | undefined {
  const token = tokens[i];
  if (token === undefined || (token.kind !== "number" && !/^\d{1,2}(st|nd|rd|th|er)$/.test(token.word)))
    return undefined;
  const value = Number.parseInt(token.word, 10);
  return /^\d{1,2}(st|nd|rd|th|er)?$/.test(token.word) && value >= 1 && value <= 31 ? value : undefined;
}

/** The day of a month in figures or words; `isVague` without an ordinal: "feb four". */
export function readDayNumber(
  tokens: readonly Token[],
  i: number,
  lexicon: Lexicon,
): { date: number; last: number; isVague: boolean } | undefined {
  const date = dayNumber(tokens, i);
  if (date !== undefined) return { date, last: i, isVague: false };
  const spoken = readSpokenNumber(tokens, i, lexicon);
  if (spoken === undefined || spoken.value < 1 || spoken.value > 31) return undefined;
  return { date: spoken.value, last: spoken.last, isVague: !spoken.isOrdinal };
}

/**
 * Whether "since" precedes the date, so that it is in the past: "since Friday", "seit Mai". Words for
 * "from" do not determine it.
 */
export function saysSince(tokens: readonly Token[], i: number, { functionWords }: Lexicon): boolean {
  const before = functionWords.has(tokens[i - 1]?.word ?? "") ? [i - 1, i - 2] : [i - 1];
  return before.some((at) => /^(since|seit|seitdem|depuis)$/.test(tokens[at]?.word ?? ""));
}

/** Whether a number ends before the token, so that it does not count or name what follows. */
export function isAlone(next: Token | undefined, lexicon: Lexicon): boolean {
  return (
    next === undefined ||
    /[,.;:!?)\n]/.test(next.gap) ||
    (next.kind === "word" && (lexicon.functionWords.has(next.word) || lexicon.times.has(next.word))) ||
    lexicon.prepositions.has(next.word)
  );
}

export function isClockPreposition(token: Token | undefined, lexicon: Lexicon): boolean {
  return token !== undefined && CLOCK_PREPOSITIONS[lexicon.code]?.test(token.word) === true;
}

/** Words between the two times of a range. */
export const RANGE_WORDS = /^(to|until|till|and|bis|und|az|do|a|i|hasta|y|et)$/;

/** Prepositions before times of day, by language. */
const CLOCK_PREPOSITIONS: Readonly<Record<string, RegExp>> = {
  en: /^(at|by|from)$/,
  cs: /^(v|ve|o|od|na)$/,
  de: /^(um|ab|gegen)$/,
  pl: /^(o|od|na)$/,
  es: /^(a|desde)$/,
  fr: /^(a|vers|des)$/,
};

export interface SpokenNumber {
  value: number;
  last: number;
  isOrdinal: boolean;
}

/**
 * Reads a whole number below 100 in words: `four`, `twenty-eighth`, `dvacátého osmého`, `treinta y uno`.
 * Articles are not numbers.
 */
export function readSpokenNumber(
  tokens: readonly Token[],
  i: number,
  lexicon: Lexicon,
): SpokenNumber | undefined {
  const head = wordNumber(tokens[i], lexicon);
  if (head === undefined) return undefined;
  const single = { value: head.value, last: i, isOrdinal: head.isOrdinal };
  if (lexicon.code === "fr" && !head.isOrdinal) return readFrench(tokens, single, lexicon);
  if (head.value < 20 || head.value % 10 !== 0) return single;
  const isLinked = /^(y|et|und)$/.test(tokens[i + 1]?.word ?? "");
  const at = isLinked ? i + 2 : i + 1;
  const unit = /^[ -]$/.test(tokens[at]?.gap ?? "") ? wordNumber(tokens[at], lexicon, true) : undefined;
  if (unit === undefined || unit.value < 1 || unit.value > 9) return single;
  return { value: head.value + unit.value, last: at, isOrdinal: unit.isOrdinal };
}

/** "dix-sept", "vingt et un", "quarante cinq" have more forms than tens and units. */
function readFrench(tokens: readonly Token[], head: SpokenNumber, lexicon: Lexicon): SpokenNumber {
  const joined = joinNumbers(tokens, head, lexicon, new Set());
  return Number.isInteger(joined.value) && joined.value < 100 ? { ...joined, isOrdinal: false } : head;
}

function wordNumber(token: Token | undefined, lexicon: Lexicon, isUnit = false) {
  if (token?.kind !== "word" || (lexicon.functionWords.has(token.word) && !isUnit)) return undefined;
  // "third" is also a fraction.
  const ordinal = lexicon.ordinals.get(token.word);
  const value = ordinal ?? lexicon.numbers.get(token.word);
  if (value === undefined || !Number.isInteger(value) || value < 0 || value >= 100) return undefined;
  return { value, isOrdinal: ordinal !== undefined };
}

/** Words for every one of several days, by language. */
const EACH: Readonly<Record<string, RegExp>> = {
  en: /^(every|each)$/,
  cs: /^(kazd\p{L}+|vsedni)$/u,
  de: /^jede[nrsm]?$/,
  pl: /^(kazd\p{L}+|co)$/u,
  es: /^(cada|todos)$/,
  fr: /^(chaque|tous)$/,
};

const RECURRING =
  /^(daily|everyday|weekdays?|weekends?|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|denne|taglich|werktags|wochentags|codziennie|diariamente|quotidiennement)$/;

/** Whether the words name days that repeat: "every weekday", "on weekends", "každé ráno", "todos los días". */
export function isRecurrence(words: readonly Token[], { code }: Lexicon): boolean {
  return words.some(({ word }) => RECURRING.test(word) || EACH[code]?.test(word) === true);
}
