import { ToolgateError } from "../../contract/errors.ts";
import type { Attributes, SpanScope, SpanStart } from "../../contract/telemetry.ts";
import { writeTraceContext } from "./trace-context.ts";

/** A finished span. */
export interface FinishedSpan extends SpanStart {
  traceId: string;
  spanId: string;
  /** Null for the first span of a trace. */
  parentId: string | null;
  attributes: Attributes;
  /** Microseconds since 1970. */
  started: number;
  ended: number;
  /** The type of failure; null if there was none. */
  error: string | null;
}

/** The data that all spans of one request share. */
interface Recording {
  traceId: string;
  /** The caller's `tracestate`. */
  state: string;
  /** Microseconds since 1970, monotonic within a request. */
  now(): number;
  finish(span: FinishedSpan): void;
}

/** Runs the work in a span and adds the finished span to the recording. */
export async function recordSpan<T>(
  recording: Recording,
  parentId: string | null,
  start: SpanStart,
  work: (scope: SpanScope) => Promise<T>,
): Promise<T> {
  const { traceId, state } = recording;
  const spanId = randomId(8);
  const started = recording.now();
  let { name, attributes = {} } = start;
  let failure: string | null = null;
  const scope: SpanScope = {
    traceId,
    isRecording: true,
    set(more) {
      attributes = { ...attributes, ...more };
    },
    rename(better) {
      name = better;
    },
    fail(type) {
      failure ??= type;
    },
    run: (span, inside) => recordSpan(recording, spanId, span, inside),
    headers: () => writeTraceContext({ traceId, parentId: spanId, isSampled: true, state }),
  };
  try {
    return await work(scope);
  } catch (error) {
    // `_OTHER`: a failure without a specific type in the conventions (general/recording-errors.md).
    scope.fail(error instanceof ToolgateError ? error.code : "_OTHER");
    throw error;
  } finally {
    const ended = recording.now();
    const { kind } = start;
    recording.finish({ name, kind, traceId, spanId, parentId, attributes, started, ended, error: failure });
  }
}

/**
 * The wall clock at the start, and from then on the monotonic clock, so that clock changes do not affect
 * durations.
 */
export function createClock(): () => number {
  const offset = Date.now() - performance.now();
  return () => Math.round((offset + performance.now()) * 1_000);
}

/** Random hex digits of this many bytes, not all zero (W3C Trace Context §3.2.2.3, §3.2.2.4). */
export function randomId(bytes: 8 | 16): string {
  for (;;) {
    const random = crypto.getRandomValues(new Uint8Array(bytes));
    if (random.some((byte) => byte !== 0))
      return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
