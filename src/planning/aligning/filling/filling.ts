import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { splitWords } from "../../../language/split-words.ts";
import { ONLY } from "../../schema/find-argument.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { isTaken, type Slot } from "../list-slots.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { isOfDay, partsBefore } from "../values/bounds.ts";

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
  filled: readonly FilledSlot[];
  /** Required arguments without a value, as dotted paths. */
  missing: string[];
  /** Accepted proposals whose values come from the request. */
  chosen: readonly Proposal[];
}

/**
 * The dotted path of the optional object around a filled slot that lacks a required value; null if there is none. An
 * incomplete optional object would only cause questions.
 */
export function incompleteObject(slot: Slot, slots: readonly Slot[], args: JsonObject): string | null {
  if (slot.path.length < 2 || !isTaken(args, slot.path)) return null;
  const siblings = slots.filter(
    ({ path, required, requiredHere }) =>
      requiredHere &&
      !required &&
      path.length > 1 &&
      path.length <= slot.path.length &&
      path.slice(0, -1).every((name, at) => slot.path[at] === name),
  );
  const lacking = siblings.filter(({ path }) => !isTaken(args, path));
  const [outermost] = lacking.map(({ path }) => path.slice(0, -1)).sort((a, b) => a.length - b.length);
  return outermost?.join(".") ?? null;
}

/**
 * Required ids of objects that repeat the resource of the path: `pier: {id}` for `POST
 * /piers/{pier_id}/berths`, with the value of the path.
 */
export function repeatOwners(
  { slots, owners }: OperationProfile,
  args: JsonObject,
  filled: readonly FilledSlot[],
): FilledSlot[] {
  return slots.flatMap((slot) => {
    const [object, ...rest] = slot.path;
    if (!slot.required || rest.length !== 1 || isTaken(args, slot.path)) return [];
    const name = splitWords(object ?? "").at(-1) ?? "";
    if (!["id", `${name} id`].includes(slot.words.join(" "))) return [];
    const owner = filled.find(
      (each) =>
        each.slot.path.length === 1 &&
        owners.get(each.slot.name)?.some(({ word, stem }) => word === name || stem === name),
    );
    return owner === undefined ? [] : [{ ...owner, slot }];
  });
}

/** Required arguments without a value, and missing required fields of objects that are present. */
export function listMissing(slots: readonly Slot[], args: JsonObject): string[] {
  const lacking = slots.filter(
    (slot) =>
      slot.requiredHere &&
      !isTaken(args, slot.path) &&
      ((slot.required && !slot.path.includes(ONLY)) || isPresent(args, slot.path.slice(0, -1))),
  );
  const names = lacking.map((slot) => slot.path.join("."));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}

function isPresent(args: JsonObject, path: readonly string[]): boolean {
  let at: Json | undefined = args;
  for (const name of path) {
    if (Array.isArray(at) && name === ONLY) at = at.length === 1 ? at[0] : undefined;
    else at = isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return isJsonObject(at);
}

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
    // The database orders arguments by the length of their names, so either end may be filled first.
    const isStart = reads && traits.part === "from" && RANGE_STARTS.test(traits.slot.words.join("_"));
    if (traits.kind !== "date" || (traits.part !== "to" && !isStart)) return [];
    if (!reads && !(traits.slot.required && RANGE_ENDS.test(traits.slot.words.join("_")))) return [];
    const from = filled.find(
      ({ slot, source, tokens }) =>
        source === "query" &&
        slot.path.length === 1 &&
        (reads || slot.required) &&
        (isStart ? RANGE_ENDS : RANGE_STARTS).test(slot.words.join("_")) &&
        values.some(
          ({ first, day, lastDay, time }) =>
            day !== undefined &&
            lastDay === undefined &&
            (reads || time === undefined) &&
            first === tokens[0],
        ),
    );
    if (from === undefined) return [];
    const [first = 0, last = first] = [from.tokens[0], from.tokens.at(-1)];
    const before = request.words.slice(Math.max(0, first - 3), first);
    const isStarting = before.some(({ token }) => STARTING.test(token.word) && token.word !== "from");
    if (!reads && before.some(({ token }) => STARTING.test(token.word))) return [];
    const parts = isOfDay(request, first, last) && !isStarting ? [] : partsBefore(request, first);
    if (parts.some((part) => (isStart ? UNTIL : SINCE).test(part))) return [];
    if (!reads && values.filter(({ day }) => day !== undefined).length > 1) return [];
    return [{ slot: traits.slot, value: from.value, tokens: from.tokens, sure: from.sure }];
  });
}

/** Prepositions before the start and before the end of a range. */
const SINCE = /^(from|since|after)$/;
const UNTIL = /^(to|until|till|before|by|through)$/;

const STARTING =
  /^(start|starts|starting|begin|begins|beginning|commencing|from|effective|zacin\p{L}*|zacat\p{L}*|pocinaje|beginn\p{L}*|startend|ab|zaczyn\p{L}*|poczawszy|rozpoczy\p{L}*|empez\p{L}*|comenz\p{L}*|inici\p{L}*|commenc\p{L}*|debut\p{L}*|partir)$/u;
