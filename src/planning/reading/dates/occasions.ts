import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { pad, type Value } from "../value.ts";
import { dayPartOf, isAmbiguousPart } from "./day-parts.ts";

// Which half of the day an hour is in, by the occasion: dinner at eight is at 20:00.

/** Nouns for what has a set hour, in the morning as well as in the evening, by language; folded. */
const ANY_HOUR: Readonly<Record<string, RegExp>> = {
  en: /^(alarms?|bells?|timer|wake|backup|job|cron|task|thermostat|heating|breakfast|brunch|sunrise)$/,
  cs: /^(budik|snidan[ei])$/,
  de: /^(wecker|fruhstuck)$/,
  pl: /^(budzik|sniadani[ea])$/,
  es: /^(despertador|desayuno)$/,
  fr: /^(reveil|petit)$/,
};
/** Nouns for what takes place in the evening, by language; folded. */
const EVENINGS: Readonly<Record<string, RegExp>> = {
  en: /^(dinner|supper|party|drinks|concert|table|restaurant)$/,
  cs: /^(vecere|veceri|vecirek|stul|restaurace)$/,
  de: /^(abendessen|abendbrot|tisch|restaurant)$/,
  pl: /^(kolacj[aeio]|stolik|restauracja)$/,
  es: /^(cena|fiesta|mesa|restaurante)$/,
  fr: /^(diner|souper|soiree|table|restaurant)$/,
};
/** Nouns for what people meet for, which is rarely before seven in the morning, by language; folded. */
const MEETINGS: Readonly<Record<string, RegExp>> = {
  en: /^(appointment|meeting|event|reservation|visit|call|date|lesson|lunch)$/,
  cs: /^(schuzk[auy]|obed)$/,
  de: /^(termin|treffen|besprechung|mittagessen)$/,
  pl: /^(spotkani[ea]|wizyt[ae]|obiad)$/,
  es: /^(cita|reunion|almuerzo)$/,
  fr: /^(reunion|rendez|rdv|dejeuner)$/,
};

/** The last hour without a half of the day at which a meeting starts in the afternoon. */
const LATEST_START = 5;
/** The last hour at which such a meeting ends. */
const LATEST_END = 7;

export type Occasion = "any" | "evening" | "meeting" | null;

/** What the words say the hour is of; null if they do not say. English nouns may come from a document. */
export function occasionOf(words: readonly string[], { code }: Lexicon): Occasion {
  const says = (nouns: Readonly<Record<string, RegExp>>) =>
    words.some((word) => nouns[code]?.test(word) === true || nouns["en"]?.test(word) === true);
  if (says(ANY_HOUR)) return "any";
  if (says(EVENINGS)) return "evening";
  return says(MEETINGS) ? "meeting" : null;
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
  const occasion = occasionOf(
    words.map(({ word }) => word),
    lexicon,
  );
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
    const isEnd = hour <= LATEST_END && last > hour + 12 - LATEST_END && last < hour + 12;
    const isLate = occasion === "evening" || hour <= LATEST_START || isEnd;
    const isMoved = isHalfOpen(time, text) && !isWritten && isLate;
    last = isMoved ? hour + 12 : hour;
    return isMoved ? { ...value, time: pad(last) + time.slice(2) } : value;
  });
}
