import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Value } from "../value.ts";
import type { Beside, DayPart } from "./calendar.ts";
import { isRecurrence, RANGE_WORDS } from "./date-words.ts";
import { applyPart } from "./day-parts.ts";

/** A value with what only counts beside others. */
export type Timed = Value & Beside;

interface Words {
  tokens: readonly Token[];
  lexicon: Lexicon;
}

/**
 * Joins times, parts of the day and days that are beside each other: "tomorrow at 3 pm", "at 9:00 on Monday", "tonight
 * at eight", "um acht heute Abend". A part of the day alone and an hour alone are no times.
 */
export function joinTimes(found: readonly Timed[], tokens: readonly Token[], lexicon: Lexicon): Value[] {
  const words = { tokens, lexicon };
  const joined: Timed[] = [];
  for (const [n, value] of withParts(found, words).entries()) {
    const pair = pairOf(joined.at(-1), value, found[n + 1], words);
    if (pair !== undefined) joined.pop();
    joined.push(pair ?? value);
  }
  const said = joined.filter((value) => value.lead === undefined || isRecurring(value, words));
  return withRangeDays(said.map(toValue), words);
}

function toValue({ part: _part, lead: _lead, whole: _whole, ...value }: Timed): Value {
  return value;
}

/** Parts of the day become part of the time or the day beside them: before the part, otherwise after it. */
function withParts(found: readonly Timed[], words: Words): Timed[] {
  const kept: Timed[] = [];
  let waiting: Timed | undefined;
  for (const value of found) {
    const before = kept.at(-1);
    if (value.day === undefined && value.time === undefined) {
      const joined = before && withPart(before, value, words);
      if (joined !== undefined) kept[kept.length - 1] = joined;
      waiting = joined === undefined ? value : undefined;
      continue;
    }
    kept.push((waiting && withPart(value, waiting, words)) ?? value);
    waiting = undefined;
  }
  return kept;
}

/** A time in the half of the day that the part says, or a day that has this part; undefined if they are apart. */
function withPart(value: Timed, { part, ...other }: Timed, words: Words): Timed | undefined {
  const [from, to] = value.last < other.first ? [value, other] : [other, value];
  if (part === undefined || value.lastDay !== undefined || !isBeside(from, to, words)) return undefined;
  const whole = spanOf(from, to, words);
  if (value.time === undefined) return { ...value, part, whole };
  const time = timeIn(value, part, value.day !== undefined);
  if (time === undefined) return undefined;
  const { lead: _, ...rest } = value;
  return { ...rest, ...whole, time };
}

function timeIn({ time = "", text }: Timed, part: DayPart, isOfDay: boolean): string | undefined {
  return /[ap]\.?\s?m\b/i.test(text) ? time : applyPart(time, part, isOfDay);
}

/** The day and the time of two values beside each other. */
function pairOf(
  before: Timed | undefined,
  value: Timed,
  next: Timed | undefined,
  words: Words,
): Timed | undefined {
  const isPair =
    before !== undefined &&
    (before.day === undefined) !== (value.day === undefined) &&
    (before.time === undefined) !== (value.time === undefined);
  if (!isPair) return undefined;
  const startsRange =
    value.day === undefined && next?.time !== undefined && endsRange(words, value.last, next.first);
  if (!isBeside(before, value, words, startsRange) && !isRepeated(before, value, words)) return undefined;
  const [day, clock] = before.day === undefined ? [value, before] : [before, value];
  // Of a quoted text, only complete times count.
  const isQuoted = (words.tokens[clock.first]?.quote ?? -1) >= 0;
  if (clock.lead !== undefined && (isQuoted || day.lastDay !== undefined || !isHourBefore(clock, day, words)))
    return undefined;
  const time = day.part === undefined ? clock.time : timeIn(clock, day.part, true);
  if (time === undefined) return undefined;
  const { lead: _lead, part: _part, whole: _whole, ...rest } = { ...before, ...value };
  return {
    ...rest,
    ...spanOf(before, value, words),
    kind: "date",
    time,
    timeTokens: [clock.first, clock.last],
  };
}

/** "at eight tomorrow", but "raise it by 8 tomorrow" is an amount. */
function isHourBefore(clock: Timed, day: Timed, { tokens, lexicon }: Words): boolean {
  if (day.first < clock.first) return true;
  return HOUR_LEADS[lexicon.code]?.test(tokens[clock.lead ?? -1]?.word ?? "") === true;
}

/** Prepositions that make a time of a number before a day, by language. */
const HOUR_LEADS: Readonly<Record<string, RegExp>> = {
  en: /^(at|by)$/,
  cs: /^(v|ve)$/,
  de: /^(um|gegen)$/,
  pl: /^o$/,
  es: /^a$/,
};

/** The part of the request from one value to another. */
function spanOf(
  from: Timed,
  to: Timed,
  { tokens }: Words,
): Pick<Value, "first" | "last" | "start" | "end" | "text"> {
  const [first, last] = [from.whole?.first ?? from.first, to.whole?.last ?? to.last];
  const text = tokens
    .slice(first, last + 1)
    .map((token, i) => (i > 0 ? token.gap : "") + token.text)
    .join("");
  return { first, last, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0, text };
}

/** Whether only grammar is between two values; the preposition of an hour alone always may be. */
function isBeside(from: Timed, to: Timed, { tokens, lexicon }: Words, startsRange = false): boolean {
  const between = tokens.slice((from.whole?.last ?? from.last) + 1, to.lead ?? to.whole?.first ?? to.first);
  return isBridge(between, lexicon, startsRange);
}

/** Whether an hour alone is of something that repeats: "at eight every day", "on weekdays at 7". */
function isRecurring({ lead = 0, last }: Timed, { tokens, lexicon }: Words): boolean {
  return (
    isRecurrence(tokens.slice(Math.max(0, lead - 3), lead), lexicon) ||
    isRecurrence(tokens.slice(last + 1, last + 4), lexicon)
  );
}

/** "tomorrow from 9:00 to 11:30", "from 2 to 4 pm on Friday": the day belongs to both times. */
function withRangeDays(values: readonly Value[], words: Words): Value[] {
  const dayOfTime = (value: Value | undefined) => (value?.time === undefined ? undefined : value.day);
  return values.map((value, n) => {
    const [before, next] = [values[n - 1], values[n + 1]];
    if (value.time === undefined || value.day !== undefined) return value;
    const isEnd = before !== undefined && endsRange(words, before.last, value.first);
    const isStart = next !== undefined && endsRange(words, value.last, next.first);
    const rangeDay = (isEnd ? dayOfTime(before) : undefined) ?? (isStart ? dayOfTime(next) : undefined);
    return rangeDay === undefined ? value : { ...value, rangeDay };
  });
}

/** Whether the second of two times ends a range: "9:00 to 11:30", "9:00–11:30". */
function endsRange({ tokens, lexicon: { times } }: Words, before: number, first: number): boolean {
  if (first === before + 1) return /^ ?[-–—] ?$/.test(tokens[first]?.gap ?? "");
  const word = tokens[before + 1]?.word ?? "";
  return first === before + 2 && (RANGE_WORDS.test(word) || (times.get(word) ?? []).includes("until"));
}

/** Abbreviations of "hour" before a time. */
const CLOCK = /^(godz|hod|uhr|hrs|at)$/;

/** `startsRange`: whether the time is the first of a range: "zítra od 7 do 9 hodin". */
function isBridge(between: readonly Token[], lexicon: Lexicon, startsRange: boolean): boolean {
  return (
    between.length < 3 &&
    between.every(
      ({ word, gap }) =>
        !/[.!?;]/.test(gap) &&
        (lexicon.functionWords.has(word) || lexicon.prepositions.has(word) || CLOCK.test(word)) &&
        (startsRange || !isRange(word, lexicon)),
    )
  );
}

/** "do středy do 15:00": both parts follow the same preposition. */
function isRepeated(before: Value, value: Value, { tokens }: Words): boolean {
  const link = tokens[before.last + 1];
  return (
    value.first === before.last + 2 &&
    link?.gap === " " &&
    link.word.length > 1 &&
    link.word === tokens[before.first - 1]?.word
  );
}

function isRange(word: string, lexicon: Lexicon): boolean {
  const meanings = lexicon.times.get(word) ?? [];
  return (
    ["until", "since", "between"].some((each) => meanings.includes(each)) &&
    !(lexicon.prepositions.get(word) ?? []).includes("at")
  );
}

/** Adds the zone after a time: "6:15 UTC". */
export function readZone(value: Value, tokens: readonly Token[]): void {
  const next = tokens[value.last + 1];
  if (value.time === undefined || next?.gap !== " " || !/^(utc|gmt)$/.test(next.word)) return;
  value.zone = "Z";
  value.last++;
}
