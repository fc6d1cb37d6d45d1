import { rememberOf } from "../../language/remember.ts";
import { foldText } from "../../language/split-words.ts";
import { type Length, readLength } from "../reading/dates/read-offsets.ts";
import type { Reading } from "../reading/read-request.ts";
import type { Request } from "./request-words.ts";
import type { SlotTraits } from "./slot-traits.ts";

/** A number of units of time. */
interface Amount {
  number: number;
  /** `second` to `year`, or `night`. */
  unit: string;
}

export const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  night: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
};

const UNITS: readonly (readonly [unit: string, names: RegExp])[] = [
  ["second", /^(s|secs?|seconds?)$/i],
  ["minute", /^(min|mins|minutes?)$/i],
  ["hour", /^(h|hrs?|hours?)$/i],
  ["day", /^(d|days?)$/i],
  ["week", /^(w|wks?|weeks?)$/i],
  ["month", /^(mo|mon|mth|months?)$/i],
  ["year", /^(y|yrs?|years?)$/i],
];

/** What `m` means among the listed codes: minutes beside hours, months beside days; null when it may be either. */
export function ambiguousUnit(codes: readonly string[]): "minute" | "month" | null {
  const letters = new Set(codes.map((code) => /\d\s?([a-z])\p{L}*$/iu.exec(code)?.[1]?.toLowerCase()));
  const hasShort = letters.has("h") || letters.has("s");
  const hasLong = letters.has("d") || letters.has("w") || letters.has("y");
  return hasShort === hasLong ? null : hasShort ? "minute" : "month";
}

/** Parses `24h`, `7d`, `30 days`, `last_7_days`, `week`, `P7D` and `PT24H`; null for other texts. */
export function parsePeriod(code: string, minuteOrMonth: "minute" | "month" | null): Amount | null {
  const iso = /^P(T?)(\d+)([SMHDWY])$/.exec(code);
  if (iso !== null) {
    const [, time, figures = "", letter = ""] = iso;
    const unit = letter === "M" ? (time ? "minute" : "month") : unitOf(letter);
    return unit === undefined ? null : { number: Number(figures), unit };
  }
  const [, figures, name = ""] = /^(?:last|past|next)?[_ -]?(\d+)?[_ -]?(\p{L}+)$/iu.exec(code) ?? [];
  const unit =
    name === "M"
      ? "month"
      : name === "m"
        ? (minuteOrMonth ?? undefined)
        : name.length > 0
          ? unitOf(name)
          : undefined;
  if (unit === undefined || (figures === undefined && name.length < 3)) return null;
  return { number: figures === undefined ? 1 : Number(figures), unit };
}

function unitOf(name: string): string | undefined {
  return UNITS.find(([, names]) => names.test(name))?.[0];
}

/** Whether two lengths are the same: 24 hours and a day, a week and 7 days, a month and 30 days. */
export function isSameLength(left: Amount, right: Amount): boolean {
  const [a, b] = [left, right].map(({ number, unit }) => number * (SECONDS[unit] ?? Number.NaN));
  return a === b;
}

const LETTERS: Readonly<Record<string, string>> = {
  second: "s",
  minute: "m",
  hour: "h",
  day: "d",
  night: "d",
  week: "w",
  month: "m",
  year: "y",
};

/**
 * Writes a length like the samples: `12h` beside `7d`, `P12D` beside `P7D`; null when their units do not
 * include it.
 */
export function writeLike({ number, unit }: Amount, samples: readonly string[]): string | null {
  const letter = LETTERS[unit];
  const [sample = ""] = samples;
  if (letter === undefined) return null;
  if (/^P/.test(sample))
    return `P${/^(second|minute|hour)$/.test(unit) ? "T" : ""}${number}${letter.toUpperCase()}`;
  if (/\d ?(days?|hours?|weeks?|months?)$/.test(sample))
    return `${number}${/\d /.test(sample) ? " " : ""}${unit}${number === 1 ? "" : "s"}`;
  const used = new Set(samples.map((each) => /\d([a-z]+)$/i.exec(each)?.[1] ?? ""));
  if (unit === "minute" || unit === "month") {
    const own = [...used].find((each) => (unit === "minute" ? /^min$/ : /^mo$|^M$/).test(each));
    const meant = ambiguousUnit(samples) === unit && used.has("m") ? "m" : undefined;
    const suffix = own ?? meant;
    return suffix === undefined ? null : `${number}${suffix}`;
  }
  // Codes of hours and days usually have no weeks.
  if (unit === "week" && !used.has("w")) return used.has("d") ? `${number * 7}d` : null;
  if (unit === "year" && !used.has("y")) return null;
  return `${number}${letter}`;
}

/** A length of time in a request: "the last 24 hours", "30-day", "7d". */
export interface Period extends Amount {
  first: number;
  last: number;
  direction: "past" | "future" | "every" | null;
}

/** Words before the most recent period: "last month". */
export const PAST =
  /^(last|past|previous|preceding|recent|posledni\p{L}*|uplynul\p{L}*|minul\p{L}*|predchoz\p{L}*|letzte[nrs]?|vergangene[nrs]?|ostatni\p{L}*|minion\p{L}*|ultim[oa]s?|pasad[oa]s?|dernier\p{L}*|passee?s?)$/u;
export const FUTURE =
  /^(next|within|coming|following|upcoming|in|za|behem|pristi\p{L}*|nasledujic\p{L}*|nadchazej\p{L}*|binnen|innerhalb|nachste[nrs]?|kommende[nrs]?|ciagu|nastepn\p{L}*|najblizsz\p{L}*|kolejn\p{L}*|proxim\p{L}*|dentro|prochain\p{L}*|sous|dici)$/u;
const EVERY = /^(every|each|per|kazd\p{L}*|jede[nrs]?|alle|pro|co|cada|chaque|par|toutes?|tous)$/u;

function directionAt({ words }: Request, first: number, last: number): Period["direction"] {
  const inside = words[last - 1]?.token.word ?? "";
  if (last - first === 2 && PAST.test(inside)) return "past";
  if (last - first === 2 && FUTURE.test(inside)) return "future";
  if (words[last + 1]?.token.word === "ago") return "past";
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    const word = words[i]?.token.word ?? "";
    if (PAST.test(word)) return "past";
    if (FUTURE.test(word)) return "future";
    if (EVERY.test(word)) return "every";
    if (words[i]?.isContent) return null;
  }
  return null;
}

/** Adjectives of a length of time after a number: "30denní", "7-tägig". */
const ADJECTIVES: readonly (readonly [unit: string, stem: RegExp])[] = [
  ["hour", /^(hodinov|stundig|godzinn)/],
  ["day", /^(denn|tagig|dniow|dzienn)/],
  ["week", /^(tydenn|wochig|tygodniow)/],
  ["month", /^(mesicn|monatig|miesieczn)/],
  ["year", /^(let|jahrig|letni)/],
];

/** Reads the lengths of time in a request. */
export const readPeriods = rememberOf((request: Request): readonly Period[] => {
  const { words, reading } = request;
  const { durations } = reading.lexicon;
  return words.flatMap(({ token }, i): Period[] => {
    if (token.quote >= 0) return [];
    const period = (first: number, last: number, number: number, unit: string): Period[] =>
      Number.isFinite(number) && number > 0
        ? [{ first, last, number, unit, direction: directionAt(request, first, last) }]
        : [];
    const joined = /^(\d{1,4})-?\s?(\p{L}+)$/u.exec(foldText(token.text));
    if (joined !== null && (token.kind === "code" || token.kind === "time")) {
      const [, figures = "", suffix = ""] = joined;
      const unit =
        (suffix.length > 1 ? durations.get(suffix) : undefined) ??
        { h: "hour", d: "day", w: "week", y: "year" }[suffix] ??
        ADJECTIVES.find(([, stem]) => stem.test(suffix))?.[0];
      return unit === undefined ? [] : period(i, i, Number(figures), unit);
    }
    const unit = token.kind === "word" ? durations.get(token.word) : undefined;
    const before = words[i - 1]?.token;
    if (unit === undefined || before === undefined || !/^[ \u00a0-]?$/.test(token.gap)) return [];
    if (before.kind === "number") return period(i - 1, i, Number(before.text), unit);
    const said = lengthAround(reading, i);
    if (said !== undefined) {
      const isWhole = Number.isInteger(said.amount);
      if (!isWhole && unit !== "hour") return [];
      return isWhole
        ? period(said.first, said.last, said.amount, unit)
        : period(said.first, said.last, said.amount * 60, "minute");
    }
    // "les 7 derniers jours"
    const count = words[i - 2]?.token;
    const isDirected = PAST.test(before.word) || (FUTURE.test(before.word) && before.word.length > 3);
    if (isDirected && count?.kind === "number" && before.gap === " ")
      return period(i - 2, i, Number(count.text), unit);
    return PAST.test(before.word) && token.word.length > 2 ? period(i, i, 1, unit) : [];
  });
});

/** Most words of a number before its unit. */
const MAX_NUMBER = 5;

/** The length of time in words with its unit at a position: "twenty eight minutes", "half an hour". */
function lengthAround({ tokens, lexicon }: Reading, unit: number): (Length & { first: number }) | undefined {
  for (let first = Math.max(0, unit - MAX_NUMBER); first < unit; first++) {
    const length = readLength(tokens, first, lexicon);
    if (length !== undefined && length.unitAt === unit) return { ...length, first };
  }
  return undefined;
}

const FUTURE_NAMES =
  /^(within|next|expir\p{L}*|upcoming|ahead|due|remaining|valid\p{L}*|lead|notice|coming|vypr\p{L}*|platn\p{L}*|ablauf\p{L}*|wygas\p{L}*|venc\p{L}*|caduc\p{L}*)$/u;
const PAST_NAMES =
  /^(last|past|since|back|ago|history|previous|older|inactive|idle|overdue|lookback|age|posledn\p{L}*|letzte\p{L}*|ostatni\p{L}*|ultim\p{L}*|dernier\p{L}*)$/u;

/** Whether a length of time lies in the past and its argument in the future, or the reverse. */
export function isOpposed({ words }: SlotTraits["slot"], said: Period["direction"]): boolean {
  const names = words.map(foldText);
  if (names.some((name) => FUTURE_NAMES.test(name))) return said === "past";
  return names.some((name) => PAST_NAMES.test(name)) && said === "future";
}

/** The same for the length of time at the tokens. */
export function isOtherDirection(
  request: Request,
  { slot }: SlotTraits,
  first: number,
  last: number,
): boolean {
  return isOpposed(slot, directionAt(request, first, last));
}
