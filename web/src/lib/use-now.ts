import { useSyncExternalStore } from "react";

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time in milliseconds, updated every second: one clock for all countdowns on a page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  if (listeners.size === 1) {
    tick();
    timer = setInterval(tick, 1_000);
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = Date.now();
  for (const notify of listeners) notify();
}
