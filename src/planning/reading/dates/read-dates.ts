import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Value } from "../value.ts";
import { mergeDays, shareMonth, shareYears } from "./complete-days.ts";
import { applyDayPart, readBareHour, readZone } from "./complete-times.ts";
import { joinTimes } from "./join-times.ts";
import { readClock } from "./read-clock.ts";
import { readFigures } from "./read-figures.ts";
import { readMonth } from "./read-months.ts";
import { readBoundary } from "./read-period-ends.ts";
import { readOffset, readRelative, readWeekdayOrUnit } from "./read-relative-days.ts";
import type { Found, Recognizer } from "./recognizer.ts";

/**
 * Reads days, times of day and ranges of days: ISO 8601, numeric dates, names of months and weekdays,
 * words relative to now ("tomorrow", "last week", "in 3 days"). A missing year is the one that is closest
 * to now, looking forward for up to eleven months. Days are in UTC.
 */
export function readDates(tokens: readonly Token[], lexicon: Lexicon, now: Date): Value[] {
  const found: Value[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const match = RECOGNIZERS.map((read) => read({ tokens, i, lexicon, now })).find(
      (each) => each !== undefined,
    );
    if (match === undefined) continue;
    found.push(toValue(tokens, i, match));
    i = match.last;
  }
  shareYears(found, tokens);
  found.splice(0, found.length, ...found.flatMap((value) => [...shareMonth(value, tokens), value]));
  for (let i = found.length - 1; i > 0; i--) mergeDays(found, i, tokens);
  for (const value of found) {
    // "on Friday at six pm" has a time of its own.
    if (!found.some(({ first }) => first === value.last + 2)) readBareHour(value, tokens, lexicon);
    applyDayPart(value, tokens, lexicon);
    readZone(value, tokens);
  }
  return joinTimes(found, tokens, lexicon);
}

function toValue(tokens: readonly Token[], first: number, { last, ...parts }: Found): Value {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  const text = tokens
    .slice(first, last + 1)
    .reduce((all, token, i) => all + (i > 0 ? token.gap : "") + token.text, "");
  return { kind: parts.day ? "date" : "time", first, last, start, end, text, ...parts };
}

const RECOGNIZERS: readonly Recognizer[] = [
  readBoundary,
  readFigures,
  readMonth,
  readOffset,
  readRelative,
  readWeekdayOrUnit,
  readClock,
];
