import { isJsonObject, type Json, type JsonObject } from "../../contract/json.ts";
import { splitWords } from "../words/split-words.ts";
import { singular } from "../words/split-words.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { matchContext } from "./match-context.ts";
import { PAIR_WEIGHTS } from "./weights.ts";
import { isTaken, placeValue } from "./place-value.ts";
import { findRuns, proposeRuns } from "./propose-runs.ts";
import { type Proposal, proposeListed, proposeValues } from "./propose-values.ts";
import type { Request } from "./request-words.ts";
import { readTraits, type SlotTraits } from "./slot-traits.ts";
import type { Slot } from "./list-slots.ts";

export interface FilledSlot {
  slot: Slot;
  value: Json;
  source: "context" | "query" | "default";
  /** Tokens of the request it was read from. */
  tokens: readonly number[];
  /** How sure the value belongs here, 0…1. */
  sure: number;
}

export interface Filling {
  arguments: JsonObject;
  filled: FilledSlot[];
  /** Required arguments without a value, as dotted paths. */
  missing: string[];
  /** All proposals with their probability; for training and explanation. */
  considered: { proposal: Proposal; sure: number; chosen: boolean }[];
}

const NEEDED = 0.5;
/** An optional argument is filled on better evidence. */
const NEEDED_OPTIONAL = 0.58;

/**
 * Fills the arguments of an operation from the context, from the request, and from schemas that leave no choice. Every value stands in one
 * of them; what is in doubt stays empty.
 * @param isActionTaken the commanded verb is what the operation does, so it names no listed value
 */
export function fillSlots(request: Request, profile: OperationProfile, context: JsonObject, isActionTaken: boolean): Filling {
  const schema = profile.candidate.input_schema;
  const { slots } = profile;
  const args: JsonObject = {};
  const filled: FilledSlot[] = [];
  const put = (slot: Slot, value: Json, rest: Pick<FilledSlot, "source" | "tokens" | "sure">) => {
    if (isTaken(args, slot.path)) return;
    placeValue(args, slot.path, value);
    filled.push({ slot, value, ...rest });
  };

  const evidence = evidenceOf(request, profile);
  for (const [slot, { value, by }] of matchContext(slots, { schema, context, evidence }))
    put(slot, structuredClone(value), { source: "context", tokens: [], sure: by === "name" ? 1 : 0.85 });
  for (const slot of slots) {
    const [only] = slot.values;
    if (slot.required && slot.values.length === 1 && only !== undefined) put(slot, only, { source: "default", tokens: [], sure: 1 });
  }
  const open = () => slots.filter((slot) => !isTaken(args, slot.path)).map((slot) => readTraits(slot, schema, profile.lexicon));
  const considered: Filling["considered"] = [];
  const used = new Set<string>();
  const choose = (proposals: Proposal[]) => {
    const scored = proposals.map((proposal) => ({ proposal, sure: sureOf(proposal) })).sort((a, b) => b.sure - a.sure || firstOf(a.proposal) - firstOf(b.proposal));
    const lists = new Map<Slot, Json[]>();
    for (const { proposal, sure } of scored) {
      const { traits, claims, value, tokens } = proposal;
      const floor = traits.slot.required ? NEEDED : NEEDED_OPTIONAL;
      const isFree = claims.every((claim) => isUnclaimed(used, claim));
      const list = lists.get(traits.slot);
      const chosen = sure >= floor && isFree && (list !== undefined || !isTaken(args, traits.slot.path));
      considered.push({ proposal, sure, chosen });
      if (!chosen) continue;
      for (const claim of claims) used.add(claim);
      if (list !== undefined) {
        list.push(value);
        filled.push({ slot: traits.slot, value, source: "query", tokens, sure });
      } else if (traits.isList) {
        const values = [value];
        lists.set(traits.slot, values);
        put(traits.slot, values, { source: "query", tokens, sure });
      } else put(traits.slot, value, { source: "query", tokens, sure });
    }
  };
  choose([...proposeListed(request, profile, open(), isActionTaken), ...proposeValues(request, profile, open())]);
  const taken = new Set([...used].map((claim) => Number.parseInt(claim, 10)));
  if (isActionTaken || request.action?.commanded) for (const i of request.action?.tokens ?? []) taken.add(i);
  choose(proposeRuns(request, profile, open(), findRuns(request, profile, taken)));

  for (const slot of slots.filter((each) => !isWhole(each, slots, args))) removeAt(args, slot.path, filled);
  return { arguments: args, filled, missing: listMissing(slots, args), considered };
}

/** A claim on a whole token excludes claims on its parts, and the other way round. */
function isUnclaimed(used: ReadonlySet<string>, claim: string): boolean {
  if (used.has(claim)) return false;
  const [token = "", facet] = claim.split(" ");
  if (facet !== undefined) return !used.has(token);
  for (const other of used) if (other.startsWith(`${token} `)) return false;
  return true;
}

function firstOf({ tokens }: Proposal): number {
  return tokens[0] ?? 0;
}

export function sureOf({ features }: Proposal): number {
  let total = PAIR_WEIGHTS.constant;
  for (const [name, value] of Object.entries(features)) total += PAIR_WEIGHTS[name as keyof typeof features] * value;
  return 1 / (1 + Math.exp(-total));
}

function evidenceOf({ reading }: Request, { candidate: { fields } }: OperationProfile): Set<string> {
  const text = [reading.text, fields.path, fields.operation_id, fields.summary, ...fields.tags].join(" ");
  return new Set(splitWords(text).map(singular));
}

/** Whether the optional objects above a slot are complete: half an object that nobody asked for only raises questions. */
function isWhole(slot: Slot, slots: readonly Slot[], args: JsonObject): boolean {
  if (slot.path.length < 2 || !isTaken(args, slot.path)) return true;
  const siblings = slots.filter(({ path, required, requiredHere }) => requiredHere && !required && path.length > 1 && path.length <= slot.path.length && path.slice(0, -1).every((name, at) => slot.path[at] === name));
  return siblings.every(({ path }) => isTaken(args, path));
}

function removeAt(args: JsonObject, path: readonly string[], filled: FilledSlot[]): void {
  const [top = ""] = path;
  delete args[top];
  for (let i = filled.length - 1; i >= 0; i--) if (filled[i]?.slot.path[0] === top) filled.splice(i, 1);
}

/** Required ones without a value; of an object that is there, the required fields it lacks. */
function listMissing(slots: readonly Slot[], args: JsonObject): string[] {
  const lacking = slots.filter((slot) => slot.requiredHere && !isTaken(args, slot.path) && (slot.required || isPresent(args, slot.path.slice(0, -1))));
  const names = lacking.map((slot) => slot.path.join("."));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}

function isPresent(args: JsonObject, path: readonly string[]): boolean {
  let at: Json | undefined = args;
  for (const name of path) at = isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return isJsonObject(at);
}

export type { SlotTraits };
