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
  const joined: Value[] = [];
  const word = (i: number) => tokens[i]?.word ?? "";
  const isAnd = (i: number) => AND[lexicon.code]?.test(word(i)) === true;
  const span = (first: number, last: number, number: number, unit: string): Value => {
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
  };
  for (const value of values) {
    const before = joined.at(-1);
    const { first, last, number } = value;
    const unit = value.kind === "duration" ? value.unit : undefined;
    if (lexicon.code === "en" && unit !== undefined && number === 1) {
      const of = word(first - 1) === "of";
      const parts = of ? QUARTERS[word(first - 2)] : undefined;
      const isHalf = before?.number === 0.5 && before.kind === "number" && before.last === first - 1;
      if (isHalf || parts !== undefined) {
        const isThree = !isHalf && parts === 3 && before?.number === 3 && before.last === first - 3;
        const start = isHalf || isThree ? before.first : first - 2;
        if (before !== undefined && before.last >= start) joined.pop();
        joined.push(span(start, last, isHalf ? 0.5 : parts === 1 ? 0.25 : 0.75, unit));
        continue;
      }
    }
    const isHalved =
      lexicon.code === "en" &&
      value.kind === "number" &&
      number !== undefined &&
      before?.kind === "number" &&
      before.number === 0.5 &&
      /^(of|of the|the)$/.test(
        tokens
          .slice(before.last + 1, first)
          .map((token) => token.word)
          .join(" "),
      );
    if (isHalved) {
      const { start } = before;
      joined.pop();
      joined.push({
        ...value,
        first: before.first,
        start,
        text: text.slice(start, value.end),
        number: number / 2,
      });
      continue;
    }
    if (number === 0.5) {
      const at = ARTICLE.test(word(first - 1)) && isAnd(first - 2) ? first - 2 : first - 1;
      if (isAnd(at)) {
        const hour = lexicon.durations.get(word(at - 1));
        const isWhole = before?.kind === "duration" && before.last === at - 1 && before.number !== undefined;
        const isCount = before?.kind === "number" && before.last === at - 1 && unit !== undefined;
        const isTime =
          before?.kind === "time" && before.last === at - 1 && LASTING.test(word(before.first - 1));
        const amount = isTime ? Number.parseInt(before.time ?? "", 10) : before?.number;
        // "one" is a pronoun elsewhere.
        if (unit !== undefined && lexicon.code === "en" && word(at - 1) === "one") {
          joined.push(span(at - 1, last, 1.5, unit));
          continue;
        }
        if (before !== undefined && amount !== undefined && (isWhole || isCount || isTime)) {
          joined.pop();
          joined.push(span(before.first, last, amount + 0.5, unit ?? before.unit ?? "hour"));
          continue;
        }
        if (hour !== undefined && (before === undefined || before.last < at - 1)) {
          joined.push(span(at - 1, last, 1.5, hour));
          continue;
        }
      }
    }
    joined.push(value);
  }
  return joined;
}
