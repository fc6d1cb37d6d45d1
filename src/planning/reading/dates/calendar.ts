import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Day, Value } from "../value.ts";

/** A valid day, or undefined. Without a year: the closest such day, starting a month ago. */
export function toDay(
  year: string | undefined,
  month: string | number | undefined,
  date: string | number | undefined,
  now?: Date,
): Day | undefined {
  if (year === undefined && now === undefined) return undefined;
  const day = { year: Number(year ?? now?.getUTCFullYear()), month: Number(month), date: Number(date) };
  if (year === undefined && now !== undefined) day.year = nearestYear(day, now);
  const real = new Date(Date.UTC(day.year, day.month - 1, day.date));
  return real.getUTCMonth() === day.month - 1 && real.getUTCDate() === day.date ? day : undefined;
}

/** The year that is closest to now; future days count as closer. */
function nearestYear({ month, date }: Day, now: Date): number {
  const year = now.getUTCFullYear();
  const distance = (candidate: number) => {
    const days = (Date.UTC(candidate, month - 1, date) - now.getTime()) / 86_400_000;
    return days < -1 ? -days * 2 : days;
  };
  return [year - 1, year, year + 1].sort((a, b) => distance(a) - distance(b))[0] ?? year;
}

/**
 * A month without a year is the closest one: in November, "December" is the next and "September" the last.
 */
export function nearestMonthYear(month: number, now: Date, isPast: boolean): number {
  const ahead = (month - now.getUTCMonth() + 12) % 12;
  const year = now.getUTCFullYear() + (now.getUTCMonth() + ahead > 11 ? 1 : 0);
  return ahead > 0 && (isPast || ahead > 5) ? year - 1 : year;
}

export function dayOf(moment: Date): Day {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, date: moment.getUTCDate() };
}

export function shift(now: Date, days: number): Day {
  return dayOf(new Date(now.getTime() + days * 86_400_000));
}

export function endOfMonth(year: number, month: number): Day {
  return dayOf(new Date(Date.UTC(year, month + 1, 0)));
}

/** The day, week, month or year at an offset from now. */
export function spanOf(unit: string, offset: number, now: Date): { day: Day; lastDay?: Day } {
  if (unit === "day") return { day: shift(now, offset) };
  if (unit === "week") {
    const monday = offset * 7 - ((now.getUTCDay() + 6) % 7);
    return { day: shift(now, monday), lastDay: shift(now, monday + 6) };
  }
  if (unit === "year") {
    const year = now.getUTCFullYear() + offset;
    return { day: { year, month: 1, date: 1 }, lastDay: { year, month: 12, date: 31 } };
  }
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
  return { day: dayOf(first), lastDay: endOfMonth(first.getUTCFullYear(), first.getUTCMonth()) };
}

/** The day at an offset from today, in units. */
export function spanFrom(unit: string, amount: number, now: Date): { day: Day } {
  if (unit === "month" || unit === "year") {
    const months = unit === "year" ? amount * 12 : amount;
    return {
      day: dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, now.getUTCDate()))),
    };
  }
  return { day: shift(now, unit === "week" ? amount * 7 : amount) };
}

export type Found = Pick<Value, "day" | "lastDay" | "time" | "zone" | "ambiguous"> &
  Beside & { last: number };

/** What only counts beside a day or a time. */
export interface Beside {
  part?: DayPart;
  /** For an hour without a word for it: the preposition before it, "at seven". */
  lead?: number;
  /** For a day with a part of it: both. */
  whole?: Pick<Value, "first" | "last">;
}

/** Parts of a day that decide which half of it an hour is in. */
export type DayPart = "morning" | "afternoon" | "evening" | "night";
export type Recognizer = (at: Situation) => Found | undefined;

interface Situation {
  tokens: readonly Token[];
  /** Index of the first token. */
  i: number;
  lexicon: Lexicon;
  now: Date;
}

export function withDay(last: number, day: Day | undefined): Found | undefined {
  return day && { last, day };
}
