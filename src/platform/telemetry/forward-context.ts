import type { SpanScope } from "../../contract/telemetry.ts";
import { randomId } from "./random-id.ts";
import { type TraceContext, writeTraceContext } from "./trace-context.ts";

/**
 * Records nothing and forwards the caller's context unchanged. Without one, an unsampled trace is begun
 * for the first API that wants the context.
 */
export function forwardContext(given: TraceContext | null): SpanScope {
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
