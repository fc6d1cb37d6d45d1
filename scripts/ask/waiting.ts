/** The message for a wait and its start, shared by several requests. */
export interface Waiting {
  why: string;
  /** Milliseconds since the epoch. */
  since: number;
}

export function waitFor(why: string): Waiting {
  return { why, since: Date.now() };
}

/** The message after an approval, while the call is executed; unchanged during further requests. */
export function carriedOut(before: Waiting | null): Waiting {
  const why = "It is being carried out …";
  return before?.why === why ? before : waitFor(why);
}
