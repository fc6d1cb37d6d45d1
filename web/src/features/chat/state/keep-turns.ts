import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import type { Turn } from "./conversation.ts";

/** Milliseconds between two requests while an answer is streamed; the server reserves the turn for 30 s. */
const PAUSE_MS = 2_500;
/** Requests after the end of an answer that do not reach the server. */
const MOST_ATTEMPTS = 8;

export interface KeepParts {
  /** Stores the turn and returns its new revision. */
  store: (turn: Turn, isRunning: boolean) => Promise<number>;
  turn: (id: string) => Turn | undefined;
  /** Called with each new revision. */
  onKept: (id: string, revision: number) => void;
  /** Called when the server refuses to keep the turn: the page no longer owns it. */
  onRefused: (id: string, failure: ApiFailure) => void;
  wait: (ms: number) => Promise<void>;
}

/**
 * Keeps turns on the server while this page streams their answers: one request at a time for each, the last
 * one with the end of the answers.
 */
export function createKeeper({ store, turn, onKept, onRefused, wait }: KeepParts) {
  const owned = new Map<string, Promise<void>>();
  const wakes = new Map<string, () => void>();

  async function keepUntilEnd(id: string): Promise<void> {
    let attempts = 0;
    for (;;) {
      const now = turn(id);
      if (!now) return;
      const isRunning = now.answers.some(({ state }) => state === "running");
      try {
        onKept(id, await store(now, isRunning));
        attempts = 0;
        if (!isRunning && turn(id)?.answers === now.answers) return;
        if (!isRunning) continue;
      } catch (error) {
        const failure = asFailure(error);
        attempts += 1;
        const isPassing = ["OFFLINE", "UNAVAILABLE", "RATE_LIMITED"].includes(failure.code);
        if (!isPassing || attempts >= MOST_ATTEMPTS) return onRefused(id, failure);
      }
      await Promise.race([wait(PAUSE_MS), new Promise<void>((wake) => wakes.set(id, wake))]);
    }
  }

  return {
    /** Whether this page streams or still keeps the turn, so that the server's state is older. */
    owns: (id: string) => owned.has(id),
    ids: () => [...owned.keys()],

    /** Keeps the turn until its answers have ended. */
    own(id: string): void {
      if (owned.has(id)) return;
      const kept = keepUntilEnd(id).finally(() => {
        owned.delete(id);
        wakes.delete(id);
      });
      owned.set(id, kept);
    },

    /** Keeps the turn without the pause, because its answers have ended. */
    hurry: (id: string) => wakes.get(id)?.(),

    /** Resolves when all turns are kept, or cannot be. */
    settled: () => Promise.all(owned.values()),
  };
}
