/** Milliseconds in which a caller's ended statements count together. */
const REMEMBERED = 1_800_000;
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 600_000;
/** Maximum number of callers; the oldest are evicted. */
const MAX_KEPT = 10_000;

export interface SlowCallers {
  /** Counts a statement that had to be ended. */
  note(caller: string): void;
  /** Milliseconds until the caller may use the Data API again; 0: now. */
  waitOf(caller: string): number;
}

interface Ended {
  count: number;
  lastAt: number;
  until: number;
}

/**
 * On PGlite, ending a statement restarts the database for everybody. A caller whose statements have to be
 * ended again and again waits: a minute after the second, twice as long after each further one.
 */
export function createSlowCallers(now: () => number = Date.now): SlowCallers {
  const callers = new Map<string, Ended>();
  return {
    note(caller) {
      const known = callers.get(caller);
      const count = known !== undefined && now() - known.lastAt < REMEMBERED ? known.count + 1 : 1;
      const wait = count < 2 ? 0 : Math.min(FIRST_WAIT * 2 ** (count - 2), LONGEST_WAIT);
      callers.delete(caller);
      const [oldest] = callers.keys();
      if (callers.size >= MAX_KEPT && oldest !== undefined) callers.delete(oldest);
      callers.set(caller, { count, lastAt: now(), until: now() + wait });
    },
    waitOf: (caller) => Math.max(0, (callers.get(caller)?.until ?? 0) - now()),
  };
}
