import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { readSpokenNumber } from "../read-spoken-numbers.ts";
import { pad } from "../value.ts";
import { isClockPreposition } from "./clock-prepositions.ts";
import type { Found, Recognizer } from "./recognizer.ts";

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
