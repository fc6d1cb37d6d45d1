import { isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import { isTaken, listSlots, placeValue, type Slot } from "./aligning/list-slots.ts";
import { collectEvidence, matchContext } from "./aligning/match-context.ts";
import { prepareRequest } from "./aligning/request-words.ts";
import type { FillInput } from "./fill-arguments.ts";
import { findSupport } from "./model/find-support.ts";
import { createSearchedText, searchRequest } from "./model/searched-text.ts";
import { readRequest } from "./reading/read-request.ts";

interface ApplyInput extends FillInput {
  /**
   * Whether the tool is a read. For a write, the request may contain a new value for a field whose current
   * value is in the context.
   */
  isRead?: boolean;
}

/**
 * Overlays the values of the caller's context on the arguments that a model wrote. Values with the name of
 * an argument take precedence; inferred values (a bare `id`) only fill missing arguments.
 */
export function applyContext(args: JsonObject, input: ApplyInput): JsonObject {
  const { schema, query, context, fields, isRead = true } = input;
  if (Object.keys(context).length === 0) return args;
  const slots = listSlots(schema);
  const matches = matchContext(slots, { schema, context, evidence: collectEvidence(query, fields) });
  const known: JsonObject = {};
  const path = fields?.path ?? "";
  // `POST /bookings/{id}/move` changes a part of the booking.
  const changesParts =
    !isRead &&
    (/^(PATCH|PUT)$/.test(fields?.method ?? "") || (fields?.method === "POST" && /\}\/[^/{}]+$/.test(path)));
  const request = isRead ? null : prepareRequest(readRequest(query));
  const sources = request && {
    request,
    said: searchRequest(request),
    known: createSearchedText(""),
    free: [],
    descriptive: [],
    resource: [],
    exact: new Set<string>(),
  };
  const isSaid = (value: Json, slot: Slot) =>
    sources !== null && findSupport(value, slot, sources) === "said";
  for (const slot of slots) {
    const match = matches.get(slot);
    if (match === undefined || isTaken(known, slot.path)) continue;
    if (match.by === "inferred" && isTaken(args, slot.path)) continue;
    // Nested values describe the current state and are not changes.
    const isOwner = path.includes(`{${slot.name}}`);
    if (changesParts && match.depth >= 2 && !slot.required && !isOwner) continue;
    const given = slot.path.length === 1 ? args[slot.name] : undefined;
    if (!isRead && !isOwner && given !== undefined && isSaid(given, slot)) continue;
    placeValue(known, slot.path, match.value);
  }
  return overlayArguments(args, known);
}

/**
 * Overlays arguments on others. Objects are merged, all other values are replaced.
 *
 * @param joinsLists whether two lists of one object each are merged as well, because the second completes the first
 */
export function overlayArguments(below: JsonObject, above: JsonObject, joinsLists = false): JsonObject {
  const overlay = (under: Json | undefined, value: Json): Json => {
    if (isJsonObject(value) && isJsonObject(under)) return overlayArguments(under, value, joinsLists);
    const isPair = joinsLists && [under, value].every((each) => Array.isArray(each) && each.length === 1);
    if (!isPair || !Array.isArray(under) || !Array.isArray(value)) return value;
    return isJsonObject(value[0]) ? [overlay(under[0], value[0])] : value;
  };
  const entries = Object.entries(above).map(
    ([name, value]) => [name, overlay(Object.hasOwn(below, name) ? below[name] : undefined, value)] as const,
  );
  return { ...below, ...Object.fromEntries(entries) };
}
