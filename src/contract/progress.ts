/** How far a call is, as whoever carries it out says (MCP, "Progress"). */
export interface Progress {
  progress: number;
  /** What `progress` grows to, where that is known. */
  total?: number;
  /** Text from outside. */
  message?: string;
}

export type TellProgress = (progress: Progress) => void;
