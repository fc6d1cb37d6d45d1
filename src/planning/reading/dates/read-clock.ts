import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { pad, type Value } from "../value.ts";
import type { Found, Recognizer } from "./calendar.ts";
import { isAlone, isClockPreposition, readSpokenNumber } from "./date-words.ts";

export const readClock: Recognizer = ({ tokens, i, lexicon }) => {
  const token = tokens[i];
  if (token?.kind === "time") {
    const time = parseClock(token.text);
    const isSaid = (lexicon.times.get(tokens[i + 1]?.word ?? "") ?? []).includes("oclock");
    return time === undefined ? undefined : { last: isSaid ? i + 1 : i, time };
  }
  const meanings = lexicon.times.get(token?.word ?? "") ?? [];
  if (meanings.includes("noon")) return { last: i, time: "12:00:00" };
  if (meanings.includes("midnight")) return { last: i, time: "00:00:00" };
  return (
    readSpokenClock(tokens, i, lexicon) ??
    readHalfDayClock(tokens, i, lexicon) ??
    readRangeStart(tokens, i, lexicon)
  );
};

/** The first hour of a range whose clock is said once: the 7 of "von 7 bis 9 Uhr", the 1 of "from 1 to 3 pm". */
function readRangeStart(tokens: readonly Token[], i: number, lexicon: Lexicon): Found | undefined {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.kind !== "number" || !/^\d{1,2}$/.test(token.text) || Number(token.text) > 24) return undefined;
  const isDashed = /^\s?[-–—]\s?$/.test(next?.gap ?? "");
  const opening = tokens[i - 1]?.word ?? "";
  const isOpened =
    isClockPreposition(tokens[i - 1], lexicon) ||
    (lexicon.prepositions.get(opening) ?? []).includes("from") ||
    (lexicon.times.get(opening) ?? []).includes("between");
  if (!isDashed && !(RANGE_WORDS.test(next?.word ?? "") && isOpened)) return undefined;
  const at = isDashed ? i + 1 : i + 2;
  const ending = tokens[at];
  const end = ending?.kind === "time" ? parseClock(ending.text) : readSpokenClock(tokens, at, lexicon)?.time;
  if (end === undefined) return undefined;
  const [hour, endHour] = [Number(token.text), Number(end.slice(0, 2))];
  // "1 to 3 pm", but "10 to 3 pm" starts in the morning.
  const isLater = hour < 12 && hour + 12 < endHour && /p\.?m\.?$/i.test(ending?.text ?? "");
  return { last: i, time: `${pad((isLater ? hour + 12 : hour) % 24)}:00:00` };
}

/** Reads `six pm`, `twelve thirty a.m.`, `8 in the evening`, `four in the afternoon`. */
function readHalfDayClock(tokens: readonly Token[], i: number, lexicon: Lexicon): Found | undefined {
  // "one" is a number only in front of these.
  if (tokens[i]?.word === "one" && /^[ap]\.?m\.?$/.test(tokens[i + 1]?.word ?? ""))
    return { last: i + 1, time: tokens[i + 1]?.word.startsWith("p") ? "13:00:00" : "01:00:00" };
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

/**
 * Joins a time with an adjacent day ("tomorrow at 3 pm", "at 9:00 on Monday"). A part of the day only
 * adjusts the time.
 */
export function joinTimes(found: readonly Value[], tokens: readonly Token[], lexicon: Lexicon): Value[] {
  const joined: Value[] = [];
  for (const [n, value] of found.entries()) {
    const before = joined.at(-1);
    const next = found[n + 1];
    const startsRange =
      value.day === undefined &&
      next?.time !== undefined &&
      endsRange(tokens, value.last, next.first, lexicon);
    const isPair =
      before !== undefined &&
      (before.day === undefined) !== (value.day === undefined) &&
      (before.time === undefined) !== (value.time === undefined) &&
      (isBridge(tokens.slice(before.last + 1, value.first), lexicon, startsRange) ||
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
    const clock = before.day === undefined ? before : value;
    joined[joined.length - 1] = {
      ...before,
      ...value,
      kind: "date",
      timeTokens: [clock.first, clock.last],
      first: before.first,
      start,
      end,
      text: `${before.text}${tokens[before.last + 1]?.gap ?? " "}${tokens
        .slice(before.last + 1, value.last + 1)
        .map((token, i) => (i > 0 ? token.gap : "") + token.text)
        .join("")}`,
    };
  }
  // "from 2 to 4 pm on Friday": the day belongs to both times.
  return joined.map((value, n) => {
    const next = joined[n + 1];
    const isStart =
      value.time !== undefined &&
      value.day === undefined &&
      value.rangeDay === undefined &&
      next?.day !== undefined &&
      next.time !== undefined &&
      endsRange(tokens, value.last, next.first, lexicon);
    return isStart && next.day !== undefined ? { ...value, rangeDay: next.day } : value;
  });
}

/** Words between the two times of a range. */
const RANGE_WORDS = /^(to|until|till|and|bis|und|az|do|a|i|hasta|y|et)$/;

/** Whether the second of two times ends a range: "9:00 to 11:30", "9:00–11:30". */
function endsRange(tokens: readonly Token[], before: number, first: number, { times }: Lexicon): boolean {
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

/** Adds the zone after a time: "6:15 UTC". */
export function readZone(value: Value, tokens: readonly Token[]): void {
  const next = tokens[value.last + 1];
  if (value.time === undefined || next?.gap !== " " || !/^(utc|gmt)$/.test(next.word)) return;
  value.zone = "Z";
  value.last++;
}

/** Adds an hour without minutes: "Friday at 6", "el lunes a las 6", "v pátek v 6". */
export function readBareHour(value: Value, tokens: readonly Token[], lexicon: Lexicon): void {
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

/** Adds a following part of the day to a time: "8 in the evening", "half past 7 p.m.". */
export function applyDayPart(value: Value, tokens: readonly Token[], lexicon: Lexicon): void {
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
