import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { FillInput } from "./apply-context.ts";
import { collectEvidence } from "./fill/collect-evidence.ts";
import { listSlots, type Slot } from "./fill/list-slots.ts";
import { matchContext } from "./fill/match-context.ts";
import { isTaken, placeValue } from "./fill/place-value.ts";
import { readFromQuery } from "./fill/read-from-query.ts";

export interface FilledArguments {
  arguments: JsonObject;
  /** Where each value came from; nested ones under their dotted path, e.g. `customer.email`. */
  sources: Record<string, "context" | "query" | "default">;
  /** Required arguments without a value, as dotted paths. */
  missing: string[];
  /** 0…1: how sure the values are; at most 0.5 while something is missing. */
  confidence: number;
}

/**
 * Fills a tool's arguments by rules, without a model: first from what the caller already knows (`context`, never
 * overwritten), then from what the question plainly says. Never invents: apart from constants, dates reckoned from
 * `now` and unit words, every value stands in the context or in the question. When in doubt an argument stays empty and is
 * reported as missing; optional arguments are filled on strong evidence only, and API defaults are left to the API.
 *
 * @param input.now what "today" means; the current time by default
 */
export function fillArguments(input: FillInput & { now?: Date }): FilledArguments {
  const slots = listSlots(input.schema);
  const args: JsonObject = {};
  const sources: FilledArguments["sources"] = {};
  let confidence = 1;
  const put = (slot: Slot, value: Json, source: "context" | "query" | "default", score: number) => {
    if (isTaken(args, slot.path)) return;
    placeValue(args, slot.path, value);
    sources[slot.path.join(".")] = source;
    confidence = Math.min(confidence, score);
  };

  const evidence = collectEvidence(input.query, input.fields);
  const known = matchContext(slots, { schema: input.schema, context: input.context, evidence });
  for (const slot of slots) {
    const match = known.get(slot);
    if (match) put(slot, structuredClone(match.value), "context", match.by === "name" ? 1 : 0.85);
  }
  for (const slot of slots.filter((each) => each.required && each.values.length === 1)) {
    const [value] = slot.values;
    if (value !== undefined) put(slot, value, "default", 1);
  }
  const open = slots.filter((slot) => !isTaken(args, slot.path));
  const found = readFromQuery(open, input);
  const isGiven = (slot: Slot) => isTaken(args, slot.path) || found.some((each) => each.slot === slot);
  for (const { slot, value, score } of found.filter((each) => isWhole(each.slot, slots, isGiven))) {
    put(slot, value, "query", score);
  }

  const missing = listMissing(slots, args);
  return {
    arguments: args,
    sources,
    missing,
    confidence: missing.length > 0 ? Math.min(confidence, 0.5) : confidence,
  };
}

/** Whether the optional objects above a slot would be complete: half an object that nobody asked for only raises questions. */
function isWhole(slot: Slot, slots: readonly Slot[], isGiven: (slot: Slot) => boolean): boolean {
  const siblings = slots.filter(({ path, required, requiredHere }) => {
    const isBeside =
      path.length <= slot.path.length && path.slice(0, -1).every((name, at) => slot.path[at] === name);
    return requiredHere && !required && path.length > 1 && isBeside;
  });
  return siblings.every(isGiven);
}

/** Required ones without a value; of an object that is there, the required fields it lacks. */
function listMissing(slots: readonly Slot[], args: JsonObject): string[] {
  const lacking = slots.filter(
    (slot) => slot.requiredHere && !isTaken(args, slot.path) && isParentWanted(slot, args),
  );
  const names = lacking.map((slot) => slot.path.join("."));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}

function isParentWanted(slot: Slot, args: JsonObject): boolean {
  return slot.required || isPresent(args, slot.path.slice(0, -1));
}

function isPresent(args: JsonObject, path: readonly string[]): boolean {
  let at: Json | undefined = args;
  for (const name of path) at = isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return isJsonObject(at);
}
