import type { Request } from "../../../aligning/request-words.ts";
import { dayPartOf } from "../../../reading/dates/day-parts.ts";
import type { Ranked } from "../../score.ts";

/** Words that make a time repeat, by language; folded. */
const EVERY: Readonly<Record<string, RegExp>> = {
  en: /^(every|each)$/,
  cs: /^kazd(y|ou|e|a|eho)$/,
  de: /^jede[nmrs]?$/,
  pl: /^(kazd(y|a|e|ego|ej)|co)$/,
  es: /^cada$/,
  fr: /^chaque$/,
};
/** Words that leave out times of a repetition, folded: "every other day". */
const OTHER = /^(other|alternate|druh(y|ou|e)|zweite[nrs]?|andere[nrs]?|drug(i|a|ie)|otr[oa]|autres?)$/;

/** Whether a repetition has no effect on the call, or another one than it says. */
export function isRepetitionChanged(request: Request, { filling }: Ranked): boolean {
  const { words, reading } = request;
  const { code, numbers, ordinals } = reading.lexicon;
  const texts = new Set(
    filling.chosen.filter(({ source }) => source.kind === "complement").flatMap(({ tokens }) => tokens),
  );
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  const isOther = (i: number) => {
    const word = words[i]?.token.word ?? "";
    return OTHER.test(word) || (numbers.get(word) ?? ordinals.get(word) ?? 1) > 1;
  };
  return words.some(({ token, index }) => {
    if (EVERY[code]?.test(token.word) !== true || token.quote >= 0 || texts.has(index)) return false;
    const isSkipping = isOther(index + 1);
    const at = isSkipping ? index + 2 : index + 1;
    if (!isPeriod(request, at)) return false;
    if (isSkipping) return used.has(at) && !used.has(index + 1);
    // "cada mañana" is not tomorrow, and "every Monday" is not the next one.
    const isDay = filling.chosen.some(({ source }) => source.kind === "date" && source.first === at);
    return !used.has(index) && (isDay || !used.has(at));
  });
}

/** Listed values for how often something happens. */
const FREQUENCY = /^(hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annual|annually)$/;
/** Words before a unit of time that make it a frequency, folded. */
const RATE =
  /^(every|each|per|once|twice|thrice|times|x|kazd\p{L}*|co|jede[nmrs]?|pro|na|cada|por|al|a la|chaque|par|todos|todas|tous|toutes|krat|mal)$/u;

/** "the week after next", "Friday week": a unit of time alone is no frequency. */
export function isUnitForFrequency({ words, reading }: Request, { filling }: Ranked): boolean {
  return filling.chosen.some(({ source, value, tokens }) => {
    const [at = -1] = tokens;
    const isBare = tokens.length === 1 && reading.lexicon.durations.has(words[at]?.token.word ?? "");
    if (source.kind !== "listed" || !isBare || !FREQUENCY.test(String(value).toLowerCase())) return false;
    return ![at - 1, at - 2].some((i) => RATE.test(words[i]?.token.word ?? ""));
  });
}

/** Whether a day, a part of the day or a unit of time is named here. */
function isPeriod({ words, reading: { lexicon } }: Request, i: number): boolean {
  const token = words[i]?.token;
  if (token?.kind !== "word") return false;
  return (
    lexicon.weekdays.has(token.word) ||
    lexicon.durations.has(token.word) ||
    dayPartOf(token, lexicon) !== undefined ||
    /^(weekdays?|weekends?|workdays?)$/.test(token.word)
  );
}
