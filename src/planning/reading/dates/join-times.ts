import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Value } from "../value.ts";

/**
 * Joins a time with an adjacent day ("tomorrow at 3 pm", "at 9:00 on Monday"). A part of the day only
 * adjusts the time.
 */
export function joinTimes(found: readonly Value[], tokens: readonly Token[], lexicon: Lexicon): Value[] {
  const joined: Value[] = [];
  for (const value of found) {
    const before = joined.at(-1);
    const isPair =
      before !== undefined &&
      (before.day === undefined) !== (value.day === undefined) &&
      (before.time === undefined) !== (value.time === undefined) &&
      (isBridge(tokens.slice(before.last + 1, value.first), value.first - before.last, lexicon) ||
        isRepeated(before, value, tokens));
    if (!isPair || before === undefined) {
      const isRangeEnd =
        before?.day !== undefined &&
        before.time !== undefined &&
        value.day === undefined &&
        endsRange(tokens, before.last, value.first, lexicon);
      joined.push(isRangeEnd && before.day !== undefined ? { ...value, rangeDay: before.day } : value);
      continue;
    }
    const [start, end] = [before.start, value.end];
    joined[joined.length - 1] = {
      ...before,
      ...value,
      kind: "date",
      first: before.first,
      start,
      end,
      text: `${before.text}${tokens[before.last + 1]?.gap ?? " "}${tokens
        .slice(before.last + 1, value.last + 1)
        .map((token, i) => (i > 0 ? token.gap : "") + token.text)
        .join("")}`,
    };
  }
  return joined;
}

/** Whether the second of two times ends a range: "9:00 to 11:30", "9:00–11:30". */
function endsRange(tokens: readonly Token[], before: number, first: number, { times }: Lexicon): boolean {
  if (first === before + 1) return /^ ?[-–—] ?$/.test(tokens[first]?.gap ?? "");
  const word = tokens[before + 1]?.word ?? "";
  return first === before + 2 && (RANGE_WORDS.test(word) || (times.get(word) ?? []).includes("until"));
}

const RANGE_WORDS = /^(to|until|till|and|bis|und|az|do|a|i|hasta|y|et)$/;

/** Abbreviations of "hour" before a time. */
const CLOCK = /^(godz|hod|uhr|hrs|at)$/;

function isBridge(between: readonly Token[], distance: number, lexicon: Lexicon): boolean {
  return (
    distance <= 3 &&
    between.every(
      ({ word, gap }) =>
        !/[.!?;]/.test(gap) &&
        (lexicon.functionWords.has(word) || lexicon.prepositions.has(word) || CLOCK.test(word)) &&
        !isRange(word, lexicon),
    )
  );
}

/** "do středy do 15:00": both parts follow the same preposition. */
function isRepeated(before: Value, value: Value, tokens: readonly Token[]): boolean {
  const link = tokens[before.last + 1];
  return (
    value.first === before.last + 2 &&
    link?.gap === " " &&
    link.word.length > 1 &&
    link.word === tokens[before.first - 1]?.word
  );
}

function isRange(word: string, lexicon: Lexicon): boolean {
  const meanings = lexicon.times.get(word) ?? [];
  return (
    ["until", "since", "between"].some((each) => meanings.includes(each)) &&
    !(lexicon.prepositions.get(word) ?? []).includes("at")
  );
}
