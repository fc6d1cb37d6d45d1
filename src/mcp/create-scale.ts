import type { Progress } from "../contract/progress.ts";

/**
 * The values of one progress token, which must increase with every notification (MCP, "Progress"). They
 * come from two sources: Toolgate counts seconds until the tool reports progress itself, and each step of
 * a run starts again from its own zero. Each source continues where the last one was.
 */
export interface ProgressCounter {
  /** Records a value counted by Toolgate, which only increases. */
  count(seconds: number): void;
  /** Converts a reported value; null if it is not higher than the last one. */
  convert(reported: Progress): Progress | null;
}

export function createProgressCounter(): ProgressCounter {
  let lastSent = Number.NEGATIVE_INFINITY;
  let offset = 0;
  let last = Number.POSITIVE_INFINITY;
  return {
    count(seconds) {
      lastSent = seconds;
    },
    convert({ progress, total, message }) {
      if (progress < last) offset = Math.max(lastSent, 0);
      last = progress;
      const placed = offset + progress;
      if (placed <= lastSent) return null;
      lastSent = placed;
      return {
        progress: placed,
        ...(total !== undefined && total >= progress && { total: offset + total }),
        ...(message !== undefined && { message }),
      };
    },
  };
}
