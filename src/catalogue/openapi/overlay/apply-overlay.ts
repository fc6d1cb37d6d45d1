import { isJsonObject, type Json, type JsonObject, writePointer } from "../../../base/json.ts";
import { sha256 } from "../../../base/sha256.ts";
import { dropOverrides, isGuarded } from "../compile/overrides.ts";
import { compareEffects, type RelaxedEffect, snapshotEffects } from "./keep-effects.ts";
import type { OverlayAction } from "./read-overlay.ts";
import { type SelectedNode, selectNodes, TargetError, VisitBudget } from "./select-nodes.ts";

/** Why an action of an overlay does not fit the document any more. */
export interface OverlayConflict {
  /** Index in `actions`. */
  action: number;
  target: string;
  /**
   * `no_target`: the target selects nothing, and the action has no effect. `base_changed`: the action is in effect, but
   * the document changed what it overrides. `guarded`: it would change where calls go or how they sign in, and was
   * written with an API key, so it has no effect. `unusable`: it has no effect for another reason.
   */
  kind: "no_target" | "base_changed" | "guarded" | "unusable";
  message: string;
}

/** Digests of the values that an action overrides, by pointer; "" where there was none. */
export type ActionBase = Record<string, string>;

export interface AppliedOverlay {
  conflicts: OverlayConflict[];
  /** One for each action. */
  bases: ActionBase[];
  /** Operations that the overlay declares less strict than the document. Not applied: their owner decides. */
  relaxed: RelaxedEffect[];
}

export interface ApplyOptions {
  /** The bases of the last time that its author saw it; null while it is written. */
  bases: readonly ActionBase[] | null;
  /** Whether its author may change where calls go and how they sign in: the signed-in owner. */
  mayRetarget: boolean;
}

/** Maximum overridden values that are remembered for an action. */
const MAX_BASE = 200;
/** Maximum characters that an overlay adds, counted once for each selected node. */
const MAX_ADDED = 8 * 1024 * 1024;

/**
 * Applies an overlay to a document, action by action (OpenAPI Overlay 1.0.0 §4.4). Changes the document, in
 * which no two places may share an object. An action that does not fit has no effect and is reported.
 */
export function applyOverlay(
  document: JsonObject,
  actions: readonly OverlayAction[],
  { bases, mayRetarget }: ApplyOptions,
): AppliedOverlay {
  dropOverrides(document);
  const effects = snapshotEffects(document);
  const budget = new VisitBudget();
  const applied: AppliedOverlay = { conflicts: [], bases: [], relaxed: [] };
  let left = MAX_ADDED;
  for (const [index, action] of actions.entries()) {
    const conflict = (kind: OverlayConflict["kind"], message: string) =>
      applied.conflicts.push({ action: index, target: action.target, kind, message });
    applied.bases.push({});
    try {
      const nodes = selectNodes(document, action.query, budget);
      left -= nodes.length * (JSON.stringify(action.update ?? null).length + 16);
      if (left < 0) throw new TargetError("The overlay adds too much text to the document.");
      if (nodes.length === 0)
        conflict("no_target", "The target selects nothing in this version of the document.");
      const guarded = mayRetarget ? undefined : findGuarded(nodes, action);
      if (guarded) {
        conflict(
          "guarded",
          `It changes ${guarded}: only the signed-in owner may change where calls go and how they sign in.`,
        );
        continue;
      }
      const base = describeBase(nodes, action);
      const changed = Object.entries(bases?.[index] ?? {}).filter(
        ([at, digest]) => at in base && base[at] !== digest,
      );
      if (changed.length > 0)
        conflict(
          "base_changed",
          `The document changed ${changed
            .slice(0, 3)
            .map(([at]) => at)
            .join(", ")}, which this overrides. The override is still in effect.`,
        );
      applied.bases[index] = base;
      checkNodes(nodes, action);
      for (const node of nodes) effects.touch(node.location);
      if (action.remove) removeNodes(document, nodes);
      else for (const { value } of nodes) merge(value, action.update ?? null);
    } catch (error) {
      if (!(error instanceof TargetError)) throw error;
      conflict("unusable", error.message);
    }
  }
  applied.relaxed = compareEffects(document, effects);
  return applied;
}

function checkNodes(nodes: readonly SelectedNode[], { update, remove }: OverlayAction): void {
  for (const { location, value } of nodes) {
    if (remove && location.length === 0) throw new TargetError("The whole document cannot be removed.");
    if (remove) continue;
    if (typeof value !== "object" || value === null)
      throw new TargetError("The target selects a plain value: select the object that contains it.");
    if (!Array.isArray(value) && !isJsonObject(update))
      throw new TargetError("The target selects an object, so `update` must be an object.");
  }
}

/** The first guarded location that the action changes, as a pointer. */
function findGuarded(nodes: readonly SelectedNode[], { update, remove }: OverlayAction): string | undefined {
  for (const { location } of nodes) {
    const isWide = location.length === 0 || (location.length === 1 && location[0] === "components");
    if (isGuarded(location) || (remove && isWide)) return pointerOf(location);
    if (remove) continue;
    const found = findGuardedUpdate(location, update);
    if (found) return found;
  }
  return undefined;
}

function findGuardedUpdate(location: (string | number)[], update: Json | undefined): string | undefined {
  if (location.length > 5 || !isJsonObject(update)) return undefined;
  for (const [key, value] of Object.entries(update)) {
    const inner = [...location, key];
    if (isGuarded(inner)) return pointerOf(inner);
    const found = findGuardedUpdate(inner, value);
    if (found) return found;
  }
  return undefined;
}

function pointerOf(location: readonly (string | number)[]): string {
  return writePointer(location.map(String));
}

function describeBase(nodes: readonly SelectedNode[], { update, remove }: OverlayAction): ActionBase {
  const base: ActionBase = {};
  if (remove || nodes.length > MAX_BASE) return base;
  for (const { location, value } of nodes) addBase(base, pointerOf(location), value, update ?? null);
  return Object.keys(base).length > MAX_BASE ? {} : base;
}

function addBase(base: ActionBase, pointer: string, before: Json, update: Json): void {
  if (!isJsonObject(before) || !isJsonObject(update)) return;
  for (const [key, value] of Object.entries(update)) {
    const at = pointer + writePointer([key]);
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (isJsonObject(value) && isJsonObject(old)) addBase(base, at, old, value);
    else if (!Array.isArray(old) && !(isJsonObject(value) && old === undefined))
      base[at] = old === undefined ? "" : sha256(JSON.stringify(old)).slice(0, 16);
  }
}

function removeNodes(document: JsonObject, nodes: readonly SelectedNode[]): void {
  // Later items of a list first: their indexes do not change.
  for (const { location } of [...nodes].reverse()) {
    const key = location.at(-1);
    const parent = location
      .slice(0, -1)
      .reduce<Json | undefined>(
        (holder, step) =>
          typeof holder === "object" && holder !== null ? Reflect.get(holder, step) : undefined,
        document,
      );
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (isJsonObject(parent)) delete parent[String(key)];
  }
}

/** Merges objects recursively, appends to lists and replaces everything else. */
function merge(target: Json, update: Json): void {
  if (Array.isArray(target)) {
    target.push(copy(update));
    return;
  }
  if (!isJsonObject(target) || !isJsonObject(update)) return;
  for (const [key, value] of Object.entries(update)) {
    const old = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isJsonObject(old) && isJsonObject(value)) merge(old, value);
    else if (Array.isArray(old) && Array.isArray(value)) old.push(...value.map(copy));
    else target[key] = copy(value);
  }
}

function copy(value: Json): Json {
  return structuredClone(value);
}
