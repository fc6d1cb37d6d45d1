import type { Progress } from "../contract/progress.ts";

/**
 * The values of one progress token, which must increase with every notification (MCP, "Progress"). They
 * come from two sources: Toolgate counts seconds until the tool reports progress itself, and each step of
 * a run starts again from its own zero. Each source continues where the last one was.
 */
export interface Scale {
  /** Records a value counted by Toolgate, which only increases. */
  count(seconds: number): void;
  /** Converts a reported value; null if it is not higher than the last one. */
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
