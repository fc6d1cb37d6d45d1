import type { SpanScope } from "../../contract/telemetry.ts";
import { randomId } from "./random-id.ts";
import { type TraceContext, writeTraceContext } from "./trace-context.ts";

/**
 * Records nothing and passes the caller's context on, unchanged. Without one, a trace that nobody records is begun for
 * the first API that wants to know.
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
