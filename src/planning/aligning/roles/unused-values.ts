import { isRecurrence } from "../../reading/dates/date-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import { type Request, range } from "../request-words.ts";
import { readTraits } from "../slot-traits.ts";
import { boundBefore } from "../values/bounds.ts";
import { isRepeat } from "../values/misread-numbers.ts";
import { STRONG_MATCH } from "../verb-agreement.ts";
import type { TokenRole } from "./token-role.ts";

/**
 * The first tokens of days and times that no argument takes: "yesterday" and "on Friday" have no content word. Today is
 * what most requests are about anyway.
 */
export function unusedDays({ words, reading }: Request, roles: readonly TokenRole[]): number[] {
  const isToday = (i: number) =>
    reading.lexicon.times.get(words[i]?.token.word ?? "")?.some((each) => /^(today|now)$/.test(each)) ===
    true;
  return reading.values.flatMap(({ kind, first, last, day }) => {
    const tokens = range(first, last);
    const isUnused =
      kind === "date" &&
      day !== undefined &&
      tokens.every(
        (i) =>
          roles[i]?.role == null &&
          words[i]?.isContent === false &&
          words[i]?.clause.isBackground === false &&
          (words[i]?.token.quote ?? -1) < 0 &&
          !isToday(i),
      ) &&
      !reading.values.some((other) => other.kind === "text" && other.first <= first && other.last >= last);
    return isUnused ? [first] : [];
  });
}

/** The amounts of which an argument only takes the currency: "80 francs in pounds" for today's rate. */
export function unusedAmounts({ words, reading }: Request, filled: Filling["filled"]): number[] {
  const given = filled.filter(({ source }) => source === "query");
  const isTaken = (i: number) =>
    given.some(({ value, tokens }) =>
      typeof value !== "string" || !CURRENCY.test(value) ? tokens.includes(i) : false,
    );
  // "two hundred" is an amount, too.
  const isAmount = (i: number) =>
    reading.values.some(
      ({ kind, number, first, last }) =>
        kind === "number" && number !== undefined && number !== 1 && first <= i && i <= last,
    );
  return given.flatMap(({ value, tokens }) =>
    typeof value === "string" && CURRENCY.test(value)
      ? tokens.filter((i) => isAmount(i) && words[i]?.token.text !== "1" && !isTaken(i))
      : [],
  );
}

const CURRENCY = /^[A-Z]{3}$/;

/**
 * The words before limits that an argument takes as exact values: "at most 40 m²" for the area of a roof.
 */
export function unusedBounds(
  request: Request,
  { reads, candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
): number[] {
  if (!reads) return [];
  return filled.flatMap(({ slot, source, tokens: [first = 0], value }) => {
    if (source !== "query" || typeof value !== "number") return [];
    const { part, isLimit, forms } = readTraits(slot, candidate.input_schema, lexicon);
    const isMeasured = request.reading.values.some(
      (given) => given.first === first && given.unit !== undefined,
    );
    const isOpen = !slot.required && (isMeasured || COUNTED.test(slot.words.join(" ")));
    if (part !== null || isLimit || isOpen) return [];
    // "rooms above floor 3"
    const isNamed = forms.some((form) => request.match(first - 1, form) >= STRONG_MATCH);
    const isBound =
      boundBefore(request, first) !== null || (isNamed && boundBefore(request, first - 1) !== null);
    return isBound ? [first - 1] : [];
  });
}

/** Names of arguments that are bounds without saying so: the number of people for a room. */
const COUNTED =
  /people|person|guest|party|seat|adult|pax|passenger|capacity|days|hours|minutes|months|weeks|years|duration|stars|rating|percent|radius|distance|price|budget|size|bedrooms|rooms|weniger|mehr|less|more|under|over|below|above|than|mene|vice|mniej|wiecej|menos|mas|moins|plus/;

/** Words that make a day repeat, which no argument takes: "remind me every Monday" for a single date. */
export function unusedRecurrences({ words, reading }: Request, filled: Filling["filled"]): number[] {
  const { lexicon, values } = reading;
  const isText = (i: number) =>
    values.some(({ kind, first, last }) => kind === "text" && first <= i && i <= last);
  const isPeriod = (i: number) => {
    const word = words[i]?.token.word ?? "";
    return lexicon.weekdays.has(word) || lexicon.durations.has(word);
  };
  const isRepeated = (i: number) =>
    filled.some(({ tokens, value }) => tokens.includes(i) && !MOMENT.test(String(value)));
  return words.flatMap(({ index, token, clause }) => {
    const isSaid = !clause.isBackground && token.quote < 0 && !isText(index);
    // "tous les lundis", "todos los días"
    const next = [index, index + 1, index + 2];
    const isBefore = next.slice(1).some(isPeriod);
    return isSaid && isBefore && !next.some(isRepeated) && isRecurrence([token], lexicon) ? [index] : [];
  });
}

/** A single day or time. */
const MOMENT = /^(\d{4}-\d\d-\d\d|\d\d:\d\d)/;

/** Pronouns for other people, by language; folded. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  en: /^(him|her|them)$/,
  cs: /^(mu|ji|jim|jemu)$/,
  de: /^(ihn|sie|ihm|ihr)$/,
  pl: /^(mu|jej|im|jemu)$/,
  es: /^(le|les)$/,
  fr: /^(lui|leur)$/,
};

/** Another person to be reminded, whom no argument takes: "remind him to oil the winch". */
export function unusedListener({ words, action, reading }: Request, filled: Filling["filled"]): number[] {
  const verb = action?.tokens.at(-1);
  if (verb === undefined || !action?.verbs.includes("remind")) return [];
  const { code } = reading.lexicon;
  // "recuérdale", "rappelle-lui"
  if (code === "es" && /d[aoe]les?$/.test(words[verb]?.token.word ?? "")) return [verb];
  const isTaken = filled.some(({ tokens }) => tokens.includes(verb + 1));
  return !isTaken && OTHERS[code]?.test(words[verb + 1]?.token.word ?? "") === true ? [verb + 1] : [];
}

/** Numbers that say how often, which no argument takes: "book it twice". */
export function unusedRepeats({ words, reading }: Request, roles: readonly TokenRole[]): number[] {
  return reading.values.flatMap((value) => {
    const { kind, first } = value;
    const word = words[first];
    const isSaid = word?.clause.isBackground === false && word.token.quote < 0;
    const isUsed = roles[first]?.role === "argument";
    return kind === "number" && isSaid && !isUsed && isRepeat(words, value) ? [first] : [];
  });
}
