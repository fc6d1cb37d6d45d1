import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import type { Value } from "./value.ts";

/** Words between both ends of a range, folded. */
export const BETWEEN_ENDS = /^(to|and|through|until|till|bis|und|az|do|a|i|hasta|y|e|au|et)$/;

/** Gives the start of a range the measure of its end: "between 20 and 30 kg", "from 200 to 300 euros", "20–30 kg". */
export function shareUnits(
  values: readonly Value[],
  tokens: readonly Token[],
  { prepositions, times }: Lexicon,
): Value[] {
  const startsRange = ({ first }: Value) => {
    const word = tokens[first - 1]?.word ?? "";
    const parts = [...(prepositions.get(word) ?? []), ...(times.get(word) ?? [])];
    return parts.some((part) => part === "from" || part === "between");
  };
  const areJoined = (start: Value, { first }: Value) =>
    first === start.last + 2
      ? BETWEEN_ENDS.test(tokens[first - 1]?.word ?? "") && startsRange(start)
      : first === start.last + 1 && /[-–—]/.test(tokens[first]?.gap ?? "");
  const isBare = ({ kind, measured, ordinal, first }: Value) =>
    kind === "number" && measured !== true && ordinal !== true && tokens[first]?.kind === "number";
  return values.map((value) => {
    if (!isBare(value)) return value;
    const end = values.find(
      (other) => other.kind === "number" && other.measured === true && areJoined(value, other),
    );
    return end?.unit === undefined ? value : { ...value, unit: end.unit, measured: true as const };
  });
}
