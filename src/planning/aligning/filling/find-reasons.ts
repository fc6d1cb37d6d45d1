import { foldText } from "../../../language/split-words.ts";
import { REASONS } from "../kinds/propose-reasons.ts";
import type { Slot } from "../list-slots.ts";
import { meetsSchema } from "../render-value.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { range } from "../token-range.ts";

/** A statement after the command is the text of an argument for the reason: "void it, the amount was wrong". */
export function findReasons(
  { reading }: Request,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): { slot: Slot; value: string; tokens: number[] }[] {
  const traits = open.find(
    ({ kind, slot }) =>
      kind === "string" && slot.values.length === 0 && REASONS.test(foldText(slot.words.at(-1) ?? "")),
  );
  const clause = reading.clauses.find(
    ({ isBackground, first, last }) => isBackground && first > 0 && last - first >= 2,
  );
  if (traits === undefined || clause === undefined) return [];
  const tokens = range(clause.first, clause.last);
  if (tokens.some((i) => taken.has(i) || (reading.tokens[i]?.quote ?? -1) >= 0)) return [];
  const value = reading.text.slice(reading.tokens[clause.first]?.start, reading.tokens[clause.last]?.end);
  return meetsSchema(value, traits) ? [{ slot: traits.slot, value, tokens }] : [];
}
