/** The progress of a call, as reported by its executor (MCP, "Progress"). */
export interface Progress {
  progress: number;
  /** The final value of `progress`, if known. */
  total?: number;
  /** External text. */
  message?: string;
}

export type ProgressListener = (progress: Progress) => void;
