/**
 * OpenTelemetry's kinds: `server` and `client` are the two ends of a remote call, `internal` is neither.
 */
export type SpanKind = "internal" | "server" | "client";

/** Absent values are not recorded. Must not contain arguments, results, prompts or other user texts. */
export type Attributes = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export interface SpanStart {
  /** Of low cardinality, as in the semantic conventions: `execute_tool {gen_ai.tool.name}`. */
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
}

/**
 * A running span, or none. It is passed explicitly: its holder can add to the span and run work in child
 * spans.
 */
export interface SpanScope {
  /** Id of the trace (32 hex digits), recorded here or only forwarded; null if there is none. */
  readonly traceId: string | null;
  readonly isRecording: boolean;
  set(attributes: Attributes): void;
  /** For a span whose name is known only later. */
  rename(name: string): void;
  /** Marks the span as failed; `type` is a code, not a message. Only the first call counts. */
  fail(type: string): void;
  /** Runs the work in a child span that ends with it. An error marks the span and is rethrown. */
  run<T>(span: SpanStart, work: (scope: SpanScope) => Promise<T>): Promise<T>;
  /**
   * Headers that continue the trace in another service: `traceparent`, and `tracestate` if there is one
   * (W3C Trace Context).
   */
  headers(): [name: string, value: string][];
}

/**
 * Opens the span of a request, as a child of the caller's if its headers contain one. Recorded spans are
 * sent after the response.
 */
export interface Tracer {
  trace<T>(
    headers: { get(name: string): string | null },
    span: SpanStart,
    work: (scope: SpanScope) => Promise<T>,
  ): Promise<T>;
}

/** Traces nothing. */
export const NO_SPAN: SpanScope = {
  traceId: null,
  isRecording: false,
  set() {},
  rename() {},
  fail() {},
  run: (_span, work) => work(NO_SPAN),
  headers: () => [],
};
