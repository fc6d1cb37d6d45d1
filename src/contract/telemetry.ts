import type { ChatModel } from "./ports.ts";

/** OpenTelemetry's kinds: `server` and `client` are the two ends of a remote call, `internal` is neither. */
export type SpanKind = "internal" | "server" | "client";

/** Absent values are not recorded. Never arguments, results, prompts or other words of people. */
export type Attributes = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export interface SpanStart {
  /** Of low cardinality, as the semantic conventions form it: `execute_tool {gen_ai.tool.name}`. */
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
}

/** A running span, or none. Handed on explicitly: whoever has it can add to the span and run work in spans below it. */
export interface SpanScope {
  /** Of the trace this belongs to (32 hex digits), recorded here or only passed on; null when there is none. */
  readonly traceId: string | null;
  readonly isRecording: boolean;
  set(attributes: Attributes): void;
  /** For a span whose name is known only later. */
  rename(name: string): void;
  /** The span failed; `type` is a code, not a message. The first one stands. */
  fail(type: string): void;
  /** Does the work in a span below this one, which ends with it. What the work throws marks the span and is thrown on. */
  run<T>(span: SpanStart, work: (scope: SpanScope) => Promise<T>): Promise<T>;
  /** What continues the trace at somebody else's: `traceparent`, and `tracestate` where there is one (W3C Trace Context). */
  headers(): [name: string, value: string][];
}

/** Opens the span of a request, below the caller's where its headers say so; recorded spans leave after the answer. */
export interface Tracer {
  trace<T>(
    headers: { get(name: string): string | null },
    span: SpanStart,
    work: (scope: SpanScope) => Promise<T>,
  ): Promise<T>;
}

/** Nothing is traced. */
export const NO_SPAN: SpanScope = {
  traceId: null,
  isRecording: false,
  set() {},
  rename() {},
  fail() {},
  run: (_span, work) => work(NO_SPAN),
  headers: () => [],
};

/** The model, whose calls are recorded below this span. */
export function chatInScope(chat: ChatModel, telemetry: SpanScope): ChatModel {
  if (!telemetry.isRecording) return chat;
  return { ...chat, complete: (request) => chat.complete({ ...request, telemetry }) };
}
