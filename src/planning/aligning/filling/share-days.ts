import type { Json } from "../../../base/json.ts";
import type { Slot } from "../list-slots.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/parts-before.ts";
import type { FilledSlot } from "./filling.ts";

/** Names of the two ends of a range of days. The arrival and departure of a stay are different days. */
const RANGE_STARTS =
  /^(from|start|begin|od|von|ab|desde|debut|since|dt_from|date_from|first_day|zacatek|beginn|inicio|poczatek)/;
const RANGE_ENDS = /(^|_)(to|end|until|till|last_day|do|bis|hasta|fin|konec|ende|koniec)(_|$)/;

/**
 * Uses a single day for both ends of a range: "on Monday". In a write both must be required days, and the request must
 * not say that something only starts: "from Monday".
 */
export function shareDays(
  filled: readonly FilledSlot[],
  open: readonly SlotTraits[],
  request: Request,
  reads: boolean,
): { slot: Slot; value: Json; tokens: readonly number[]; sure: number }[] {
  const { values } = request.reading;
  return open.flatMap((traits) => {
    if (traits.kind !== "date" || traits.part !== "to") return [];
    if (!reads && !(traits.slot.required && RANGE_ENDS.test(traits.slot.words.join("_")))) return [];
    const from = filled.find(
      ({ slot, source, tokens }) =>
        source === "query" &&
        slot.path.length === 1 &&
        (reads || slot.required) &&
        RANGE_STARTS.test(slot.words.join("_")) &&
        values.some(
          ({ first, day, lastDay, time }) =>
            day !== undefined &&
            lastDay === undefined &&
            (reads || time === undefined) &&
            first === tokens[0],
        ),
    );
    if (from === undefined) return [];
    const parts = partsBefore(request, from.tokens[0] ?? 0);
    if (parts.some((part) => part === "from" || part === "since" || part === "after")) return [];
    const before = request.words.slice(Math.max(0, (from.tokens[0] ?? 0) - 3), from.tokens[0]);
    if (!reads && before.some(({ token }) => STARTING.test(token.word))) return [];
    if (!reads && values.filter(({ day }) => day !== undefined).length > 1) return [];
    return [{ slot: traits.slot, value: from.value, tokens: from.tokens, sure: from.sure }];
  });
}

const STARTING =
  /^(start|starts|starting|begin|begins|beginning|commencing|from|effective|zacin\p{L}*|zacat\p{L}*|pocinaje|beginn\p{L}*|startend|ab|zaczyn\p{L}*|poczawszy|rozpoczy\p{L}*|empez\p{L}*|comenz\p{L}*|inici\p{L}*|commenc\p{L}*|debut\p{L}*|partir)$/u;
