import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { pad } from "../value.ts";
import type { Found, Recognizer } from "./calendar.ts";
import { isClockPreposition, RANGE_WORDS, readSpokenNumber } from "./date-words.ts";
import { dayPartOf } from "./day-parts.ts";
import { minutesOf, parseClock, toTime } from "./parse-clock.ts";
import { readSpokenClock, spokenMinutes } from "./read-spoken-clock.ts";

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
    readHalfDayClock(tokens, i, lexicon) ??
    withHalf(readSpokenClock(tokens, i, lexicon), tokens) ??
    readRangeStart(tokens, i, lexicon)
  );
};

/** "half past four pm" */
function withHalf(found: Found | undefined, tokens: readonly Token[]): Found | undefined {
  const half = found === undefined ? undefined : halfAt(tokens, found.last + 1);
  if (found?.time === undefined || half === undefined) return found;
  const minutes = minutesOf(found.time);
  return minutes > 779 ? found : { last: half.last, time: toTime((minutes % 720) + (half.isLate ? 720 : 0)) };
}

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

/** Reads `six pm`, `twelve thirty a.m.`, `5 45 am`, `8 in the evening`, `four in the afternoon`. */
function readHalfDayClock(tokens: readonly Token[], i: number, lexicon: Lexicon): Found | undefined {
  const isFigure = tokens[i]?.kind === "number" && /^\d{1,2}$/.test(tokens[i]?.text ?? "");
  // "one" is a number only in front of these.
  const isOne = tokens[i]?.word === "one" && halfAt(tokens, i + 1) !== undefined;
  const spoken = isOne ? { value: 1, last: i, isOrdinal: false } : readSpokenNumber(tokens, i, lexicon);
  if (!isFigure && (spoken === undefined || spoken.isOrdinal)) return undefined;
  const hour = isFigure ? Number(tokens[i]?.text) : (spoken?.value ?? -1);
  const at = (isFigure ? i : (spoken?.last ?? i)) + 1;
  if (hour < 1 || hour > 12) return undefined;
  const more: Minutes | undefined = isFigure ? figureMinutes(tokens, at) : spokenMinutes(tokens, at, lexicon);
  const half = more?.half ?? halfDayAt(tokens, (more?.last ?? at - 1) + 1, lexicon);
  if (half === undefined) return undefined;
  return {
    last: half.last,
    time: toTime(((hour % 12) + (half.isLate ? 12 : 0)) * 60 + (more?.minutes ?? 0)),
  };
}

interface Minutes {
  minutes: number;
  last: number;
  half?: Half;
}

interface Half {
  last: number;
  isLate: boolean;
}

/** The "45 am" of "5 45 am". */
function figureMinutes(tokens: readonly Token[], at: number): Minutes | undefined {
  const [, minutes, half] = /^([0-5]\d)(?:\s?([ap])\.?m\.?)?$/i.exec(tokens[at]?.text ?? "") ?? [];
  if (minutes === undefined || tokens[at]?.gap !== " ") return undefined;
  const own = half === undefined ? halfAt(tokens, at + 1) : { last: at, isLate: /p/i.test(half) };
  return own && { minutes: Number(minutes), last: at, half: own };
}

/** `pm`, `a.m.`, `p m`. */
function halfAt(tokens: readonly Token[], i: number): Half | undefined {
  const word = tokens[i]?.word ?? "";
  const isLate = word.startsWith("p");
  if (/^[ap]\.?m\.?$/.test(word)) return { last: i, isLate };
  const isSplit =
    /^[ap]$/.test(word) && tokens[i + 1]?.word === "m" && /^[. ]+$/.test(tokens[i + 1]?.gap ?? "");
  return isSplit ? { last: i + 1, isLate } : undefined;
}

/** `pm`, `in the afternoon`; a part of the day needs a function word before it. */
function halfDayAt(tokens: readonly Token[], i: number, lexicon: Lexicon): Half | undefined {
  const half = halfAt(tokens, i);
  if (half !== undefined) return half;
  for (let at = i; at <= i + 2; at++) {
    const part = at > i ? dayPartOf(tokens[at], lexicon) : undefined;
    if (part !== undefined && part !== "night") return { last: at, isLate: part !== "morning" };
    const word = tokens[at]?.word ?? "";
    if (!lexicon.functionWords.has(word) && !lexicon.prepositions.has(word)) return undefined;
  }
  return undefined;
}
