import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Day, Value } from "../value.ts";
import { type Found, type Recognizer, shift, spanOf } from "./calendar.ts";
import { dayNumber, saysSince } from "./date-words.ts";
import { dayPartOf, isAmbiguousPart } from "./day-parts.ts";
import { isPastTense } from "./past-tense.ts";

export const readRelative: Recognizer = ({ tokens, i, lexicon, now }) => {
  const other = readDayBeyond(tokens, i, lexicon, now);
  if (other !== undefined) return other;
  const meaning = (lexicon.times.get(tokens[i]?.word ?? "") ?? []).find((each) =>
    /^(day|week|month|year)[+-]\d/.test(each),
  );
  if (meaning === undefined) return undefined;
  const [, unit = "day", offset = "0"] = /^(\w+)([+-]\d+)$/.exec(meaning) ?? [];
  const part = dayPartOf(tokens[i], lexicon);
  return {
    last: i,
    ...spanOf(unit, Number(offset), now),
    ...(part !== undefined && !isAmbiguousPart(tokens[i], lexicon) && { part }),
  };
};

/** "the day after tomorrow", "pasado mañana", "après-demain", "avant-hier". */
function readDayBeyond(tokens: readonly Token[], i: number, lexicon: Lexicon, now: Date): Found | undefined {
  const word = tokens[i]?.word ?? "";
  const at = lexicon.code === "en" && word === "day" ? i + 1 : i;
  if (lexicon.code === "en" && at === i) return undefined;
  const side = tokens[at]?.word ?? "";
  const meanings = lexicon.times.get(tokens[at + 1]?.word ?? "") ?? [];
  const isAfter = meanings.includes("day+1") && /^(after|pasado|apres)$/.test(side);
  const isBefore = meanings.includes("day-1") && /^(before|avant)$/.test(side);
  return isAfter || isBefore ? { last: at + 1, day: shift(now, isAfter ? 2 : -2) } : undefined;
}

/** Reads `next Monday`, `last week`, `this month`, `on Friday`. */
export const readWeekdayOrUnit: Recognizer = ({ tokens, i, lexicon, now }) => {
  const word = tokens[i]?.word ?? "";
  const direction = (lexicon.times.get(word) ?? []).find((each) => ["next", "last", "this"].includes(each));
  if (direction === undefined) {
    const weekday = weekdayAt(tokens, i, lexicon);
    if (weekday === undefined) return after(tokens, i, lexicon, now);
    const follows = directionAfter(tokens, i, lexicon);
    const isPast = saysSince(tokens, i, lexicon) || isPastTense(tokens, i, lexicon);
    const direction = follows?.direction ?? (isPast ? "last" : undefined);
    return { last: follows?.last ?? i, day: weekdayFrom(now, weekday, direction) };
  }
  const weekday = weekdayAt(tokens, i + 1, lexicon);
  if (weekday !== undefined) return { last: i + 1, day: weekdayFrom(now, weekday, direction) };
  const unit = lexicon.durations.get(tokens[i + 1]?.word ?? "");
  // "les sept prochains jours" are not one day.
  const isCounted =
    tokens[i - 1]?.kind === "number" || (lexicon.numbers.get(tokens[i - 1]?.word ?? "") ?? 1) > 1;
  if (unit === "day" && isCounted) return undefined;
  if (unit === undefined || !["week", "month", "year", "day"].includes(unit)) return undefined;
  return { last: i + 1, ...spanOf(unit, direction === "next" ? 1 : direction === "last" ? -1 : 0, now) };
};

/** Reads `semana pasada`, `semaine prochaine`, where the unit comes first. */
function after(tokens: readonly Token[], i: number, lexicon: Lexicon, now: Date): Found | undefined {
  const unit = lexicon.durations.get(tokens[i]?.word ?? "");
  if (unit === undefined || !["week", "month", "year"].includes(unit) || lexicon.code === "en")
    return undefined;
  const follows = directionAfter(tokens, i, lexicon);
  if (follows === undefined) return undefined;
  return { last: follows.last, ...spanOf(unit, follows.direction === "next" ? 1 : -1, now) };
}

/** "next" or "last" after the unit or weekday: `pasada`, `prochaine`, `que viene`, `qui vient`. */
function directionAfter(
  tokens: readonly Token[],
  i: number,
  { times, code }: Lexicon,
): { direction: "next" | "last"; last: number } | undefined {
  const isClause = /^(es|fr)$/.test(code) && /^(que|qui)$/.test(tokens[i + 1]?.word ?? "");
  const last = isClause ? i + 2 : i + 1;
  if (isClause && /^(viene|entra|vient)$/.test(tokens[last]?.word ?? "")) return { direction: "next", last };
  if (isClause) return undefined;
  const direction = (times.get(tokens[last]?.word ?? "") ?? []).find(
    (each) => each === "next" || each === "last",
  );
  return direction === "next" || direction === "last" ? { direction, last } : undefined;
}

function weekdayAt(tokens: readonly Token[], i: number, lexicon: Lexicon): number | undefined {
  const token = tokens[i];
  if (token?.kind !== "word") return undefined;
  // Lowercase "sat", "sun", "wed", "mar" are ordinary words.
  if (token.word.length < 4 && lexicon.code !== "cs" && !/^\p{Lu}\p{Ll}/u.test(token.text)) return undefined;
  return lexicon.weekdays.get(token.word);
}

export function weekdayFrom(now: Date, weekday: number, direction: string | undefined): Day {
  const today = (now.getUTCDay() + 6) % 7;
  const ahead = (weekday - today + 7) % 7;
  if (direction === "last") return shift(now, ahead - 7);
  return shift(now, ahead === 0 && direction === "next" ? 7 : ahead);
}

/** Verbs before the number of what gets another day: "postpone exam 3 to 15 March". */
const MOVES = /^(postpone|move|reschedule|extend|delay|defer|set|change|shift|push)$/;

/** "from 16 to 20 November", "entre le 1er et le 15 mars": the first day has the month of the second. */
export function shareMonth({ first, day, time, text }: Value, tokens: readonly Token[]): Value[] {
  const joins = /^(the|le|el|den|dem|dne)$/.test(tokens[first - 1]?.word ?? "") ? first - 2 : first - 1;
  const isSuffixed =
    /^(er|st|nd|rd|th)$/.test(tokens[joins - 1]?.word ?? "") && tokens[joins - 1]?.gap === "";
  const before = isSuffixed ? joins - 2 : joins - 1;
  const number =
    tokens[before]?.kind === "number" &&
    /^(to|and|until|till|through|do|az|a|bis|und|hasta|y|al|au|et|i)$/.test(tokens[joins]?.word ?? "")
      ? before
      : /[-–—]/.test(tokens[first]?.gap ?? "") && tokens[first - 1]?.kind === "number"
        ? first - 1
        : -1;
  const suffix = isSuffixed && number === before ? tokens[joins - 1] : undefined;
  // "postpone exam 3 to 2027-01-20" has one day.
  const isIso = /^\d{4}-/.test(text);
  const lead = tokens[number - 1]?.word ?? "";
  const isArticleMissing =
    /^(al|au)$/.test(tokens[joins]?.word ?? "") && !/^(du|del|el|le|entre|et)$/.test(lead);
  const isMoved =
    tokens[number - 1]?.kind === "word" &&
    !/^(from|between|on|the|vacation|leave|holidays?|for)$/.test(lead) &&
    tokens.slice(0, Math.max(0, number - 1)).some(({ word }) => MOVES.test(word));
  const date =
    number < 0 || isIso || isArticleMissing || isMoved || !/^\d/.test(text)
      ? undefined
      : dayNumber(tokens, number);
  const token = tokens[number];
  if (date === undefined || day === undefined || time !== undefined || token === undefined || date > day.date)
    return [];
  return [
    {
      kind: "date",
      first: number,
      last: suffix === undefined ? number : number + 1,
      start: token.start,
      end: (suffix ?? token).end,
      text: token.text + (suffix?.text ?? ""),
      day: { ...day, date },
    },
  ];
}

/** "from Friday to Sunday": the second weekday is after the first. */
export function orderWeekdays(found: Value[], tokens: readonly Token[], lexicon: Lexicon): void {
  const isWeekday = ({ first, last }: Value) =>
    first === last && lexicon.weekdays.has(tokens[first]?.word ?? "");
  for (const [i, to] of found.entries()) {
    const from = found[i - 1];
    if (!from?.day || !to.day || !isWeekday(from) || !isWeekday(to) || to.first !== from.last + 2) continue;
    const joint = tokens[from.last + 1]?.word ?? "";
    if (!/^(to|until|till|through|bis|az|do|al?|hasta|au)$/.test(joint)) continue;
    const isEarlier =
      Date.UTC(to.day.year, to.day.month - 1, to.day.date) <
      Date.UTC(from.day.year, from.day.month - 1, from.day.date);
    if (isEarlier) to.day = shift(new Date(Date.UTC(to.day.year, to.day.month - 1, to.day.date)), 7);
  }
}

/** Merges a weekday with its date: "Wednesday 25. 11. 2026", "Friday, 4 December". */
export function mergeDays(found: Value[], i: number, tokens: readonly Token[]): void {
  const [before, value] = [found[i - 1], found[i]];
  if (
    !before?.day ||
    !value?.day ||
    before.lastDay ||
    value.lastDay ||
    before.time ||
    value.first - before.last > 2
  )
    return;
  const between = tokens
    .slice(before.last + 1, value.first)
    .map(({ word }) => word)
    .join(" ");
  if (
    !/^(the|den|dne|le|el)?$/.test(between) ||
    /[-–—]/.test(tokens[value.first]?.gap ?? "") ||
    /\d/.test(before.text)
  )
    return;
  found.splice(i - 1, 2, {
    ...value,
    first: before.first,
    start: before.start,
    text: `${before.text} ${value.text}`,
  });
}

/** "between 1 June and 31 August 2026": the first date has the year of the second. */
export function shareYears(found: Value[], tokens: readonly Token[]): void {
  for (let i = 1; i < found.length; i++) {
    const [from, to] = [found[i - 1], found[i]];
    if (
      !from?.day ||
      !to?.day ||
      to.first - from.last > 2 ||
      /\d{4}/.test(from.text) ||
      !/\d{4}/.test(to.text)
    )
      continue;
    if (
      !/^(to|and|until|till|-|–|do|az|a|bis|und|hasta|y|al|au|et|i)?$/.test(
        tokens
          .slice(from.last + 1, to.first)
          .map(({ word }) => word)
          .join(" "),
      )
    )
      continue;
    const isLater = from.day.month > to.day.month;
    from.day = { ...from.day, year: isLater ? to.day.year - 1 : to.day.year };
  }
}
