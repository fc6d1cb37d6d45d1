export interface AttemptRule {
  /** Maximum attempts in a window. */
  max: number;
  /** Milliseconds. */
  window: number;
}

export interface AttemptLimit {
  /**
   * Takes one attempt of each key. @returns seconds to wait when a key has none left; no attempt is taken
   * then
   */
  take(keys: [rule: AttemptRule, key: string][]): number | undefined;
  /** Returns an attempt that was successful. */
  refund(keys: [rule: AttemptRule, key: string][]): void;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Maximum number of keys, so that a caller with many keys cannot exhaust the memory. */
const MAX_KEYS = 50_000;

/** Counts attempts in fixed windows, in this process. @param now milliseconds of a monotonic clock */
export function createAttemptLimit(now: () => number = () => performance.now()): AttemptLimit {
  const windows = new Map<string, Window>();

  function find(key: string): Window | undefined {
    const window = windows.get(key);
    if (window === undefined || window.endsAt > now()) return window;
    windows.delete(key);
    return undefined;
  }

  /** A map keeps the insertion order, so the first entry is the oldest. */
  function evictOldest(): void {
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
          evictOldest();
          windows.set(key, { count: 1, endsAt: now() + rule.window });
        }
      }
      return undefined;
    },
    refund(keys) {
      for (const [, key] of keys) {
        const window = find(key);
        if (window !== undefined && window.count > 0) window.count -= 1;
      }
    },
  };
}
