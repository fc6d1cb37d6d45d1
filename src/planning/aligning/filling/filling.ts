import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import type { Slot } from "../list-slots.ts";
import { isTaken } from "../place-value.ts";
import type { Proposal } from "../proposal.ts";

export interface FilledSlot {
  slot: Slot;
  value: Json;
  source: "context" | "query" | "default";
  /** Tokens of the request that the value was read from. */
  tokens: readonly number[];
  /** Confidence that the value belongs to the argument, 0…1. */
  sure: number;
  /** Whether its kind, a name or a preposition assigns it; otherwise it was only left over. */
  isAnchored: boolean;
}

export interface Filling {
  arguments: JsonObject;
  filled: FilledSlot[];
  /** Required arguments without a value, as dotted paths. */
  missing: string[];
  /** Accepted proposals whose values come from the request. */
  chosen: Proposal[];
}

/** Sorts the values of a list in the order of the request. */
export function sortLists(args: JsonObject, filled: FilledSlot[]): void {
  for (const slot of new Set(
    filled
      .filter(({ slot: each, source }) => each.types.includes("array") && source === "query")
      .map(({ slot: each }) => each),
  )) {
    const own = filled
      .filter((each) => each.slot === slot)
      .sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0));
    if (own.length < 2 || slot.path.length > 1) continue;
    args[slot.name] = own.map(({ value }) => (Array.isArray(value) ? (value[0] ?? null) : value));
  }
}

/**
 * Whether the optional objects around a slot are complete. An incomplete optional object would only cause
 * questions.
 */
export function isWhole(slot: Slot, slots: readonly Slot[], args: JsonObject): boolean {
  if (slot.path.length < 2 || !isTaken(args, slot.path)) return true;
  const siblings = slots.filter(
    ({ path, required, requiredHere }) =>
      requiredHere &&
      !required &&
      path.length > 1 &&
      path.length <= slot.path.length &&
      path.slice(0, -1).every((name, at) => slot.path[at] === name),
  );
  return siblings.every(({ path }) => isTaken(args, path));
}

export function removeAt(args: JsonObject, path: readonly string[], filled: FilledSlot[]): void {
  const [top = ""] = path;
  delete args[top];
  for (let i = filled.length - 1; i >= 0; i--) if (filled[i]?.slot.path[0] === top) filled.splice(i, 1);
}

/** Required arguments without a value, and missing required fields of objects that are present. */
export function listMissing(slots: readonly Slot[], args: JsonObject): string[] {
  const lacking = slots.filter(
    (slot) =>
      slot.requiredHere &&
      !isTaken(args, slot.path) &&
      (slot.required || isPresent(args, slot.path.slice(0, -1))),
  );
  const names = lacking.map((slot) => slot.path.join("."));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}

function isPresent(args: JsonObject, path: readonly string[]): boolean {
  let at: Json | undefined = args;
  for (const name of path) at = isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return isJsonObject(at);
}
