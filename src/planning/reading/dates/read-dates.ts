import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Day, Value } from "../value.ts";
import {
  dayOf,
  endOfMonth,
  type Found,
  nearestMonthYear,
  type Recognizer,
  spanOf,
  toDay,
  withDay,
} from "./calendar.ts";
import {
  isAlone,
  isClearMonth,
  isMonthAlone,
  monthAt,
  readDayNumber,
  saysSince,
  yearAt,
} from "./date-words.ts";
import { readDayPart } from "./day-parts.ts";
import { joinTimes, readZone, type Timed } from "./join-times.ts";
import { inUsualHalf } from "./occasions.ts";
import { isPastTense } from "./past-tense.ts";
import { readClock } from "./read-clock.ts";
import { readOffset } from "./read-offsets.ts";
import {
  mergeDays,
  orderWeekdays,
  readRelative,
  readWeekdayOrUnit,
  shareMonth,
  shareYears,
} from "./read-relative-days.ts";
import { readBareHour } from "./read-spoken-clock.ts";

/**
 * Reads days, times of day and ranges of days: ISO 8601, numeric dates, names of months and weekdays,
 * words relative to now ("tomorrow", "last week", "in 3 days"). A missing year is the one that is closest
 * to now, looking forward for up to eleven months. Days are in UTC.
 */
export function readDates(tokens: readonly Token[], lexicon: Lexicon, now: Date): Value[] {
  const found: Timed[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const match = RECOGNIZERS.map((read) => read({ tokens, i, lexicon, now })).find(
      (each) => each !== undefined,
    );
    if (match === undefined) continue;
    found.push(toValue(tokens, i, match));
    i = match.last;
  }
  shareYears(found, tokens);
  orderWeekdays(found, tokens, lexicon);
  found.splice(0, found.length, ...found.flatMap((value) => [...shareMonth(value, tokens), value]));
  for (let i = found.length - 1; i > 0; i--) mergeDays(found, i, tokens);
  for (const value of found) readZone(value, tokens);
  const joined = inUsualHalf(joinTimes(found, tokens, lexicon), tokens, lexicon);
  const dated = joined.length === 1 ? joined.map((value) => toToday(value, tokens, lexicon, now)) : joined;
  return dated.map((value) => toBound(value, tokens, lexicon));
}

/** "before June" is before its first day, and "after June" after its last one. */
function toBound(value: Value, tokens: readonly Token[], { times, functionWords }: Lexicon): Value {
  const { first, lastDay, ...rest } = value;
  if (lastDay === undefined) return value;
  const at = functionWords.has(tokens[first - 1]?.word ?? "") ? [first - 1, first - 2] : [first - 1];
  const parts = at.flatMap((i) => times.get(tokens[i]?.word ?? "") ?? []);
  if (parts.includes("before")) return { ...rest, first };
  return parts.includes("after") ? { ...rest, first, day: lastDay } : value;
}

/** "until 8 pm" and "since 7:30" without a day are about today, if that time is still ahead or already past. */
function toToday(value: Value, tokens: readonly Token[], { times }: Lexicon, now: Date): Value {
  if (value.kind !== "time" || value.time === undefined || value.day !== undefined) return value;
  const parts = times.get(tokens[value.first - 1]?.word ?? "") ?? [];
  const isAhead = value.time > now.toISOString().slice(11, 19);
  const isMeant = isAhead ? parts.includes("until") : parts.includes("since");
  return isMeant ? { ...value, rangeDay: dayOf(now) } : value;
}

function toValue(tokens: readonly Token[], first: number, { last, ...parts }: Found): Timed {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  const text = tokens
    .slice(first, last + 1)
    .reduce((all, token, i) => all + (i > 0 ? token.gap : "") + token.text, "");
  return { kind: parts.day ? "date" : "time", first, last, start, end, text, ...parts };
}

/** Reads `27 November 2026`, `the 3rd of May`, `November 27, 2026`, `October`, `October 2026`. */
const readMonth: Recognizer = ({ tokens, i, lexicon, now }) => {
  const range = readDayRange(tokens, i, lexicon, now);
  if (range !== undefined) return range;
  const number = readDayNumber(tokens, i, lexicon);
  if (number !== undefined) {
    let j = number.last + 1;
    while (j < number.last + 4 && /^(st|nd|rd|th|of|de|ter|te|er|eme|e)$/.test(tokens[j]?.word ?? "")) j++;
    const month = monthAt(tokens, j, lexicon);
    if (month === undefined || (number.isVague && !isClearMonth(tokens[j], lexicon))) return undefined;
    const [year, last] = yearAt(tokens, /^(de|del)$/.test(tokens[j + 1]?.word ?? "") ? j + 2 : j + 1);
    const day = toDay(year, month + 1, number.date, now);
    const isPast = year === undefined && (saysSince(tokens, i, lexicon) || isPastTense(tokens, i, lexicon));
    return withDay(year === undefined ? j : last, isPast && day !== undefined ? notAfter(day, now) : day);
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
  const isPast = saysSince(tokens, i, lexicon) || isPastTense(tokens, i, lexicon);
  const year = Number(stated ?? nearestMonthYear(month, now, isPast));
  return {
    last: stated === undefined ? i : last,
    day: { year, month: month + 1, date: 1 },
    lastDay: endOfMonth(year, month),
  };
};

/** The day a year earlier if it is in the future: "since 1 June". */
function notAfter(day: Day, now: Date): Day {
  const isFuture = Date.UTC(day.year, day.month - 1, day.date) > now.getTime();
  return isFuture ? { ...day, year: day.year - 1 } : day;
}

const readFigures: Recognizer = ({ tokens, i, lexicon, now }) => {
  const token = tokens[i];
  if (token?.kind !== "date") return undefined;
  const iso =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      token.text,
    );
  if (iso) {
    const day = toDay(iso[1], iso[2], iso[3]);
    if (!day) return undefined;
    return {
      last: i,
      day,
      ...(iso[4] && { time: `${iso[4]}${iso[5] ?? ":00"}` }),
      ...(iso[6] && { zone: iso[6] }),
    };
  }
  const [, a = "", separator = "", b = "", , c] =
    /^(\d{1,2})(\. ?|[/-])(\d{1,2})(\. ?|[/-])?(\d{2,4})?$/.exec(token.text) ?? [];
  const stated = c ?? nextYear(tokens, i);
  const year = stated === undefined ? undefined : stated.length === 2 ? `20${stated}` : stated;
  const last = c === undefined && stated !== undefined ? i + 1 : i;
  if (separator.startsWith(".") || lexicon.code !== "en" || Number(a) > 12)
    return withDay(last, toDay(year, b, a, now));
  if (Number(b) > 12) return withDay(last, toDay(year, a, b, now));
  const day = toDay(year, a, b, now);
  return day && { last, day, ...(a !== b && { ambiguous: true as const }) };
};

/** Reads the first or last day of a period: `end of March`, `Ende 2027`, `do konce roku`. */
const readBoundary: Recognizer = ({ tokens, i, lexicon, now }) => {
  const boundary = boundaryAt(tokens, i, lexicon);
  if (boundary === undefined) return undefined;
  const { isEnd, at } = boundary;
  const period = readPeriod(tokens, at, lexicon, now);
  if (period === undefined) return undefined;
  return withDay(period.last, isEnd ? period.lastDay : period.day);
};

/** Words for the start and the end of a period, by language. */
const BOUNDARIES: Readonly<Record<string, readonly [start: RegExp, end: RegExp]>> = {
  en: [/^(start|beginning)$/, /^end$/],
  cs: [/^(zacatek|zacatku|zacatkem|pocatku)$/, /^(konec|konce|konci|koncem)$/],
  de: [/^(anfang|beginn)$/, /^ende$/],
  pl: [/^(poczatek|poczatku|poczatkiem)$/, /^(koniec|konca|koncu|koncem)$/],
  es: [/^(principios?|comienzos?|inicio)$/, /^(fin|final|finales|fines)$/],
  fr: [/^debut$/, /^fin$/],
};

/** Words between the boundary and its period: "end of the year", "a finales del mes". */
const LINKS = /^(of|the|de|del|du|des|d|l|la|el|le|dem|den)$/;

const RECOGNIZERS: readonly Recognizer[] = [
  readBoundary,
  readFigures,
  readMonth,
  readOffset,
  readDayPart,
  readRelative,
  readWeekdayOrUnit,
  readClock,
  readBareHour,
];

/** Reads `1-7 November`: one numeric token and a month. */
function readDayRange(tokens: readonly Token[], i: number, lexicon: Lexicon, now: Date): Found | undefined {
  const [, from, to] = /^(\d{1,2})[-–](\d{1,2})$/.exec(tokens[i]?.text ?? "") ?? [];
  const month = from === undefined ? undefined : monthAt(tokens, i + 1, lexicon);
  if (month === undefined) return undefined;
  const [year, last] = yearAt(tokens, i + 2);
  const [day, lastDay] = [toDay(year, month + 1, from, now), toDay(year, month + 1, to, now)];
  return day && lastDay && { last: year === undefined ? i + 1 : last, day, lastDay };
}

/** The year after `24. 12.` as a separate token. */
function nextYear(tokens: readonly Token[], i: number): string | undefined {
  const next = tokens[i + 1];
  return next?.kind === "number" && /^(19|20)\d{2}$/.test(next.text) && next.gap.trim() === ""
    ? next.text
    : undefined;
}

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

/**
 * Whether the token names the start or the end of a period that follows: "end of March", "Ende 2027", "do konce roku".
 *
 * @returns which boundary, and the position of the period
 */
function boundaryAt(
  tokens: readonly Token[],
  i: number,
  { code }: Lexicon,
): { isEnd: boolean; at: number } | undefined {
  const word = tokens[i]?.word ?? "";
  const [start, end] = BOUNDARIES[code] ?? [];
  const isEnd = end?.test(word) === true;
  if (!isEnd && start?.test(word) !== true) return undefined;
  let at = i + 1;
  while (at <= i + 3 && LINKS.test(tokens[at]?.word ?? "")) at++;
  // "el fin de semana" is the weekend.
  if (code === "es" && word === "fin" && tokens[at]?.word === "semana") return undefined;
  // "end the meeting" is a command.
  if (code === "en" && tokens[i + 1]?.word !== "of") return undefined;
  return { isEnd, at };
}
