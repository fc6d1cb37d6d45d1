import type { Json, JsonObject } from "../../../base/json.ts";
import { isTaken, placeValue, type Slot } from "../list-slots.ts";
import type { Proposal } from "../proposal.ts";
import { isAnchoredBy } from "./confidence.ts";
import { isUnclaimed } from "./exclude-proposals.ts";
import type { FilledSlot } from "./filling.ts";

/** Where a value comes from; a value is anchored unless stated otherwise. */
export type Origin = Pick<FilledSlot, "source" | "tokens" | "sure"> & { isAnchored?: boolean };

/**
 * The arguments of a call while they are filled. It keeps the arguments, where each came from and the words that they
 * use consistent: nothing else changes them.
 */
export interface Draft {
  readonly arguments: JsonObject;
  readonly filled: readonly FilledSlot[];
  /** The proposals that became arguments, in the order in which they were accepted. */
  readonly accepted: readonly Proposal[];
  /** The tokens whose words are used, in whole or in part. */
  usedTokens(): number[];
  /** Whether no accepted proposal uses these words: "3", or "3 day" for a part of a token. */
  isUnused(claim: string): boolean;
  isTaken(slot: Slot): boolean;
  /** Whether the words of the proposal are unused, and its argument is open or a list that takes more values. */
  canTake(proposal: Proposal): boolean;
  /** Keeps words from every argument. */
  reserve(claims: readonly string[]): void;
  /** Fills an argument, unless it has a value. */
  put(slot: Slot, value: Json, origin: Origin): void;
  /** Fills an argument from the request, or adds to a list. */
  accept(proposal: Proposal, sure: number): void;
  /** Empties an argument of the top level. */
  empty(slot: Slot): void;
  /** Removes the whole object of the top level that contains the argument. */
  removeAround(slot: Slot): void;
  /** Moves a value of the top level to another argument. */
  move(from: FilledSlot, to: Slot): void;
  /** Gives an argument of the top level another value and other tokens. */
  replace(filled: FilledSlot, value: Json, tokens: readonly number[]): void;
  /** Sorts the values of lists in the order of the request. */
  sortLists(): void;
}

export function createDraft(): Draft {
  const args: JsonObject = {};
  const filled: FilledSlot[] = [];
  const accepted: Proposal[] = [];
  const used = new Set<string>();
  const lists = new Map<Slot, Json[]>();

  const reserved = new Set<string>();
  const isUnused = (claim: string) => isUnclaimed(used, claim) && isUnclaimed(reserved, claim);
  const put = (slot: Slot, value: Json, origin: Origin) => {
    if (isTaken(args, slot.path)) return;
    placeValue(args, slot.path, value);
    filled.push({ slot, value, isAnchored: true, ...origin });
  };
  return {
    arguments: args,
    filled,
    accepted,
    usedTokens: () => [...used].map((claim) => Number.parseInt(claim, 10)),
    isUnused,
    isTaken: ({ path }) => isTaken(args, path),
    canTake: ({ traits: { slot }, claims }) =>
      claims.every(isUnused) && (lists.has(slot) || !isTaken(args, slot.path)),
    reserve(claims) {
      for (const claim of claims) reserved.add(claim);
    },
    put,
    accept(proposal, sure) {
      const { traits, claims, value, tokens, isWhole } = proposal;
      accepted.push(proposal);
      for (const claim of claims) used.add(claim);
      const origin = { source: "query" as const, tokens, sure, isAnchored: isAnchoredBy(proposal) };
      const list = lists.get(traits.slot);
      if (list !== undefined) {
        list.push(value);
        filled.push({ slot: traits.slot, value, ...origin });
      } else if (traits.isList && !isWhole) {
        const values = [value];
        lists.set(traits.slot, values);
        put(traits.slot, values, origin);
      } else put(traits.slot, value, origin);
    },
    empty(slot) {
      delete args[slot.name];
      const at = filled.findIndex((each) => each.slot === slot);
      if (at >= 0) filled.splice(at, 1);
    },
    removeAround({ path: [top = ""] }) {
      delete args[top];
      for (let i = filled.length - 1; i >= 0; i--) if (filled[i]?.slot.path[0] === top) filled.splice(i, 1);
    },
    move(from, to) {
      filled.splice(filled.indexOf(from), 1, { ...from, slot: to });
      delete args[from.slot.name];
      placeValue(args, to.path, from.value);
    },
    replace(own, value, tokens) {
      if (own.slot.path.length > 1) return;
      filled.splice(filled.indexOf(own), 1, { ...own, value, tokens });
      args[own.slot.name] = value;
    },
    sortLists() {
      const read = filled.filter(({ slot, source }) => slot.types.includes("array") && source === "query");
      for (const slot of new Set(read.map((each) => each.slot))) {
        const own = read
          .filter((each) => each.slot === slot)
          .sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0));
        if (own.length < 2 || slot.path.length > 1) continue;
        args[slot.name] = own.map(({ value }) => (Array.isArray(value) ? (value[0] ?? null) : value));
      }
    },
  };
}
