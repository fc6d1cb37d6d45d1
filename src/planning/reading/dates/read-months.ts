import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { endOfMonth, nearestMonthYear, toDay } from "./calendar.ts";
import {
  isAlone,
  isClearMonth,
  isMonthAlone,
  monthAt,
  readDayNumber,
  saysSince,
  yearAt,
} from "./date-words.ts";
import { type Found, type Recognizer, withDay } from "./recognizer.ts";

/** Reads `27 November 2026`, `the 3rd of May`, `November 27, 2026`, `October`, `October 2026`. */
export const readMonth: Recognizer = ({ tokens, i, lexicon, now }) => {
  const range = readDayRange(tokens, i, lexicon, now);
  if (range !== undefined) return range;
  const number = readDayNumber(tokens, i, lexicon);
  if (number !== undefined) {
    let j = number.last + 1;
    while (j < number.last + 4 && /^(st|nd|rd|th|of|de|ter|te|er|eme|e)$/.test(tokens[j]?.word ?? "")) j++;
    const month = monthAt(tokens, j, lexicon);
    if (month === undefined || (number.isVague && !isClearMonth(tokens[j], lexicon))) return undefined;
    const [year, last] = yearAt(tokens, /^(de|del)$/.test(tokens[j + 1]?.word ?? "") ? j + 2 : j + 1);
    return withDay(year === undefined ? j : last, toDay(year, month + 1, number.date, now));
  }
  const month = monthAt(tokens, i, lexicon);
  if (month === undefined) return undefined;
  const date = readDayNumber(tokens, tokens[i + 1]?.word === "the" ? i + 2 : i + 1, lexicon);
  // "march two people out": a number before a noun counts it.
  const isCount = date?.isVague && !isAlone(tokens[date.last + 1], lexicon);
  if (date !== undefined && !isCount && (!date.isVague || isClearMonth(tokens[i], lexicon))) {
    const suffix = /^(st|nd|rd|th)$/.test(tokens[date.last + 1]?.word ?? "") ? 1 : 0;
    const [year, last] = yearAt(tokens, date.last + suffix + 1);
    return withDay(year === undefined ? date.last + suffix : last, toDay(year, month + 1, date.date, now));
  }
  if (!isMonthAlone(tokens, i, lexicon)) return undefined;
  const [stated, last] = yearAt(tokens, i + 1);
  const isPast = saysSince(tokens, i, lexicon);
  const year = Number(stated ?? nearestMonthYear(month, now, isPast));
  return {
    last: stated === undefined ? i : last,
    day: { year, month: month + 1, date: 1 },
    lastDay: endOfMonth(year, month),
  };
};

/** Reads `1-7 November`: one numeric token and a month. */
function readDayRange(tokens: readonly Token[], i: number, lexicon: Lexicon, now: Date): Found | undefined {
  const [, from, to] = /^(\d{1,2})[-–](\d{1,2})$/.exec(tokens[i]?.text ?? "") ?? [];
  const month = from === undefined ? undefined : monthAt(tokens, i + 1, lexicon);
  if (month === undefined) return undefined;
  const [year, last] = yearAt(tokens, i + 2);
  const [day, lastDay] = [toDay(year, month + 1, from, now), toDay(year, month + 1, to, now)];
  return day && lastDay && { last: year === undefined ? i + 1 : last, day, lastDay };
}
