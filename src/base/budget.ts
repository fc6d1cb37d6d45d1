/**
 * Bounds a walk over a schema. Its author decides how often parts refer to each other, so a few kilobytes may
 * describe more paths than could ever be followed. What is left out has to be treated as unknown.
 */
export interface Budget {
  /** Takes steps; false once they are used up. */
  take(steps?: number): boolean;
  /** Whether a step was refused. */
  readonly isSpent: boolean;
}

export function createBudget(steps: number): Budget {
  let left = steps;
  let isSpent = false;
  return {
    take(wanted = 1) {
      left -= wanted;
      if (left < 0) isSpent = true;
      return !isSpent;
    },
    get isSpent() {
      return isSpent;
    },
  };
}
