import { useSyncExternalStore } from "react";
import type { JsonObject } from "../../../../../src/contract/json.ts";
import type { ApiFailure } from "../../../lib/api-failure.ts";
import type { ToolRun } from "../api.ts";
import type { ArgumentTexts } from "./argument-texts.ts";

export type Outcome =
  | { kind: "preview"; request: JsonObject }
  | { kind: "run"; run: ToolRun }
  | { kind: "failure"; failure: ApiFailure };

export interface TryState {
  texts: ArgumentTexts;
  outcome: Outcome | null;
  /** The last whole answer; undefined: none yet. */
  answer: unknown;
  controller: AbortController | null;
}

const EMPTY: TryState = { texts: {}, outcome: null, answer: undefined, controller: null };

/**
 * What is being tried, by tool. It outlives the form: saving a new tool leads to the tool's own page while its first
 * call is under way. In memory only.
 */
const states = new Map<string, TryState>();
const listeners = new Set<() => void>();

export function useTryState(key: string): TryState {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => states.get(key) ?? EMPTY,
  );
}

export function setTryState(key: string, change: Partial<TryState>): void {
  states.set(key, { ...(states.get(key) ?? EMPTY), ...change });
  for (const notify of listeners) notify();
}

/** A new tool has got its id. */
export function moveTryState(from: string, to: string): void {
  const state = states.get(from);
  if (!state || from === to) return;
  states.delete(from);
  states.set(to, state);
  for (const notify of listeners) notify();
}
