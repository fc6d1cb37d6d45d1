import type { Json, JsonObject } from "../../../base/json.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Slot } from "../list-slots.ts";
import { collectEvidence, matchContext } from "../match-context.ts";
import { isTaken, placeValue } from "../place-value.ts";
import { type FilledSlot, type Filling, listMissing } from "./filling.ts";

/** Like `fillSlots` for a request without words: uses the context and the schema only. */
export function fillFromContext(profile: OperationProfile, context: JsonObject): Filling {
  const { slots, candidate } = profile;
  const args: JsonObject = {};
  const filled: FilledSlot[] = [];
  const put = (slot: Slot, value: Json, source: FilledSlot["source"], sure: number) => {
    if (isTaken(args, slot.path)) return;
    placeValue(args, slot.path, value);
    filled.push({ slot, value, source, tokens: [], sure, isAnchored: true });
  };
  const evidence = collectEvidence("", candidate.fields);
  for (const [slot, { value, by }] of matchContext(slots, {
    schema: candidate.input_schema,
    context,
    evidence,
  }))
    put(slot, structuredClone(value), "context", by === "name" ? 1 : 0.85);
  for (const slot of slots) {
    const [only] = slot.values;
    if (slot.required && slot.values.length === 1 && only !== undefined) put(slot, only, "default", 1);
  }
  return { arguments: args, filled, missing: listMissing(slots, args), chosen: [] };
}
