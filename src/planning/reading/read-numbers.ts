import { isPlural } from "../../language/base-forms.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import { DOZEN, joinDecimals, joinNumbers, startsNumber } from "./join-numbers.ts";
import { isMeasure, MEASURES } from "./read-units.ts";

/** A number in digits or words; `last` is its last token. Undefined if there is none, or a token of it is taken. */
export function readNumber(
  tokens: readonly Token[],
  i: number,
  lexicon: Lexicon,
  taken: ReadonlySet<number>,
): { value: number; last: number; ordinal: boolean } | undefined {
  const token = tokens[i];
  if (token?.kind === "number") {
    const value = parseFigures(token.text, lexicon.code);
    if (value === undefined) return undefined;
    const suffix = /^(st|nd|rd|th|er|eme|e)$/.test(tokens[i + 1]?.word ?? "") && tokens[i + 1]?.gap === "";
    if (suffix) return { value, last: i + 1, ordinal: true };
    const whole = { value, last: i };
    return { ...(joinDecimals(tokens, whole, lexicon, taken) ?? whole), ordinal: false };
  }
  if (token?.kind !== "word" || token.name) return undefined;
  if (isMinus(tokens, i, lexicon)) {
    const positive = taken.has(i + 1) ? undefined : readNumber(tokens, i + 1, lexicon, taken);
    return positive && !positive.ordinal ? { ...positive, value: -positive.value } : undefined;
  }
  const dozen = halfDozenAt(tokens, i, lexicon);
  if (dozen !== undefined) return { value: 6, last: dozen, ordinal: false };
  const ordinal = lexicon.ordinals.get(token.word);
  const value = lexicon.numbers.get(token.word) ?? onceIn(tokens, i, lexicon);
  if (value === undefined)
    return ordinal === undefined ? undefined : { value: ordinal, last: i, ordinal: true };
  // "the single entries" are all of them.
  if (token.word === "single" && isPlural(tokens[i + 1]?.word ?? "")) return undefined;
  // Articles are numbers only before a unit of time or measure: "an hour".
  if (
    value === 1 &&
    lexicon.functionWords.has(token.word) &&
    !isAfterBound(tokens, i, lexicon) &&
    !startsNumber(tokens, i, lexicon) &&
    (!isDuration(tokens[i + 1], lexicon) ||
      isPartOfNoun(tokens[i + 2], lexicon, tokens[i + 1]?.word ?? "") ||
      isRate(tokens, i, lexicon))
  )
    return undefined;
  return { ...joinNumbers(tokens, { value, last: i }, lexicon, taken), ordinal: false };
}

/** After a bound, an article is a number: "at most one mast", "höchstens ein Mast"; not in "10 min a day". */
function isAfterBound(tokens: readonly Token[], i: number, { prepositions, code }: Lexicon): boolean {
  const [before, word] = [tokens[i - 1]?.word ?? "", tokens[i]?.word ?? ""];
  const parts = prepositions.get(before) ?? [];
  const isBound = parts.includes("most") || parts.includes("least");
  if (code === "en") return word === "one" && (isBound || before === "than") && before !== "up";
  const isAtMost = code === "fr" && before === "plus" && tokens[i - 2]?.word === "au";
  return isAtMost || (isBound && tokens[i - 2]?.kind !== "number");
}

/** The last word of "half a dozen", "media docena", "půl tuctu", "demi-douzaine". */
function halfDozenAt(
  tokens: readonly Token[],
  i: number,
  { times, functionWords }: Lexicon,
): number | undefined {
  if (!(times.get(tokens[i]?.word ?? "") ?? []).includes("half")) return undefined;
  const at = functionWords.has(tokens[i + 1]?.word ?? "") ? i + 2 : i + 1;
  return DOZEN.test(tokens[at]?.word ?? "") ? at : undefined;
}

/** Words before a negative number, by language; folded. */
const MINUS: Readonly<Record<string, RegExp>> = {
  en: /^(minus|negative)$/,
  cs: /^(minus|zapornych)$/,
  de: /^minus$/,
  pl: /^(minus|ujemne)$/,
  es: /^(menos|negativo)$/,
  fr: /^(moins|negatif)$/,
};

/**
 * Whether the word makes the number after it negative: "minus 9", but not "5 minus 3", "al menos 3" and "au
 * moins 3".
 */
function isMinus(tokens: readonly Token[], i: number, { code, numbers }: Lexicon): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  return (
    MINUS[code]?.test(tokens[i]?.word ?? "") === true &&
    next?.gap === " " &&
    (next.kind === "number" || numbers.has(next.word)) &&
    before?.kind !== "number" &&
    !numbers.has(before?.word ?? "") &&
    !/^(al|lo|au|du|le|heures?|h|uhr)$/.test(before?.word ?? "")
  );
}

/** 1 for "once" before a period: "once a week". Elsewhere it is a condition: "once it is done". */
function onceIn(tokens: readonly Token[], i: number, { durations }: Lexicon): number | undefined {
  const [each, period] = [tokens[i + 1]?.word ?? "", tokens[i + 2]?.word ?? ""];
  const isRepeated =
    /^(daily|weekly|monthly|yearly)$/.test(each) || (/^(an?|per|every)$/.test(each) && durations.has(period));
  return tokens[i]?.word === "once" && isRepeated ? 1 : undefined;
}

/**
 * Whether the article after a number, or after a number and its unit, means "per": "thrice a week", "8 litres
 * a month".
 */
function isRate(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const isNumber = (token: Token | undefined) =>
    token?.kind === "number" ||
    // "half an hour" is no rate.
    ((lexicon.numbers.get(token?.word ?? "") ?? 0) >= 1 && !lexicon.functionWords.has(token?.word ?? ""));
  const before = tokens[i - 1];
  if (before === undefined || tokens[i]?.gap !== " ") return false;
  return (
    isNumber(before) ||
    (isNumber(tokens[i - 2]) && !lexicon.functionWords.has(before.word) && isMeasure(before, lexicon))
  );
}

/** "an hour", "un mes". Currencies are excluded, because "livre" is also a book. */
function isDuration(token: Token | undefined, lexicon: Lexicon): boolean {
  return token !== undefined && (lexicon.durations.has(token.word) || MEASURES.test(token.word));
}

/** "a litre jug", "a pound cake": the measure is part of a noun. */
function isPartOfNoun(
  next: Token | undefined,
  { functionWords, prepositions, durations }: Lexicon,
  unit: string,
): boolean {
  return (
    next?.kind === "word" &&
    next.gap === " " &&
    !durations.has(unit) &&
    !functionWords.has(next.word) &&
    (prepositions.get(next.word) ?? ["saying"]).includes("saying")
  );
}

/**
 * Parses `1,200.50` and `1.200,50`. With a single separator and three digits after it, the language
 * decides.
 */
function parseFigures(text: string, language: string): number | undefined {
  const plain = text.replace(/[ '\u00a0\u202f]/g, "");
  const comma = plain.lastIndexOf(",");
  const point = plain.lastIndexOf(".");
  let decimal = comma > point ? "," : ".";
  const at = Math.max(comma, point);
  const isSingle = at >= 0 && (comma < 0 || point < 0);
  if (isSingle && plain.length - at === 4 && plain.slice(0, at).replace(/[.,]/g, "") !== "0") {
    const thousands =
      language === "en" ? "," : decimal === "," && language !== "de" && language !== "es" ? "" : ".";
    if (plain[at] === thousands || plain.indexOf(plain[at] ?? "") !== at)
      decimal = plain[at] === "," ? "." : ",";
  }
  const other = decimal === "," ? /\./g : /,/g;
  const value = Number(plain.replace(other, "").replace(",", "."));
  return Number.isFinite(value) && text.replace(/\D/g, "").length <= 15 ? value : undefined;
}
