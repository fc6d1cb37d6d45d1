import { ToolgateError } from "../../contract/errors.ts";
import type { Background } from "../../contract/ports.ts";
import type { Attributes, SpanScope, SpanStart, Tracer } from "../../contract/telemetry.ts";

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
function createClock(): () => number {
  const offset = Date.now() - performance.now();
  return () => Math.round((offset + performance.now()) * 1_000);
}

/** Random hex digits of this many bytes, not all zero (W3C Trace Context §3.2.2.3, §3.2.2.4). */
function randomId(bytes: 8 | 16): string {
  for (;;) {
    const random = crypto.getRandomValues(new Uint8Array(bytes));
    if (random.some((byte) => byte !== 0))
      return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

/** The trace context of a request (W3C Trace Context, level 1). */
interface TraceContext {
  /** 32 hex digits. */
  traceId: string;
  /** The caller's span: 16 hex digits. */
  parentId: string;
  isSampled: boolean;
  /** Forwarded unchanged; empty if there is none. */
  state: string;
}

const PARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
/** §3.3.1.3: a multi-tenant key has its tenant before the `@`. */
const MEMBER =
  /^([a-z][a-z\d_*/-]{0,255}|[a-z\d][a-z\d_*/-]{0,240}@[a-z][a-z\d_*/-]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const MAX_MEMBERS = 32;
/** §3.3.1.5: the minimum length that implementations must forward. */
const MAX_STATE = 512;
const LONG_MEMBER = 128;

/** Null if the headers contain no valid parent; the request then begins its own trace (§4.3). */
export function readTraceContext(headers: { get(name: string): string | null }): TraceContext | null {
  const [, version, traceId = "", parentId = "", flags = "", rest] =
    PARENT.exec(headers.get("traceparent") ?? "") ?? [];
  if (version === undefined || version === "ff" || (version === "00" && rest !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return null;
  return {
    traceId,
    parentId,
    isSampled: (Number.parseInt(flags, 16) & 1) === 1,
    state: readState(headers.get("tracestate") ?? ""),
  };
}

/**
 * One invalid member, a duplicate key or too many members invalidate the whole value (§3.3.1); the parent
 * remains valid.
 */
function readState(text: string): string {
  const members = text
    .split(",")
    .map((member) => member.replace(/^[ \t]+|[ \t]+$/g, ""))
    .filter((member) => member !== "");
  const keys = new Set(members.map((member) => member.split("=", 1)[0]));
  const isValid = members.every((member) => MEMBER.test(member));
  if (!isValid || keys.size < members.length || members.length > MAX_MEMBERS) return "";
  return shorten(members).join(",");
}

/** §3.3.1.5: long members are removed first, then those at the end. */
function shorten(members: string[]): string[] {
  if (members.join(",").length <= MAX_STATE) return members;
  const kept = members.filter((member) => member.length <= LONG_MEMBER);
  while (kept.join(",").length > MAX_STATE) kept.pop();
  return kept;
}

/** §3.2: version 00; the only flag that is set is "sampled". */
export function writeTraceContext({ traceId, parentId, isSampled, state }: TraceContext): [string, string][] {
  const parent: [string, string] = ["traceparent", `00-${traceId}-${parentId}-${isSampled ? "01" : "00"}`];
  return state === "" ? [parent] : [parent, ["tracestate", state]];
}
