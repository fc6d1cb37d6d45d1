import type { JsonObject } from "../contract/json.ts";
import { listSlots } from "./aligning/list-slots.ts";
import { collectEvidence, matchContext } from "./aligning/match-context.ts";
import { isTaken, placeValue } from "./aligning/place-value.ts";
import type { FillInput } from "./fill-arguments.ts";
import { overlayArguments } from "./overlay-arguments.ts";

/**
 * Puts the values the caller gave over whatever a model wrote for the same arguments. Values that belong to an
 * argument by its name always win; those inferred (a bare `id`) only fill what the model left out.
 */
export function applyContext(args: JsonObject, { schema, query, context, fields }: FillInput): JsonObject {
  if (Object.keys(context).length === 0) return args;
  const slots = listSlots(schema);
  const matches = matchContext(slots, { schema, context, evidence: collectEvidence(query, fields) });
  const known: JsonObject = {};
  for (const slot of slots) {
    const match = matches.get(slot);
    if (match === undefined || isTaken(known, slot.path)) continue;
    if (match.by === "inferred" && isTaken(args, slot.path)) continue;
    placeValue(known, slot.path, match.value);
  }
  return overlayArguments(args, known);
}
