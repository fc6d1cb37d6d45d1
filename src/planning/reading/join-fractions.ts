import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import type { Value } from "./value.ts";

const AND: Readonly<Record<string, RegExp>> = {
  en: /^and$/,
  cs: /^a$/,
  de: /^und$/,
  pl: /^i$/,
  es: /^y$/,
  fr: /^et$/,
};
const ARTICLE = /^(a|an|une?)$/;
/** Prepositions before a duration that could also be a time: "pour deux heures et demie". */
const LASTING = /^(pour|pendant|durant)$/;
const QUARTERS: Readonly<Record<string, number>> = { quarter: 1, quarters: 3 };

/** A request in words. */
interface Words {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
}

/** The values that replace a value and the one before it; null if they are not joined. */
type Joined = readonly Value[] | null;

/**
 * Joins durations with fractions to one value: "half an hour", "an hour and a half", "hodinu a půl", "una
 * hora y media", "a quarter of an hour". "Half of 300 euros" is 150.
 */
export function joinFractions(
  text: string,
  tokens: readonly Token[],
  values: readonly Value[],
  lexicon: Lexicon,
): Value[] {
  const words = { text, tokens, lexicon };
  const joined: Value[] = [];
  for (const value of values) {
    const before = joined.at(-1);
    const result =
      joinPartOf(words, before, value) ??
      joinHalfOf(words, before, value) ??
      joinAndHalf(words, before, value);
    if (result !== null && before !== undefined) joined.pop();
    joined.push(...(result ?? [value]));
  }
  return joined;
}

/** "half an hour", "three quarters of an hour"; English only. */
function joinPartOf(words: Words, before: Value | undefined, value: Value): Joined {
  const { lexicon } = words;
  const { first, last, number, kind, unit } = value;
  if (lexicon.code !== "en" || kind !== "duration" || unit === undefined || number !== 1) return null;
  const isHalf = before?.number === 0.5 && before.kind === "number" && before.last === first - 1;
  const parts = wordAt(words, first - 1) === "of" ? QUARTERS[wordAt(words, first - 2)] : undefined;
  if (!isHalf && parts === undefined) return null;
  const isThree = !isHalf && parts === 3 && before?.number === 3 && before.last === first - 3;
  const start = isHalf || isThree ? before.first : first - 2;
  const duration = durationOf(words, start, last, isHalf ? 0.5 : parts === 1 ? 0.25 : 0.75, unit);
  return before !== undefined && before.last < start ? [before, duration] : [duration];
}

/** "half of 300 euros", "half the 300 euros"; English only. */
function joinHalfOf({ text, tokens, lexicon }: Words, before: Value | undefined, value: Value): Joined {
  const { number, kind, first, end } = value;
  if (lexicon.code !== "en" || kind !== "number" || number === undefined) return null;
  if (before?.kind !== "number" || before.number !== 0.5) return null;
  const between = tokens.slice(before.last + 1, first).map(({ word }) => word);
  if (!/^(of|of the|the)$/.test(between.join(" "))) return null;
  const { start } = before;
  return [{ ...value, first: before.first, start, text: text.slice(start, end), number: number / 2 }];
}

/** "an hour and a half", "hodinu a půl", "two and a half hours". */
function joinAndHalf(words: Words, before: Value | undefined, value: Value): Joined {
  const { lexicon } = words;
  const { first, last, number, kind } = value;
  if (number !== 0.5) return null;
  const isAnd = (i: number) => AND[lexicon.code]?.test(wordAt(words, i)) === true;
  const at = ARTICLE.test(wordAt(words, first - 1)) && isAnd(first - 2) ? first - 2 : first - 1;
  if (!isAnd(at)) return null;
  const unit = kind === "duration" ? value.unit : undefined;
  const others = before === undefined ? [] : [before];
  // "one" is a pronoun elsewhere.
  if (unit !== undefined && lexicon.code === "en" && wordAt(words, at - 1) === "one")
    return [...others, durationOf(words, at - 1, last, 1.5, unit)];
  const amount = before?.last === at - 1 ? amountOf(words, before, unit) : undefined;
  if (before !== undefined && amount !== undefined)
    return [durationOf(words, before.first, last, amount + 0.5, unit ?? before.unit ?? "hour")];
  const hour = lexicon.durations.get(wordAt(words, at - 1));
  if (hour === undefined || (before !== undefined && before.last >= at - 1)) return null;
  return [...others, durationOf(words, at - 1, last, 1.5, hour)];
}

/** The number of whole units before "and a half", which follow it or are its own. */
function amountOf(words: Words, before: Value, unit: string | undefined): number | undefined {
  const isTime = before.kind === "time" && LASTING.test(wordAt(words, before.first - 1));
  if (isTime) return Number.parseInt(before.time ?? "", 10);
  const isCount = before.kind === "number" && unit !== undefined;
  return before.kind === "duration" || isCount ? before.number : undefined;
}

function wordAt({ tokens }: Words, i: number): string {
  return tokens[i]?.word ?? "";
}

function durationOf(
  { text, tokens }: Words,
  first: number,
  last: number,
  number: number,
  unit: string,
): Value {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  return {
    kind: "duration",
    first,
    last,
    start,
    end,
    text: text.slice(start, end),
    number,
    unit,
    measured: true,
  };
}
