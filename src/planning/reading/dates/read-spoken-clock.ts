import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { DOZEN } from "../join-numbers.ts";
import { isMeasure } from "../read-units.ts";
import type { Found, Recognizer } from "./calendar.ts";
import { dayNumber, isAlone, isClockPreposition, readSpokenNumber } from "./date-words.ts";
import { minutesOf, parseClock, toTime } from "./parse-clock.ts";

type Reader = (tokens: readonly Token[], i: number, lexicon: Lexicon) => Found | undefined;

/**
 * Reads times that are said without figures of a clock: `8 o'clock`, `half past 8`, `ten to nine`, `halb neun`, `v půl
 * deváté`, `las siete y media`, `sept heures et demie`, `at seven thirty`.
 */
export function readSpokenClock(tokens: readonly Token[], i: number, lexicon: Lexicon): Found | undefined {
  for (const read of [
    readFractionOfHour,
    readMinutesBeside,
    readOclock,
    readHourAfterNoun,
    readFeminineHour,
    readHourAndMinutes,
  ]) {
    const found = read(tokens, i, lexicon);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Relations between minutes and the hour, by direction. */
const PAST = /^(past|after|po|nach)$/;
const BEFORE = /^(to|till|before|vor|do)$/;

/** "half past 8", "quarter to nine", "halb neun", "v pul devate", "fünf vor halb acht". */
const readFractionOfHour: Reader = (tokens, start, lexicon) => {
  // "tři čtvrtě na devět"
  const isThree =
    /^(tri|trzy)$/.test(tokens[start]?.word ?? "") &&
    /^(ctvrte|kwadranse)$/.test(tokens[start + 1]?.word ?? "");
  const i = isThree ? start + 1 : start;
  const meanings = lexicon.times.get(tokens[i]?.word ?? "") ?? [];
  const isHalf = meanings.includes("half");
  if (!isHalf && !isThree && !meanings.includes("quarter")) return undefined;
  const relation = tokens[i + 1]?.word ?? "";
  const isLinked = /^(past|to|after|before|na|po|do|vor|nach)$/.test(relation);
  const at = isLinked ? i + 2 : i + 1;
  const hour = hourAt(tokens, at, lexicon);
  if (hour === undefined || (lexicon.code === "en" && !isLinked) || isDozen(tokens[at])) return undefined;
  // "čtvrt na dvě" is a quarter past one, "tři čtvrtě na dvě" a quarter to two, "viertel zwei" a quarter past one.
  const isToNext = !isHalf && (relation === "na" || (!isLinked && /^viertel$/.test(tokens[i]?.word ?? "")));
  const minutes = isHalf ? 30 : isToNext ? (isThree ? 15 : 45) : 15;
  return { last: at, time: toTime(hour * 60 + (PAST.test(relation) ? minutes : -minutes)) };
};

/** "ten past six", "twenty to nine", "zehn nach sechs", "fünf vor halb acht", "dziesięć po szóstej", "za pět osm". */
const readMinutesBeside: Reader = (tokens, i, lexicon) => {
  const isToNext = /^(cs|pl)$/.test(lexicon.code) && tokens[i]?.word === "za";
  const minutes = countAt(tokens, isToNext ? i + 1 : i, lexicon);
  if (minutes === undefined || minutes.value < 1 || minutes.value > 29) return undefined;
  const isUnit = lexicon.durations.get(tokens[minutes.last + 1]?.word ?? "") === "minute";
  const at = minutes.last + (isUnit ? 2 : 1);
  const relation = isToNext ? "" : (tokens[at]?.word ?? "");
  if (!isToNext && !PAST.test(relation) && !BEFORE.test(relation)) return undefined;
  const next = isToNext ? at : at + 1;
  const half = readFractionOfHour(tokens, next, lexicon);
  const base =
    half?.time === undefined
      ? hourOnly(tokens, next, lexicon)
      : { last: half.last, minutes: minutesOf(half.time) };
  // "from ten to nine", "five to nine people": only "at" makes a time of them.
  const isSaid =
    half !== undefined ||
    relation === "past" ||
    (isClockLead(tokens, i, lexicon) &&
      !(lexicon.times.get(tokens[i - 1]?.word ?? "") ?? []).includes("from"));
  if (base === undefined || (!isSaid && !isToNext) || !isEnd(tokens, base.last, lexicon)) return undefined;
  // "za tři čtvrtě hodiny"
  if (lexicon.code === "cs" && isToNext && lexicon.ordinals.has(tokens[next]?.word ?? "")) return undefined;
  return {
    last: base.last,
    time: toTime(base.minutes + (PAST.test(relation) ? minutes.value : -minutes.value)),
  };
};

/** "8 o'clock", "um 8 Uhr 30", "v sedm hodin", "huit heures vingt", "sept heures et demie". */
const readOclock: Reader = (tokens, i, lexicon) => {
  const head = hourAt(tokens, i, lexicon);
  const count = tokens[i]?.kind === "word" ? readSpokenNumber(tokens, i, lexicon) : undefined;
  const hour = count !== undefined && count.value < 25 ? count.value % 24 : head;
  const at = (count?.last ?? i) + 1;
  const last = oclockAt(tokens, at, lexicon);
  if (hour === undefined || last === undefined || isLength(tokens, i, at, lexicon)) return undefined;
  // "5. hodina" and "pátou hodinu" are lessons, "o páté hodině" is a time.
  const isOrdinal = tokens[i]?.kind === "word" && lexicon.ordinals.has(tokens[i]?.word ?? "");
  if (/^\.\s/.test(tokens[at]?.gap ?? "") || (isOrdinal && !isClockPreposition(tokens[i - 1], lexicon)))
    return undefined;
  const more = minutesAfter(tokens, last + 1, i, lexicon);
  return { last: more?.last ?? last, time: toTime(hour * 60 + (more?.minutes ?? 0)) };
};

/** Words before a length, where the same words can be a time: "pendant 2 heures". */
const FRENCH_LENGTH = /^(pendant|durant|toutes)$/;

/** Whether the hours are a length: Polish says "2 godziny" for it and "o godzinie 2" for the time. */
function isLength(tokens: readonly Token[], i: number, at: number, { code }: Lexicon): boolean {
  if (code === "fr") return tokens.slice(Math.max(0, i - 2), i).some(({ word }) => FRENCH_LENGTH.test(word));
  return code === "pl" && /^(godziny|godzin|godz)$/.test(tokens[at]?.word ?? "");
}

/** "o godzinie 14", "o godzinie ósmej". */
const readHourAfterNoun: Reader = (tokens, i, lexicon) => {
  const [before, token, next] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const isNoun =
    lexicon.code === "pl" &&
    before?.kind !== "number" &&
    (lexicon.times.get(tokens[i]?.word ?? "") ?? []).includes("oclock");
  const hour = isNoun && token?.gap === " " ? hourOnly(tokens, i + 1, lexicon) : undefined;
  if (hour === undefined || lexicon.durations.has(next?.word ?? "")) return undefined;
  return { last: hour.last, time: toTime(hour.minutes) };
};

/** "o'clock", also written as two words. */
function oclockAt(tokens: readonly Token[], at: number, lexicon: Lexicon): number | undefined {
  const word = tokens[at]?.word ?? "";
  if ((lexicon.times.get(word) ?? []).includes("oclock")) return at;
  const isSplit =
    lexicon.code === "en" && word === "o" && /^(clock|clocks)$/.test(tokens[at + 1]?.word ?? "");
  return isSplit ? at + 1 : undefined;
}

/** The minutes after an hour that has its word: figures, or in words where a time is certain. */
function minutesAfter(
  tokens: readonly Token[],
  at: number,
  start: number,
  lexicon: Lexicon,
): { minutes: number; last: number } | undefined {
  const token = tokens[at];
  if (token?.kind === "number" && /^[0-5]?\d$/.test(token.text))
    return { minutes: Number(token.text), last: at };
  if (!isClockLead(tokens, start, lexicon)) return undefined;
  return fractionAfter(tokens, at, lexicon) ?? spokenMinutes(tokens, at, lexicon);
}

/** Feminine articles make an hour of a Spanish number; Polish hours are ordinals: "a las diez", "o ósmej". */
const readFeminineHour: Reader = (tokens, i, lexicon) => {
  const lead = tokens[i - 1]?.word ?? "";
  const token = tokens[i];
  const isSpanish =
    lexicon.code === "es" &&
    /^las?$/.test(lead) &&
    /^(a|desde|de|hasta|sobre)$/.test(tokens[i - 2]?.word ?? "");
  const isPolish =
    lexicon.code === "pl" &&
    /^(o|od|do|po|przed)$/.test(lead) &&
    /ej$/.test(token?.word ?? "") &&
    lexicon.ordinals.has(token?.word ?? "");
  if (!isSpanish && !isPolish) return undefined;
  const hour = hourOnly(tokens, i, lexicon);
  if (hour === undefined || (lead === "la" && hour.minutes !== 60)) return undefined;
  const more = fractionAfter(tokens, hour.last + 1, lexicon) ?? spokenMinutes(tokens, hour.last + 1, lexicon);
  const last = more?.last ?? hour.last;
  if (!isEnd(tokens, last, lexicon)) return undefined;
  return { last, time: toTime(hour.minutes + (more?.minutes ?? 0)) };
};

/** Words that subtract what follows from the hour. */
const MINUS = /^(menos|moins)$/;

/** "y media", "y cuarto", "menos diez", "et demie", "moins le quart", "und ..."; minutes to add to the hour. */
function fractionAfter(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { minutes: number; last: number } | undefined {
  const isMinus = MINUS.test(tokens[at]?.word ?? "");
  if (!isMinus && !/^(y|et)$/.test(tokens[at]?.word ?? "")) return undefined;
  const next = /^(le|un)$/.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const meanings = lexicon.times.get(tokens[next]?.word ?? "") ?? [];
  const fraction = meanings.includes("half") ? 30 : meanings.includes("quarter") ? 15 : undefined;
  const spoken = fraction === undefined ? readSpokenNumber(tokens, next, lexicon) : undefined;
  const minutes = fraction ?? (spoken?.isOrdinal === false && spoken.value < 60 ? spoken.value : undefined);
  const last = spoken?.last ?? next;
  if (minutes === undefined || isMeasured(tokens, last, lexicon)) return undefined;
  return { minutes: isMinus ? -minutes : minutes, last };
}

/** "at seven thirty", "my six fifteen alarm": two numbers that are no other number together. */
const readHourAndMinutes: Reader = (tokens, i, lexicon) => {
  if (lexicon.code !== "en" && lexicon.code !== "cs") return undefined;
  const hour = countAt(tokens, i, lexicon);
  if (hour === undefined || hour.value < 1 || hour.value > 12 || tokens[i]?.kind !== "word") return undefined;
  const more = spokenMinutes(tokens, hour.last + 1, lexicon);
  const isSaid = isClockLead(tokens, i, lexicon) || (lexicon.code === "en" && isOwned(tokens[i - 1]));
  if (more === undefined || !isSaid) return undefined;
  return { last: more.last, time: toTime((hour.value % 24) * 60 + more.minutes) };
};

function isOwned(before: Token | undefined): boolean {
  return /^(my|the|our|that|this)$/.test(before?.word ?? "");
}

/** Minutes in words from ten on, or with "oh": "thirty", "forty five", "oh five". */
export function spokenMinutes(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { minutes: number; last: number } | undefined {
  const isZero = lexicon.code === "en" && /^(oh|o)$/.test(tokens[at]?.word ?? "");
  if (tokens[at]?.kind !== "word" || tokens[at].gap !== " ") return undefined;
  const spoken = readSpokenNumber(tokens, isZero ? at + 1 : at, lexicon);
  const least = isZero ? 1 : lexicon.code === "fr" ? 5 : 10;
  if (spoken === undefined || spoken.isOrdinal || spoken.value < least || spoken.value > 59) return undefined;
  return isMeasured(tokens, spoken.last, lexicon) ? undefined : { minutes: spoken.value, last: spoken.last };
}

/** Whether the number before counts a unit or goes on: "seven thirty euros", "at five twenty two hundred". */
function isMeasured(tokens: readonly Token[], last: number, lexicon: Lexicon): boolean {
  const next = tokens[last + 1];
  return next?.kind === "number" || next?.kind === "symbol" || lexicon.numbers.has(next?.word ?? "")
    ? !lexicon.functionWords.has(next?.word ?? "")
    : isMeasure(next, lexicon) && next?.kind === "word";
}

/**
 * Reads an hour alone after a preposition of time: "at seven", "v 9", "um acht". It is only a time beside a day or a
 * part of the day.
 */
export const readBareHour: Recognizer = ({ tokens, i, lexicon }) => {
  const before = /^(las?|les)$/.test(tokens[i - 1]?.word ?? "") ? i - 2 : i - 1;
  // A quoted text is not about the call.
  if ((tokens[i]?.quote ?? -1) >= 0 || !isClockPreposition(tokens[before], lexicon)) return undefined;
  const hour = hourOnly(tokens, i, lexicon);
  // "tomorrow at 5 Main Street", "today in 3 rooms"
  if (hour === undefined || hour.minutes > 23 * 60) return undefined;
  if (!isEnd(tokens, hour.last, lexicon) && !isDeed(tokens, hour.last + 1, lexicon)) return undefined;
  return { last: hour.last, time: toTime(hour.minutes), lead: before };
};

/** Infinitives, by language; folded. */
const INFINITIVES: Readonly<Record<string, RegExp>> = {
  cs: /\p{L}{3}(t|ct|ci)$/u,
  pl: /\p{L}{3}c$/u,
  es: /\p{L}{2}[aei]r(me|nos|l[eoa]s?)?$/u,
};
/** Words that start the object of a command, in English. */
const OBJECT_STARTS = /^(me|us|him|her|them|it|the|my|our|your|his|their|an?)$/;

/** Whether what is to be done starts here: "tomorrow at nine call the harbour", "zítra v 9 natřít plot". */
function isDeed(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const { word = "", kind, gap } = tokens[i] ?? {};
  if (kind !== "word" || gap !== " " || isMeasure(tokens[i], lexicon)) return false;
  // "tomorrow at 12 Park Lane" is an address.
  if (lexicon.code === "en") return OBJECT_STARTS.test(tokens[i + 1]?.word ?? "");
  return INFINITIVES[lexicon.code]?.test(word) === true && lexicon.verbsOf(word).length > 0;
}

function hourOnly(tokens: readonly Token[], i: number, lexicon: Lexicon) {
  const token = tokens[i];
  const isFigure = token?.kind === "number" && /^\d{1,2}$/.test(token.text);
  // "one" is a number only in these places.
  const isOne = token?.word === "one" || token?.word === "una" || token?.word === "eins";
  const spoken = isFigure
    ? { value: Number(token.text), last: i }
    : isOne
      ? { value: 1, last: i }
      : readSpokenNumber(tokens, i, lexicon);
  if (spoken === undefined || spoken.value > 24 || isDozen(token)) return undefined;
  return { minutes: spoken.value * 60, last: spoken.last };
}

/** A cardinal number in figures or words. */
function countAt(tokens: readonly Token[], i: number, lexicon: Lexicon) {
  if (tokens[i]?.kind === "number") {
    const value = dayNumber(tokens, i);
    return value === undefined ? undefined : { value, last: i };
  }
  const spoken = readSpokenNumber(tokens, i, lexicon);
  return spoken?.isOrdinal === false ? spoken : undefined;
}

/** Whether a preposition of time precedes, with or without an article: "at", "a las", "at about". */
function isClockLead(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const before = /^(las?|les|about|around|a)$/.test(tokens[i - 1]?.word ?? "") ? i - 2 : i - 1;
  return (
    isClockPreposition(tokens[i - 1], lexicon) ||
    isClockPreposition(tokens[before], lexicon) ||
    /^(until|till|before|after|avant|apres)$/.test(tokens[i - 1]?.word ?? "")
  );
}

function isEnd(tokens: readonly Token[], last: number, lexicon: Lexicon): boolean {
  const next = tokens[last + 1];
  return (
    isAlone(next, lexicon) || lexicon.weekdays.has(next?.word ?? "") || lexicon.courtesy.has(next?.word ?? "")
  );
}

function isDozen(token: Token | undefined): boolean {
  return DOZEN.test(token?.word ?? "");
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
