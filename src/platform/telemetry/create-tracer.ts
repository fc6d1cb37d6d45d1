import type { Background } from "../../contract/ports.ts";
import type { Tracer } from "../../contract/telemetry.ts";
import { forwardContext } from "./forward-context.ts";
import { randomId } from "./random-id.ts";
import { createClock, type FinishedSpan, recordSpan } from "./record-spans.ts";
import { readTraceContext } from "./trace-context.ts";

/** Spans of one request beyond this are not kept: a run has a few dozen. */
const MAX_SPANS = 1_000;

export interface TracerOptions {
  /** Share of the traces begun here that are recorded (0…1). Whether a caller's are, the caller has decided. */
  ratio: number;
  /** Never throws. */
  send: (spans: FinishedSpan[]) => Promise<void>;
  background: Background;
}

/** Records nothing; the caller's context is passed on to the APIs that want it. */
export function createForwardingTracer(): Tracer {
  return { trace: (headers, _span, work) => work(forwardContext(readTraceContext(headers))) };
}

/** Records every request that is sampled; its spans leave together, after the answer. */
export function createTracer({ ratio, send, background }: TracerOptions): Tracer {
  return {
    trace(headers, span, work) {
      const given = readTraceContext(headers);
      const traceId = given?.traceId ?? randomId(16);
      if (!(given?.isSampled ?? isChosen(traceId, ratio)))
        return work(forwardContext(given ?? { traceId, parentId: randomId(8), isSampled: false, state: "" }));
      const batch = createBatch(send, background);
      const recording = { traceId, state: given?.state ?? "", now: createClock(), finish: batch.add };
      return recordSpan(recording, given?.parentId ?? null, span, work).finally(batch.close);
    },
  };
}

/** By the last 56 bits of the id, which everybody who samples reads alike (OpenTelemetry, TraceIdRatioBased). */
function isChosen(traceId: string, ratio: number): boolean {
  return ratio >= 1 || Number.parseInt(traceId.slice(-14), 16) < ratio * 2 ** 56;
}

/** Collects the spans of a request. What ends after it (a call nobody waits for any more) leaves by itself. */
function createBatch(send: TracerOptions["send"], background: Background) {
  const spans: FinishedSpan[] = [];
  let isClosed = false;
  const leave = (batch: FinishedSpan[]) =>
    background.run(async () => {
      // The answer goes first: writing the spans down must not delay it.
      await new Promise((resolve) => setTimeout(resolve, 0));
      await send(batch);
    });
  return {
    add(span: FinishedSpan): void {
      if (isClosed) leave([span]);
      else if (spans.length < MAX_SPANS) spans.push(span);
    },
    close(): void {
      isClosed = true;
      leave(spans);
    },
  };
}
