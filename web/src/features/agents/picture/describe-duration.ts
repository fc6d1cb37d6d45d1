import { agents } from "../../../text/agents.ts";

const UNITS = [
  [86_400, agents.days],
  [3_600, agents.hours],
  [60, agents.minutes],
] as const;

/** Seconds in the largest exact unit: "1 day", "90 seconds". */
export function describeDuration(seconds: number): string {
  for (const [size, say] of UNITS) if (seconds >= size && seconds % size === 0) return say(seconds / size);
  return agents.seconds(seconds);
}
