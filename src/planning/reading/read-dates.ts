import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import { boundaryAt } from "./read-boundary.ts";
import { readSpokenNumber } from "./read-spoken-numbers.ts";
import { type Day, pad, type Value } from "./value.ts";

type Found = Pick<Value, "day" | "lastDay" | "time" | "zone" | "ambiguous"> & { last: number };
type Recognizer = (at: Situation) => Found | undefined;

interface Situation {
  tokens: readonly Token[];
  /** Index of the first token. */
  i: number;
  lexicon: Lexicon;
  now: Date;
}

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

/** Adds the zone after a time: "6:15 UTC". */
function readZone(value: Value, tokens: readonly Token[]): void {
  const next = tokens[value.last + 1];
  if (value.time === undefined || next?.gap !== " " || !/^(utc|gmt)$/.test(next.word)) return;
  value.zone = "Z";
  value.last++;
}

/** Adds an hour without minutes: "Friday at 6", "el lunes a las 6", "v pátek v 6". */
function readBareHour(value: Value, tokens: readonly Token[], lexicon: Lexicon): void {
  if (value.day === undefined || value.lastDay !== undefined || value.time !== undefined) return;
  let at = value.last + 1;
  if (!isClockPreposition(tokens[at], lexicon)) return;
  at++;
  if (/^(las|la|les)$/.test(tokens[at]?.word ?? "")) at++;
  const spoken = readSpokenNumber(tokens, at, lexicon);
  const last = spoken?.last ?? at;
  const [token, next] = [tokens[last], tokens[last + 1]];
  const hour =
    tokens[at]?.kind === "number" && /^\d{1,2}$/.test(tokens[at]?.text ?? "")
      ? Number(tokens[at]?.text)
      : spoken?.value;
  // "tomorrow at 5 Main Street", "today in 3 rooms"
  if (token === undefined || hour === undefined || hour > 23 || !isAlone(next, lexicon)) return;
  value.time = `${pad(hour)}:00:00`;
  value.last = last;
  value.end = token.end;
}

/** Whether a number ends before the token, so that it does not count or name what follows. */
function isAlone(next: Token | undefined, lexicon: Lexicon): boolean {
  return (
    next === undefined ||
    /[,.;:!?)\n]/.test(next.gap) ||
    (next.kind === "word" && (lexicon.functionWords.has(next.word) || lexicon.times.has(next.word))) ||
    lexicon.prepositions.has(next.word)
  );
}

function isClockPreposition(token: Token | undefined, lexicon: Lexicon): boolean {
  return token !== undefined && CLOCK_PREPOSITIONS[lexicon.code]?.test(token.word) === true;
}

/** Prepositions before times of day, by language. */
const CLOCK_PREPOSITIONS: Readonly<Record<string, RegExp>> = {
  en: /^(at|by|from)$/,
  cs: /^(v|ve|o|od|na)$/,
  de: /^(um|ab|gegen)$/,
  pl: /^(o|od|na)$/,
  es: /^(a|desde)$/,
  fr: /^(a|vers|des)$/,
};

/** "from 16 to 20 November": the first day has the month of the second. */
function shareMonth({ first, day, time, text }: Value, tokens: readonly Token[]): Value[] {
  const joins = tokens[first - 1];
  const number =
    tokens[first - 2]?.kind === "number" &&
    /^(to|and|until|till|through|do|az|a|bis|und|hasta|y|al|au|et|i)$/.test(joins?.word ?? "")
      ? first - 2
      : /[-–—]/.test(tokens[first]?.gap ?? "") && tokens[first - 1]?.kind === "number"
        ? first - 1
        : -1;
  const date = number < 0 || !/^\d/.test(text) ? undefined : dayNumber(tokens, number);
  const token = tokens[number];
  if (date === undefined || day === undefined || time !== undefined || token === undefined || date > day.date)
    return [];
  return [
    {
      kind: "date",
      first: number,
      last: number,
      start: token.start,
      end: token.end,
      text: token.text,
      day: { ...day, date },
    },
  ];
}

/** Merges a weekday with its date: "Wednesday 25. 11. 2026", "Friday, 4 December". */
function mergeDays(found: Value[], i: number, tokens: readonly Token[]): void {
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

/** Adds a following part of the day to a time: "8 in the evening", "half past 7 p.m.". */
function applyDayPart(value: Value, tokens: readonly Token[], lexicon: Lexicon): void {
  const { time, last } = value;
  if (time === undefined || Number(time.slice(0, 2)) > 11 || /[ap]\.?m/i.test(value.text)) return;
  for (let i = last + 1; i <= last + 3 && i < tokens.length; i++) {
    const meanings = lexicon.times.get(tokens[i]?.word ?? "") ?? [];
    if (
      meanings.includes("evening") ||
      meanings.includes("afternoon") ||
      (meanings.includes("night") && Number(time.slice(0, 2)) > 5)
    ) {
      value.time = pad(Number(time.slice(0, 2)) + 12) + time.slice(2);
      value.last = i;
      value.end = tokens[i]?.end ?? value.end;
      return;
    }
    if (!lexicon.functionWords.has(tokens[i]?.word ?? "")) return;
  }
}

/** "between 1 June and 31 August 2026": the first date has the year of the second. */
function shareYears(found: Value[], tokens: readonly Token[]): void {
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

function toValue(tokens: readonly Token[], first: number, { last, ...parts }: Found): Value {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  const text = tokens
    .slice(first, last + 1)
    .reduce((all, token, i) => all + (i > 0 ? token.gap : "") + token.text, "");
  return { kind: parts.day ? "date" : "time", first, last, start, end, text, ...parts };
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

/** The year after `24. 12.` as a separate token. */
function nextYear(tokens: readonly Token[], i: number): string | undefined {
  const next = tokens[i + 1];
  return next?.kind === "number" && /^(19|20)\d{2}$/.test(next.text) && next.gap.trim() === ""
    ? next.text
    : undefined;
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

/** "may", "mar", "set" are also other words: without a day they need a preposition or a capital letter. */
function isMonthAlone(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const token = tokens[i];
  const before = tokens[i - 1]?.word ?? "";
  if (token === undefined) return false;
  const isSaid =
    lexicon.prepositions.has(before) || lexicon.times.has(before) || yearAt(tokens, i + 1)[0] !== undefined;
  if (token.word.length > 4) return isSaid || token.name || lexicon.code !== "en";
  return isSaid && (token.name || (token.word.length > 3 && lexicon.code !== "en"));
}

/**
 * A month without a year is the closest one: in November, "December" is the next and "September" the last.
 */
function nearestMonthYear(month: number, now: Date, isPast: boolean): number {
  const ahead = (month - now.getUTCMonth() + 12) % 12;
  const year = now.getUTCFullYear() + (now.getUTCMonth() + ahead > 11 ? 1 : 0);
  return ahead > 0 && (isPast || ahead > 5) ? year - 1 : year;
}

/**
 * Whether "since" precedes the date, so that it is in the past: "since Friday", "seit Mai". Words for
 * "from" do not determine it.
 */
function saysSince(tokens: readonly Token[], i: number, { functionWords }: Lexicon): boolean {
  const before = functionWords.has(tokens[i - 1]?.word ?? "") ? [i - 1, i - 2] : [i - 1];
  return before.some((at) => /^(since|seit|seitdem|depuis)$/.test(tokens[at]?.word ?? ""));
}

/** The day of a month in figures or words; `isVague` without an ordinal: "feb four". */
function readDayNumber(
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

/** Whether a month cannot be another word: "may", "march" and "set" can. */
function isClearMonth(token: Token | undefined, lexicon: Lexicon): boolean {
  if (token === undefined) return false;
  return token.name || !(lexicon.functionWords.has(token.word) || lexicon.commands.has(token.word));
}

function dayNumber(tokens: readonly Token[], i: number): number | undefined {
  const token = tokens[i];
  if (token === undefined || (token.kind !== "number" && !/^\d{1,2}(st|nd|rd|th|er)$/.test(token.word)))
    return undefined;
  const value = Number.parseInt(token.word, 10);
  return /^\d{1,2}(st|nd|rd|th|er)?$/.test(token.word) && value >= 1 && value <= 31 ? value : undefined;
}

function monthAt(tokens: readonly Token[], i: number, lexicon: Lexicon): number | undefined {
  const token = tokens[i];
  return token?.kind === "word" ? lexicon.months.get(token.word) : undefined;
}

function yearAt(tokens: readonly Token[], i: number): [year: string | undefined, last: number] {
  const token = tokens[i];
  return token?.kind === "number" && /^(19|20)\d{2}$/.test(token.text) ? [token.text, i] : [undefined, i];
}

const readRelative: Recognizer = ({ tokens, i, lexicon, now }) => {
  const meaning = (lexicon.times.get(tokens[i]?.word ?? "") ?? []).find((each) =>
    /^(day|week|month|year)[+-]\d/.test(each),
  );
  if (meaning === undefined) return undefined;
  const [, unit = "day", offset = "0"] = /^(\w+)([+-]\d+)$/.exec(meaning) ?? [];
  return { last: i, ...spanOf(unit, Number(offset), now) };
};

/** Reads `next Monday`, `last week`, `this month`, `on Friday`. */
const readWeekdayOrUnit: Recognizer = ({ tokens, i, lexicon, now }) => {
  const word = tokens[i]?.word ?? "";
  const direction = (lexicon.times.get(word) ?? []).find((each) => ["next", "last", "this"].includes(each));
  const second = tokens[i + 1]?.word ?? "";
  if (direction === undefined) {
    const weekday = weekdayAt(tokens, i, lexicon);
    if (weekday === undefined) return after(tokens, i, lexicon, now);
    const follows = (lexicon.times.get(second) ?? []).find((each) => each === "next" || each === "last");
    const since = saysSince(tokens, i, lexicon) ? "last" : undefined;
    return { last: follows ? i + 1 : i, day: weekdayFrom(now, weekday, follows ?? since) };
  }
  const weekday = weekdayAt(tokens, i + 1, lexicon);
  if (weekday !== undefined) return { last: i + 1, day: weekdayFrom(now, weekday, direction) };
  const unit = lexicon.durations.get(second);
  if (unit === undefined || !["week", "month", "year", "day"].includes(unit)) return undefined;
  return { last: i + 1, ...spanOf(unit, direction === "next" ? 1 : direction === "last" ? -1 : 0, now) };
};

/** Reads `semana pasada`, `semaine prochaine`, where the unit comes first. */
function after(tokens: readonly Token[], i: number, lexicon: Lexicon, now: Date): Found | undefined {
  const unit = lexicon.durations.get(tokens[i]?.word ?? "");
  if (unit === undefined || !["week", "month", "year"].includes(unit) || lexicon.code === "en")
    return undefined;
  const direction = (lexicon.times.get(tokens[i + 1]?.word ?? "") ?? []).find(
    (each) => each === "next" || each === "last",
  );
  if (direction === undefined) return undefined;
  return { last: i + 1, ...spanOf(unit, direction === "next" ? 1 : -1, now) };
}

function weekdayAt(tokens: readonly Token[], i: number, lexicon: Lexicon): number | undefined {
  const token = tokens[i];
  if (token?.kind !== "word") return undefined;
  // Lowercase "sat", "sun", "wed", "mar" are ordinary words.
  if (token.word.length < 4 && lexicon.code !== "cs" && !/^\p{Lu}\p{Ll}/u.test(token.text)) return undefined;
  return lexicon.weekdays.get(token.word);
}

function weekdayFrom(now: Date, weekday: number, direction: string | undefined): Day {
  const today = (now.getUTCDay() + 6) % 7;
  const ahead = (weekday - today + 7) % 7;
  if (direction === "last") return shift(now, ahead - 7);
  return shift(now, ahead === 0 && direction === "next" ? 7 : ahead);
}

/** Reads `in 3 days`, `3 days ago`, `vor 3 Tagen`, `hace 3 dias`, `za 3 dny`. */
const readOffset: Recognizer = ({ tokens, i, lexicon, now }) => {
  const lead = lexicon.times.get(tokens[i]?.word ?? "") ?? [];
  const leads = lead.includes("in") || lead.includes("ago");
  const at = leads ? i + 1 : i;
  const amount = amountAt(tokens, at, lexicon);
  const unit = amount === undefined ? undefined : lexicon.durations.get(tokens[at + 1]?.word ?? "");
  if (amount === undefined || unit === undefined) return undefined;
  const trails = !leads && (lexicon.times.get(tokens[at + 2]?.word ?? "") ?? []).includes("ago");
  if (!leads && !trails) return undefined;
  const back = trails || (lead.includes("ago") && !lead.includes("in"));
  const last = trails ? at + 2 : at + 1;
  if (unit === "hour" || unit === "minute" || unit === "second") {
    const seconds = amount * { hour: 3600, minute: 60, second: 1 }[unit] * (back ? -1 : 1);
    const moment = new Date(now.getTime() + seconds * 1000);
    return { last, day: dayOf(moment), time: moment.toISOString().slice(11, 19) };
  }
  return { last, ...(({ day }) => ({ day }))(spanFrom(unit, back ? -amount : amount, now)) };
};

function amountAt(tokens: readonly Token[], i: number, lexicon: Lexicon): number | undefined {
  const token = tokens[i];
  if (token === undefined) return undefined;
  if (token.kind === "number") return Number.isInteger(Number(token.text)) ? Number(token.text) : undefined;
  return lexicon.numbers.get(token.word);
}

const readClock: Recognizer = ({ tokens, i, lexicon }) => {
  const token = tokens[i];
  if (token?.kind === "time") {
    const time = parseClock(token.text);
    const isSaid = (lexicon.times.get(tokens[i + 1]?.word ?? "") ?? []).includes("oclock");
    return time === undefined ? undefined : { last: isSaid ? i + 1 : i, time };
  }
  const meanings = lexicon.times.get(token?.word ?? "") ?? [];
  if (meanings.includes("noon")) return { last: i, time: "12:00:00" };
  if (meanings.includes("midnight")) return { last: i, time: "00:00:00" };
  return readSpokenClock(tokens, i, lexicon) ?? readHalfDayClock(tokens, i, lexicon);
};

/** Reads `six pm`, `twelve thirty a.m.`, `8 in the evening`, `four in the afternoon`. */
function readHalfDayClock(tokens: readonly Token[], i: number, lexicon: Lexicon): Found | undefined {
  const spoken = readSpokenNumber(tokens, i, lexicon);
  const isFigure = tokens[i]?.kind === "number" && /^\d{1,2}$/.test(tokens[i]?.text ?? "");
  if (isFigure ? false : spoken === undefined || spoken.isOrdinal) return undefined;
  let hour = isFigure ? Number(tokens[i]?.text) : (spoken?.value ?? -1);
  let last = isFigure ? i : (spoken?.last ?? i);
  let minutes = 0;
  if (hour < 1 || hour > 12) return undefined;
  const more = isFigure ? undefined : readSpokenNumber(tokens, last + 1, lexicon);
  if (more !== undefined && !more.isOrdinal && more.value >= 10 && more.value < 60) {
    minutes = more.value;
    last = more.last;
  }
  const half = halfDayAt(tokens, last + 1, lexicon);
  if (half === undefined) return undefined;
  hour = (hour % 12) + (half.isLate ? 12 : 0);
  return { last: half.last, time: `${pad(hour)}:${pad(minutes)}:00` };
}

/** `pm`, `a.m.`, `in the afternoon`; a part of the day needs a function word before it. */
function halfDayAt(tokens: readonly Token[], i: number, lexicon: Lexicon) {
  const word = tokens[i]?.word ?? "";
  if (/^[ap]\.?m\.?$/.test(word)) return { last: i, isLate: word.startsWith("p") };
  for (let at = i; at <= i + 2; at++) {
    const meanings = lexicon.times.get(tokens[at]?.word ?? "") ?? [];
    if (at > i && meanings.includes("morning")) return { last: at, isLate: false };
    if (at > i && (meanings.includes("afternoon") || meanings.includes("evening")))
      return { last: at, isLate: true };
    if (
      !lexicon.functionWords.has(tokens[at]?.word ?? "") &&
      !lexicon.prepositions.has(tokens[at]?.word ?? "")
    )
      return undefined;
  }
  return undefined;
}

/** Reads `8 o'clock`, `um 8 Uhr`, `half past 8`, `quarter to nine`, `halb neun`, `v pul devate`. */
function readSpokenClock(tokens: readonly Token[], i: number, lexicon: Lexicon): Found | undefined {
  const meanings = lexicon.times.get(tokens[i]?.word ?? "") ?? [];
  if (meanings.includes("half") || meanings.includes("quarter")) {
    const relation = tokens[i + 1]?.word ?? "";
    const linked = /^(past|to|after|before|na|po|do|vor|nach)$/.test(relation);
    const hour = hourAt(tokens, linked ? i + 2 : i + 1, lexicon);
    if (hour === undefined || (lexicon.code === "en" && !linked)) return undefined;
    // "čtvrt na dvě" is a quarter past one, "tři čtvrtě na dvě" a quarter to two.
    const isToNext = relation === "na" && meanings.includes("quarter");
    const isThree = isToNext && /^(tri|trzy)$/.test(tokens[i - 1]?.word ?? "");
    const minutes = meanings.includes("half") ? 30 : isToNext ? (isThree ? 15 : 45) : 15;
    const past = /^(past|after|po|nach)$/.test(relation);
    const total = past ? hour * 60 + minutes : hour * 60 - minutes;
    return {
      last: linked ? i + 2 : i + 1,
      time: `${pad(Math.floor(((total + 1440) % 1440) / 60))}:${pad((total + 1440) % 60)}:00`,
    };
  }
  const hour = hourAt(tokens, i, lexicon);
  if (hour === undefined || !(lexicon.times.get(tokens[i + 1]?.word ?? "") ?? []).includes("oclock"))
    return undefined;
  // "5. hodina" and "pátou hodinu" are lessons, "o páté hodině" is a time.
  const isOrdinal = tokens[i]?.kind === "word" ? lexicon.ordinals.has(tokens[i]?.word ?? "") : false;
  if (/^\.\s/.test(tokens[i + 1]?.gap ?? "") || (isOrdinal && !isClockPreposition(tokens[i - 1], lexicon)))
    return undefined;
  const minutes = tokens[i + 2];
  const stated =
    minutes?.kind === "number" && /^[0-5]?\d$/.test(minutes.text) ? Number(minutes.text) : undefined;
  return { last: stated === undefined ? i + 1 : i + 2, time: `${pad(hour)}:${pad(stated ?? 0)}:00` };
}

function hourAt(tokens: readonly Token[], i: number, lexicon: Lexicon): number | undefined {
  const token = tokens[i];
  // "half past 4 pm"
  if (token?.kind === "time") {
    const clock = parseClock(token.text);
    return clock?.endsWith(":00:00") ? Number(clock.slice(0, 2)) : undefined;
  }
  const value =
    token?.kind === "number"
      ? Number(token.text)
      : (lexicon.numbers.get(token?.word ?? "") ?? lexicon.ordinals.get(token?.word ?? ""));
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= 24 ? value % 24 : undefined;
}

function parseClock(text: string): string | undefined {
  const [, h = "", m = "00", s = "00", half = ""] =
    /^(\d{1,2})(?:[:.hH](\d{2}))?(?::(\d{2}))?\s?[hH]?\s?(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (h === "") return undefined;
  let hour = Number(h);
  if (half !== "" && (hour < 1 || hour > 12)) return undefined;
  if (/p/i.test(half) && hour < 12) hour += 12;
  if (/a/i.test(half) && hour === 12) hour = 0;
  return hour > 23 || Number(m) > 59 || Number(s) > 59 ? undefined : `${pad(hour)}:${m}:${s}`;
}

/** Reads the first or last day of a period: `end of March`, `Ende 2027`, `do konce roku`. */
const readBoundary: Recognizer = ({ tokens, i, lexicon, now }) => {
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

const RECOGNIZERS: readonly Recognizer[] = [
  readBoundary,
  readFigures,
  readMonth,
  readOffset,
  readRelative,
  readWeekdayOrUnit,
  readClock,
];

/**
 * Joins a time with an adjacent day ("tomorrow at 3 pm", "at 9:00 on Monday"). A part of the day only
 * adjusts the time.
 */
function joinTimes(found: readonly Value[], tokens: readonly Token[], lexicon: Lexicon): Value[] {
  const joined: Value[] = [];
  for (const value of found) {
    const before = joined.at(-1);
    const isPair =
      before !== undefined &&
      (before.day === undefined) !== (value.day === undefined) &&
      (before.time === undefined) !== (value.time === undefined) &&
      (isBridge(tokens.slice(before.last + 1, value.first), value.first - before.last, lexicon) ||
        isRepeated(before, value, tokens));
    if (!isPair || before === undefined) {
      const isRangeEnd =
        before?.day !== undefined &&
        before.time !== undefined &&
        value.day === undefined &&
        endsRange(tokens, before.last, value.first, lexicon);
      joined.push(isRangeEnd && before.day !== undefined ? { ...value, rangeDay: before.day } : value);
      continue;
    }
    const [start, end] = [before.start, value.end];
    joined[joined.length - 1] = {
      ...before,
      ...value,
      kind: "date",
      first: before.first,
      start,
      end,
      text: `${before.text}${tokens[before.last + 1]?.gap ?? " "}${tokens
        .slice(before.last + 1, value.last + 1)
        .map((token, i) => (i > 0 ? token.gap : "") + token.text)
        .join("")}`,
    };
  }
  return joined;
}

/** Whether the second of two times ends a range: "9:00 to 11:30", "9:00–11:30". */
function endsRange(tokens: readonly Token[], before: number, first: number, { times }: Lexicon): boolean {
  if (first === before + 1) return /^ ?[-–—] ?$/.test(tokens[first]?.gap ?? "");
  const word = tokens[before + 1]?.word ?? "";
  return first === before + 2 && (RANGE_WORDS.test(word) || (times.get(word) ?? []).includes("until"));
}

const RANGE_WORDS = /^(to|until|till|and|bis|und|az|do|a|i|hasta|y|et)$/;

/** Abbreviations of "hour" before a time. */
const CLOCK = /^(godz|hod|uhr|hrs|at)$/;

function isBridge(between: readonly Token[], distance: number, lexicon: Lexicon): boolean {
  return (
    distance <= 3 &&
    between.every(
      ({ word, gap }) =>
        !/[.!?;]/.test(gap) &&
        (lexicon.functionWords.has(word) || lexicon.prepositions.has(word) || CLOCK.test(word)) &&
        !isRange(word, lexicon),
    )
  );
}

/** "do středy do 15:00": both parts follow the same preposition. */
function isRepeated(before: Value, value: Value, tokens: readonly Token[]): boolean {
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

function withDay(last: number, day: Day | undefined): Found | undefined {
  return day && { last, day };
}

/** A valid day, or undefined. Without a year: the closest such day, starting a month ago. */
function toDay(
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

function dayOf(moment: Date): Day {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, date: moment.getUTCDate() };
}

function shift(now: Date, days: number): Day {
  return dayOf(new Date(now.getTime() + days * 86_400_000));
}

function endOfMonth(year: number, month: number): Day {
  return dayOf(new Date(Date.UTC(year, month + 1, 0)));
}

/** The day, week, month or year at an offset from now. */
function spanOf(unit: string, offset: number, now: Date): { day: Day; lastDay?: Day } {
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
function spanFrom(unit: string, amount: number, now: Date): { day: Day } {
  if (unit === "month" || unit === "year") {
    const months = unit === "year" ? amount * 12 : amount;
    return {
      day: dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, now.getUTCDate()))),
    };
  }
  return { day: shift(now, unit === "week" ? amount * 7 : amount) };
}
