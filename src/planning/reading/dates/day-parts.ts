import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { pad } from "../value.ts";
import { type DayPart, dayOf, type Recognizer } from "./calendar.ts";

const PARTS: readonly DayPart[] = ["morning", "afternoon", "evening", "night"];

export function dayPartOf(token: Token | undefined, { times }: Lexicon): DayPart | undefined {
  const meanings = times.get(token?.word ?? "") ?? [];
  return PARTS.find((part) => meanings.includes(part));
}

/** The part of the day that starts at a token, also of two words: "après-midi", "po południu". */
function dayPartAt(
  tokens: readonly Token[],
  i: number,
  lexicon: Lexicon,
): { part: DayPart; last: number } | undefined {
  const isAfterNoon =
    (lexicon.times.get(tokens[i]?.word ?? "") ?? []).includes("after") &&
    /^(midi|poludniu)$/.test(tokens[i + 1]?.word ?? "");
  if (isAfterNoon) return { part: "afternoon", last: i + 1 };
  const part = dayPartOf(tokens[i], lexicon);
  return part && { part, last: i };
}

/** Words before "mañana" or "Morgen" that make a part of the day of it: "por la mañana", "heute Morgen". */
const BEFORE_PART = /^(la|am|jeden|heute|gestern|vorgestern)$/;

/**
 * Reads "this evening", "ce soir", "esta noche" as today, and words for a part of the day alone, which only count
 * beside a day or a time.
 */
export const readDayPart: Recognizer = ({ tokens, i, lexicon, now }) => {
  const isThis = (lexicon.times.get(tokens[i]?.word ?? "") ?? []).includes("this");
  if (isThis) {
    const found = dayPartAt(tokens, i + 1, lexicon);
    return found && { ...found, day: dayOf(now) };
  }
  const found = dayPartAt(tokens, i, lexicon);
  // "le-grand-soir"
  if (found === undefined || /-/.test(tokens[i]?.gap ?? "") || /-/.test(tokens[found.last + 1]?.gap ?? ""))
    return undefined;
  // "tonight" is a day.
  if (
    found !== undefined &&
    /^day/.test(lexicon.times.get(tokens[i]?.word ?? "")?.[0] ?? "") &&
    !isAmbiguousPart(tokens[i], lexicon)
  )
    return undefined;
  if (found === undefined || !isAmbiguousPart(tokens[i], lexicon)) return found;
  const { word: before = "", text = "" } = tokens[i - 1] ?? {};
  // "VIE" is an airport.
  const isWeekday = lexicon.weekdays.has(before) && !/^\p{Lu}{2,}$/u.test(text);
  return BEFORE_PART.test(before) || isWeekday ? found : undefined;
};

/** "mañana" and "morgen" are also tomorrow. */
export function isAmbiguousPart(token: Token | undefined, { times }: Lexicon): boolean {
  return times.get(token?.word ?? "")?.includes("day+1") === true;
}

/**
 * A time in the half of the day that the part says: 8 in the evening is 20:00. Undefined where both do not agree, or
 * mean another day: "tonight at two".
 */
export function applyPart(time: string, part: DayPart, isOfDay: boolean): string | undefined {
  const hour = Number(time.slice(0, 2));
  if (hour > 12 || (hour === 12 && part === "afternoon")) return time;
  if (part === "morning" || (part === "night" && hour < 6))
    return hour < 12 && !(isOfDay && part === "night") ? time : undefined;
  return hour < 12 && (hour > 3 || part === "afternoon") ? pad(hour + 12) + time.slice(2) : undefined;
}
