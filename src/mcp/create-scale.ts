import type { Progress } from "../contract/progress.ts";

/**
 * The numbers of one progress token. They must grow from word to word (MCP, "Progress"), but two count here: we the seconds,
 * until who carries out the call counts for itself; and the next step of a run counts from its own beginning. Each goes on
 * where the last one was.
 */
export interface Scale {
  /** Ours, which only grow. */
  count(seconds: number): void;
  /** Theirs; null: this says nothing new. */
  place(theirs: Progress): Progress | null;
}

export function createScale(): Scale {
  let told = Number.NEGATIVE_INFINITY;
  let begun = 0;
  let last = Number.POSITIVE_INFINITY;
  return {
    count(seconds) {
      told = seconds;
    },
    place({ progress, total, message }) {
      if (progress < last) begun = Math.max(told, 0);
      last = progress;
      const placed = begun + progress;
      if (placed <= told) return null;
      told = placed;
      return {
        progress: placed,
        ...(total !== undefined && total >= progress && { total: begun + total }),
        ...(message !== undefined && { message }),
      };
    },
  };
}
