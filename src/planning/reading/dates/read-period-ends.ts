import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { boundaryAt } from "../read-boundary.ts";
import { endOfMonth, nearestMonthYear, spanOf } from "./calendar.ts";
import { monthAt, yearAt } from "./date-words.ts";
import { type Recognizer, withDay } from "./recognizer.ts";

/** Reads the first or last day of a period: `end of March`, `Ende 2027`, `do konce roku`. */
export const readBoundary: Recognizer = ({ tokens, i, lexicon, now }) => {
  const boundary = boundaryAt(tokens, i, lexicon);
  if (boundary === undefined) return undefined;
  const { isEnd, at } = boundary;
  const period = readPeriod(tokens, at, lexicon, now);
  if (period === undefined) return undefined;
  return withDay(period.last, isEnd ? period.lastDay : period.day);
};

function readPeriod(tokens: readonly Token[], i: number, lexicon: Lexicon, now: Date) {
  const month = monthAt(tokens, i, lexicon);
  if (month !== undefined) {
    const [stated, last] = yearAt(tokens, /^(de|del)$/.test(tokens[i + 1]?.word ?? "") ? i + 2 : i + 1);
    const year = Number(stated ?? nearestMonthYear(month, now, false));
    const day = { year, month: month + 1, date: 1 };
    return { last: stated === undefined ? i : last, day, lastDay: endOfMonth(year, month) };
  }
  const word = tokens[i]?.word ?? "";
  const direction = (lexicon.times.get(word) ?? []).find((each) => /^(next|last|this)$/.test(each));
  const at = direction === undefined ? i : i + 1;
  const unit = lexicon.durations.get(tokens[at]?.word ?? "");
  const [year, last] = yearAt(tokens, unit === "year" ? at + 1 : i);
  if (year !== undefined)
    return {
      last,
      day: { year: Number(year), month: 1, date: 1 },
      lastDay: { year: Number(year), month: 12, date: 31 },
    };
  if (unit === undefined || !/^(week|month|year)$/.test(unit)) return undefined;
  const { day, lastDay } = spanOf(unit, direction === "next" ? 1 : direction === "last" ? -1 : 0, now);
  return { last: at, day, lastDay };
}
