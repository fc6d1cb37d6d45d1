import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { pad, type Value } from "../value.ts";
import { dayPartOf, isAmbiguousPart } from "./day-parts.ts";

// The half of the day that an hour is in, by what it is the hour of: dinner at eight is at 20:00.

/** Nouns for what starts at any hour that is set, folded. */
const ANY_HOUR =
  /^(alarms?|bells?|timer|wake|wecker|budik|budzik|despertador|reveil|backup|job|cron|task|thermostat|heating)$/;
/** Nouns for what is in the evening, or for lunch, folded. */
const EVENINGS =
  /^(dinner|supper|party|drinks|concert|table|restaurant|vecere|veceri|vecirek|stul|abendessen|abendbrot|tisch|kolacj[aeio]|kolacje|stolik|cena|fiesta|mesa|diner|souper|soiree)$/;
const MORNINGS = /^(breakfast|brunch|sunrise|snidan[ei]|fruhstuck|sniadani[ea]|desayuno|petit)$/;
/** Nouns for what people meet for, which is rarely before seven in the morning, folded. */
const MEETINGS =
  /^(appointment|meeting|event|reservation|visit|call|date|lesson|lunch|obed|mittagessen|obiad|almuerzo|dejeuner|termin|treffen|besprechung|schuzk[auy]|spotkani[ea]|wizyt[ae]|cita|reunion|rendez|rdv)$/;

/** The last hours without a half of the day at which people meet in the afternoon, and part. */
const AFTERNOON = 5;
const END = 7;

export type Occasion = "any" | "evening" | "meeting" | null;

/** What the words say the hour is of; null if they do not say. */
export function occasionOf(words: readonly string[]): Occasion {
  if (words.some((word) => ANY_HOUR.test(word) || MORNINGS.test(word))) return "any";
  if (words.some((word) => EVENINGS.test(word))) return "evening";
  return words.some((word) => MEETINGS.test(word)) ? "meeting" : null;
}

/** Whether a time is written as on a clock, which has 24 hours in most languages: "6:30", "6 Uhr". */
export function isClockTime(text: string): boolean {
  return /\d[:.h]\d|\dh$|\b(uhr|h|hodin\p{L}*|godzin\p{L}*|heures?)\b/iu.test(text);
}

/** Whether the hour of a time may be in either half of the day: "eight", but not "08:00" or "8 pm". */
export function isHalfOpen(time: string, text: string): boolean {
  const hour = Number(time.slice(0, 2));
  return hour >= 1 && hour <= 11 && !/[ap]\.?\s?m\b|\b0\d/i.test(text);
}

/** Moves the hours of dinners and meetings to the half of the day in which people have them. */
export function inUsualHalf(
  values: readonly Value[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Value[] {
  const words = tokens.filter(({ quote }) => quote < 0);
  const occasion = occasionOf(words.map(({ word }) => word));
  const isSaid = words.some(
    (token) => dayPartOf(token, lexicon) !== undefined && !isAmbiguousPart(token, lexicon),
  );
  const isReminder = words.some(({ word }) => lexicon.verbsOf(word).includes("remind"));
  if (occasion === null || occasion === "any" || isSaid || isReminder) return values;
  let last = 0;
  return values.map((value) => {
    const { time, timeTokens: [first, end] = [value.first, value.last] } = value;
    if (time === undefined) return value;
    const text = tokens
      .slice(first, end + 1)
      .map((token) => token.gap + token.text)
      .join("");
    const hour = Number(time.slice(0, 2));
    const isWritten = isClockTime(text) && lexicon.code !== "en";
    const isEnd = hour <= END && last > hour + 12 - END && last < hour + 12;
    const isLate = occasion === "evening" || hour <= AFTERNOON || isEnd;
    const isMoved = isHalfOpen(time, text) && !isWritten && isLate;
    last = isMoved ? hour + 12 : hour;
    return isMoved ? { ...value, time: pad(last) + time.slice(2) } : value;
  });
}
