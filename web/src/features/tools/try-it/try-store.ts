import { useSyncExternalStore } from "react";
import type { JsonObject } from "../../../../../src/base/json.ts";
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
  /** The last complete answer; undefined when there is none. */
  answer: unknown;
  controller: AbortController | null;
}

const EMPTY: TryState = { texts: {}, outcome: null, answer: undefined, controller: null };

/**
 * The trial of each tool, in memory. It outlives the form, because saving a new tool navigates to its page
 * while its first call is in progress.
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

/** Moves the state when a new tool gets its id. */
export function moveTryState(from: string, to: string): void {
  const state = states.get(from);
  if (!state || from === to) return;
  states.delete(from);
  states.set(to, state);
  for (const notify of listeners) notify();
}
