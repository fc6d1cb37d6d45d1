import type { JsonObject } from "../contract/json.ts";
import type { ToolFields } from "../contract/tool.ts";
import { collectEvidence } from "./fill/collect-evidence.ts";
import { listSlots } from "./fill/list-slots.ts";
import { matchContext } from "./fill/match-context.ts";
import { isTaken, placeValue } from "./fill/place-value.ts";
import { overlayArguments } from "./overlay-arguments.ts";

export interface FillInput {
  /** Object schema (JSON Schema 2020-12) of the tool's arguments. */
  schema: JsonObject;
  query: string;
  /** `user_context_data`: trusted, typed values. */
  context: JsonObject;
  fields?: ToolFields;
}

/**
 * Puts the values the caller gave over whatever a model wrote for the same arguments (G16). Values that belong to an
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
