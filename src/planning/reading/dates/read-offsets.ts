import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { joinNumbers } from "../join-numbers.ts";
import type { Day } from "../value.ts";
import { dayOf, type Found, type Recognizer, spanFrom } from "./calendar.ts";
import { readRelative, readWeekdayOrUnit, weekdayFrom } from "./read-relative-days.ts";

/** Reads `in 3 days`, `3 days ago`, `vor 3 Tagen`, `hace 3 dias`, `za 3 dny`, `in half an hour`, `a week from now`. */
export const readOffset: Recognizer = ({ tokens, i, lexicon, now }) => {
  const lead = leadAt(tokens, i, lexicon);
  const length = readLength(tokens, lead === undefined ? i : lead.last + 1, lexicon);
  if (length === undefined) return undefined;
  const other = lead === undefined ? fromDay(tokens, length, lexicon, now) : undefined;
  if (other !== undefined) return other;
  const trail = lead === undefined ? trailAt(tokens, length.last + 1, lexicon) : undefined;
  if (lead === undefined && trail === undefined) return undefined;
  const isPast = lead?.isPast ?? trail?.isPast ?? false;
  const last = trail?.last ?? length.last;
  const { amount, unit } = length;
  if (unit === "hour" || unit === "minute" || unit === "second") {
    const seconds = amount * { hour: 3600, minute: 60, second: 1 }[unit] * (isPast ? -1 : 1);
    const moment = new Date(now.getTime() + seconds * 1000);
    return { last, day: dayOf(moment), time: moment.toISOString().slice(11, 19) };
  }
  if (!Number.isInteger(amount)) return undefined;
  // "Friday in a week"
  const weekday = isPast || unit !== "week" ? undefined : lexicon.weekdays.get(tokens[i - 1]?.word ?? "");
  const base = weekday === undefined ? now : toDate(weekdayFrom(now, weekday, undefined));
  return { last, ...spanFrom(unit, isPast ? -amount : amount, base) };
};

/** Words between a length of time and the day that it is counted from, by language; folded. */
const FROM_DAY: Readonly<Record<string, RegExp>> = {
  en: /^(from|after|before|on)$/,
  cs: /^(od|po|pred)$/,
  de: /^(ab|nach|vor)$/,
  pl: /^(od|po|przed)$/,
  es: /^(despues|antes)$/,
  fr: /^(apres|avant)$/,
};
const BEFORE_DAY = /^(before|pred|vor|przed|antes|avant)$/;

/** "a week from Friday", "two days before tomorrow", "týden po pátku", "una semana después del lunes". */
function fromDay(
  tokens: readonly Token[],
  { amount, unit, last }: Length,
  lexicon: Lexicon,
  now: Date,
): Found | undefined {
  const link = tokens[last + 1]?.word ?? "";
  if (FROM_DAY[lexicon.code]?.test(link) !== true || !/^(day|week)$/.test(unit)) return undefined;
  // "a week on Friday", but not "two days on Friday"
  if (link === "on" && unit !== "week") return undefined;
  let at = last + 2;
  while (at < last + 4 && ARTICLE_OF_DAY.test(tokens[at]?.word ?? "")) at++;
  const day = [readRelative, readWeekdayOrUnit]
    .map((read) => read({ tokens, i: at, lexicon, now }))
    .find((found) => found !== undefined);
  if (day?.day === undefined || day.lastDay !== undefined || !Number.isInteger(amount)) return undefined;
  return { last: day.last, ...spanFrom(unit, BEFORE_DAY.test(link) ? -amount : amount, toDate(day.day)) };
}

const ARTICLE_OF_DAY = /^(de|del|el|le|dem|next)$/;

function toDate({ year, month, date }: Day): Date {
  return new Date(Date.UTC(year, month - 1, date));
}

interface Direction {
  isPast: boolean;
  last: number;
}

/** "in", "za", "vor", "hace", "dentro de", "il y a". */
function leadAt(tokens: readonly Token[], i: number, { times, code }: Lexicon): Direction | undefined {
  const words = tokens.slice(i, i + 3).map(({ word }) => word);
  if (code === "fr" && words.join(" ") === "il y a") return { isPast: true, last: i + 2 };
  const meanings = times.get(words[0] ?? "") ?? [];
  if (!meanings.includes("in") && !meanings.includes("ago")) return undefined;
  const isLinked = code === "es" && words[0] === "dentro" && words[1] === "de";
  return { isPast: !meanings.includes("in"), last: isLinked ? i + 1 : i };
}

/** "ago", "temu", "from now", "from today". */
function trailAt(tokens: readonly Token[], i: number, { times, code }: Lexicon): Direction | undefined {
  const [word, next] = [tokens[i]?.word ?? "", tokens[i + 1]?.word ?? ""];
  if (code === "en" && word === "from" && /^(now|today)$/.test(next)) return { isPast: false, last: i + 1 };
  return (times.get(word) ?? []).includes("ago") ? { isPast: true, last: i } : undefined;
}

export interface Length {
  amount: number;
  unit: string;
  /** The token of the unit. */
  unitAt: number;
  last: number;
}

const AND = /^(and|a|und|i|y|et)$/;
const ARTICLE = /^(an?|the|einer?|einem|una?|une|of|de|d)$/;

/** The length of a time: "3 days", "half an hour", "two and a half hours", "hodinu a půl", "un quart d'heure". */
export function readLength(tokens: readonly Token[], i: number, lexicon: Lexicon): Length | undefined {
  const fraction = fractionAt(tokens, i, lexicon);
  if (fraction !== undefined) {
    const at = skipArticles(tokens, fraction.last + 1);
    const unit = lexicon.durations.get(tokens[at]?.word ?? "");
    return unit === "hour" ? { amount: fraction.amount, unit, unitAt: at, last: at } : undefined;
  }
  const amount = amountAt(tokens, i, lexicon) ?? { value: 1, last: i - 1 };
  const inner = andHalf(tokens, amount.last + 1, lexicon);
  const at = (inner ?? amount.last) + 1;
  const unit = lexicon.durations.get(tokens[at]?.word ?? "");
  if (unit === undefined || (amount.last < i && !isHourAlone(tokens, i, lexicon))) return undefined;
  const outer = inner === undefined && unit === "hour" ? andHalf(tokens, at + 1, lexicon) : undefined;
  const isMore = inner !== undefined || outer !== undefined;
  return { amount: amount.value + (isMore ? 0.5 : 0), unit, unitAt: at, last: outer ?? at };
}

/** "za hodinu", "za godzinę" is an hour from now, but "80 za hodinu" is a price. */
function isHourAlone(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const isSlavic = /^(cs|pl)$/.test(lexicon.code) && tokens[i - 1]?.word === "za";
  if (!isSlavic || !/^(hodinu|godzine)$/.test(tokens[i]?.word ?? "")) return false;
  return !tokens
    .slice(0, i - 1)
    .some(
      ({ kind, word }) =>
        kind === "number" ||
        kind === "symbol" ||
        lexicon.currencies.has(word) ||
        /^(kolik|ile|cen\p{L}*)$/u.test(word),
    );
}

function amountAt(
  tokens: readonly Token[],
  i: number,
  lexicon: Lexicon,
): { value: number; last: number } | undefined {
  const token = tokens[i];
  if (token === undefined) return undefined;
  if (token.kind === "number")
    return Number.isInteger(Number(token.text)) ? { value: Number(token.text), last: i } : undefined;
  const article = /^(an?)$/.test(token.word) && /^(couple|dozen)$/.test(tokens[i + 1]?.word ?? "") ? 1 : 0;
  const head = lexicon.numbers.get(tokens[i + article]?.word ?? "");
  if (head === undefined || head < 1) return undefined;
  const read = joinNumbers(tokens, { value: head, last: i + article }, lexicon, new Set());
  const isOf =
    lexicon.code === "en" && tokens[read.last]?.word === "couple" && tokens[read.last + 1]?.word === "of";
  return isOf ? { value: read.value, last: read.last + 1 } : read;
}

/** Half or a quarter of what follows. */
function fractionAt(
  tokens: readonly Token[],
  i: number,
  { times, code }: Lexicon,
): { amount: number; last: number } | undefined {
  const isThree =
    /^(three|tri|trzy|drei|tres|trois)$/.test(tokens[i]?.word ?? "") &&
    /^(quarters|ctvrte|kwadranse|viertel|cuartos|quarts)$/.test(tokens[i + 1]?.word ?? "");
  if (isThree) return { amount: 0.75, last: i + 1 };
  const at =
    /^(an?|einer|una?|une)$/.test(tokens[i]?.word ?? "") && !(code === "cs" || code === "pl") ? i + 1 : i;
  const word = tokens[at]?.word ?? "";
  const meanings = times.get(word) ?? [];
  if (meanings.includes("half") || word === "halben") return { amount: 0.5, last: at };
  return meanings.includes("quarter") ? { amount: 0.25, last: at } : undefined;
}

function skipArticles(tokens: readonly Token[], i: number): number {
  let at = i;
  while (at < i + 2 && ARTICLE.test(tokens[at]?.word ?? "")) at++;
  return at;
}

/** The last word of "and a half", "a půl", "y media", "et demie". */
function andHalf(tokens: readonly Token[], i: number, { times }: Lexicon): number | undefined {
  if (!AND.test(tokens[i]?.word ?? "")) return undefined;
  const at = tokens[i + 1]?.word === "a" ? i + 2 : i + 1;
  return (times.get(tokens[at]?.word ?? "") ?? []).includes("half") ? at : undefined;
}
