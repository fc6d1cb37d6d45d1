export interface AttemptRule {
  /** Attempts in a window at most. */
  max: number;
  /** Milliseconds. */
  window: number;
}

export interface AttemptLimit {
  /** Takes one attempt of each key. @returns seconds to wait when one of them has none left (none is taken then) */
  take(keys: [rule: AttemptRule, key: string][]): number | undefined;
  /** Gives an attempt back that was a success. */
  giveBack(keys: [rule: AttemptRule, key: string][]): void;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Keys that are remembered at most: a caller that has many must not fill the memory. */
const MAX_KEYS = 50_000;

/** Counts attempts in fixed windows, in this process. @param now milliseconds of a clock that only goes forward */
export function createAttemptLimit(now: () => number = () => performance.now()): AttemptLimit {
  const windows = new Map<string, Window>();

  function find(key: string): Window | undefined {
    const window = windows.get(key);
    if (window === undefined || window.endsAt > now()) return window;
    windows.delete(key);
    return undefined;
  }

  /** A map keeps the order of insertion: the first is the oldest. */
  function makeRoom(): void {
    if (windows.size < MAX_KEYS) return;
    for (const oldest of windows.keys()) {
      windows.delete(oldest);
      return;
    }
  }

  return {
    take(keys) {
      const waits = keys.flatMap(([rule, key]) => {
        const window = find(key);
        return window !== undefined && window.count >= rule.max ? [window.endsAt - now()] : [];
      });
      if (waits.length > 0) return Math.max(1, Math.ceil(Math.max(...waits) / 1000));
      for (const [rule, key] of keys) {
        const window = find(key);
        if (window !== undefined) window.count += 1;
        else {
          makeRoom();
          windows.set(key, { count: 1, endsAt: now() + rule.window });
        }
      }
      return undefined;
    },
    giveBack(keys) {
      for (const [, key] of keys) {
        const window = find(key);
        if (window !== undefined && window.count > 0) window.count -= 1;
      }
    },
  };
}
