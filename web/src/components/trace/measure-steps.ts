import type { TraceStep } from "../../../../src/contract/trace.ts";

/** Milliseconds from the first step's start to the last one's end. */
export function measureSteps(steps: readonly TraceStep[]): number {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const { started_at, duration_ms } of steps) {
    const start = Date.parse(started_at);
    from = Math.min(from, start);
    to = Math.max(to, start + duration_ms);
  }
  return steps.length === 0 ? 0 : to - from;
}
