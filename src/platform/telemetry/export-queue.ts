import type { FinishedSpan } from "./create-tracer.ts";

/** Requests to the collector at a time. */
const MAX_EXPORTS = 4;

/** Maximum number of spans of one request to the collector, and of spans that wait; more are lost. */
const MAX_BATCH = 512;
const MAX_WAITING = 2_048;

/**
 * Limits what a slow collector can occupy: the spans of further requests wait, and are sent together.
 *
 * @param onLost called with the number of spans for which there is no room
 */
export function createExportQueue(
  send: (spans: FinishedSpan[]) => Promise<void>,
  onLost: (count: number) => void,
): (spans: FinishedSpan[]) => Promise<void> {
  const waiting: FinishedSpan[] = [];
  let exports = 0;
  return async function add(spans) {
    if (exports >= MAX_EXPORTS) {
      const kept = spans.slice(0, MAX_WAITING - waiting.length);
      waiting.push(...kept);
      if (kept.length < spans.length) onLost(spans.length - kept.length);
      return;
    }
    exports++;
    try {
      await send(spans);
      while (waiting.length > 0) await send(waiting.splice(0, MAX_BATCH));
    } finally {
      exports--;
    }
  };
}
