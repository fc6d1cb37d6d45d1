/** What somebody is told while something takes time, and since when: one line, over several requests. */
export interface Waiting {
  why: string;
  /** Milliseconds since the epoch. */
  since: number;
}

export function waitFor(why: string): Waiting {
  return { why, since: Date.now() };
}

/** Whoever approved has it carried out right now; the same line as long as that takes. */
export function carriedOut(before: Waiting | null): Waiting {
  const why = "It is being carried out …";
  return before?.why === why ? before : waitFor(why);
}
