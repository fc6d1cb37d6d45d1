import type { Background } from "../../contract/ports.ts";
import type { SpanScope, Tracer } from "../../contract/telemetry.ts";
import { createClock, type FinishedSpan, randomId, recordSpan } from "./record-spans.ts";
import { readTraceContext, type TraceContext, writeTraceContext } from "./trace-context.ts";

/** Maximum number of spans per request; a run has a few dozen. */
const MAX_SPANS = 1_000;

interface TracerOptions {
  /**
   * Share of the traces begun here that are recorded (0…1). For a caller's trace, the caller has decided.
   */
  ratio: number;
  /** Never throws. */
  send: (spans: FinishedSpan[]) => Promise<void>;
  background: Background;
}

/** Records nothing; the caller's context is forwarded to the APIs that want it. */
export function createForwardingTracer(): Tracer {
  return { trace: (headers, _span, work) => work(forwardContext(readTraceContext(headers))) };
}

/** Records every sampled request; its spans are sent together, after the response. */
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

/**
 * Uses the last 56 bits of the id, so that all samplers decide alike (OpenTelemetry, TraceIdRatioBased).
 */
function isChosen(traceId: string, ratio: number): boolean {
  return ratio >= 1 || Number.parseInt(traceId.slice(-14), 16) < ratio * 2 ** 56;
}

/** Collects the spans of a request. Spans that end after it, of aborted calls, are sent separately. */
function createBatch(send: TracerOptions["send"], background: Background) {
  const spans: FinishedSpan[] = [];
  let isClosed = false;
  const sendBatch = (batch: FinishedSpan[]) =>
    background.run(async () => {
      // The response is sent first, so that encoding the spans does not delay it.
      await new Promise((resolve) => setTimeout(resolve, 0));
      await send(batch);
    });
  return {
    add(span: FinishedSpan): void {
      if (isClosed) sendBatch([span]);
      else if (spans.length < MAX_SPANS) spans.push(span);
    },
    close(): void {
      isClosed = true;
      sendBatch(spans);
    },
  };
}

/**
 * Records nothing and forwards the caller's context unchanged. Without one, an unsampled trace is begun
 * for the first API that wants the context.
 */
function forwardContext(given: TraceContext | null): SpanScope {
  let context = given;
  const scope: SpanScope = {
    get traceId() {
      return context?.traceId ?? null;
    },
    isRecording: false,
    set() {},
    rename() {},
    fail() {},
    run: (_span, work) => work(scope),
    headers() {
      context ??= { traceId: randomId(16), parentId: randomId(8), isSampled: false, state: "" };
      return writeTraceContext(context);
    },
  };
  return scope;
}
