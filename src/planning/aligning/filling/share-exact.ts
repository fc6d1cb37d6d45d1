import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { areEnds, isExact, isInclusiveBound } from "../values/exact-numbers.ts";
import type { FilledSlot } from "./filling.ts";

/** Uses a number that is wanted exactly for both bounds: "exactly 3 seats" for `min_seats` and `max_seats`. */
export function shareExact(
  chosen: readonly Proposal[],
  open: readonly SlotTraits[],
  request: Request,
): Pick<FilledSlot, "slot" | "value" | "tokens" | "sure">[] {
  return chosen.flatMap(({ traits, value, source, tokens }) => {
    if (source.kind !== "number" || !isInclusiveBound(traits) || !isExact(request, source.first)) return [];
    const other = open.find((each) => isInclusiveBound(each) && areEnds(each, traits));
    return other === undefined ? [] : [{ slot: other.slot, value, tokens, sure: 1 }];
  });
}
