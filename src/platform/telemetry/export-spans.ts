import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { IncomingResponse, Logger, Sender } from "../../contract/ports.ts";
import type { Attributes, SpanKind } from "../../contract/telemetry.ts";
import type { FinishedSpan } from "./create-tracer.ts";

/** trace.proto, `Span.SpanKind`. */
const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };

/** trace.proto, `Status.StatusCode`: success stays unset, only a failure is stated. */
const STATUS_ERROR = 2;

/** trace.proto, `Span.flags`: sampled. */
const SAMPLED = 1;

const MAX_TEXT = 256;

const MAX_ITEMS = 32;

const WARNING_INTERVAL_MS = 60_000;

interface Destination extends Resource {
  /** Without `/v1/traces`. */
  endpoint: string;
  /** Further headers of the collector, usually a credential. */
  headers: readonly [name: string, value: string][];
}

/**
 * Sends spans to a collector (OTLP/HTTP). Spans that cannot be delivered are lost; the log says why once, and at most
 * once a minute for the same reason.
 */
export function createExporter(destination: Destination, sender: Sender, logger: Logger) {
  const { endpoint, headers } = destination;
  const reportLost = createLossReport(logger);
  return createExportQueue(exportSpans, (count) => reportLost({ reason: "queue_full" }, count));

  async function exportSpans(spans: FinishedSpan[]): Promise<void> {
    try {
      const response = await sender.send({
        method: "POST",
        url: `${endpoint}/v1/traces`,
        headers: [["content-type", "application/json"], ...headers],
        body: new TextEncoder().encode(JSON.stringify(encodeOtlp(spans, destination))),
        // A repeated span has the same id, so the collector detects it.
        idempotent: true,
        sensitive: { headers: headers.map(([name]) => name), query: [] },
      });
      const refusal = findRefusal(response);
      if (refusal) reportLost(refusal, spans.length);
    } catch (error) {
      const reason =
        error instanceof ToolgateError ? String(error.details?.["reason"] ?? error.code) : "unexpected";
      reportLost({ reason }, spans.length);
    }
  }
}

/** A collector that fails must not fill the log: one line per reason and minute, with the spans lost since the last. */
function createLossReport(logger: Logger) {
  const reported = new Map<string, { at: number; lost: number }>();
  return function reportLost({ reason, ...why }: JsonObject & { reason: string }, count: number): void {
    const { at, lost } = reported.get(reason) ?? { at: Number.NEGATIVE_INFINITY, lost: 0 };
    const isDue = Date.now() - at >= WARNING_INTERVAL_MS;
    reported.set(reason, isDue ? { at: Date.now(), lost: 0 } : { at, lost: lost + count });
    if (isDue) logger.warn("spans could not be exported", { reason, ...why, spans: lost + count });
  };
}

/** Any status but 2xx, and a success that reports rejected spans (OTLP 1.10, "Partial Success"). */
function findRefusal({ status, body }: IncomingResponse): (JsonObject & { reason: string }) | null {
  if (status < 200 || status > 299) return { reason: "status", http_status: status };
  const partial = readJson(body)?.["partialSuccess"];
  const rejected = isJsonObject(partial) ? Number(partial["rejectedSpans"] ?? 0) : 0;
  return rejected > 0 ? { reason: "rejected", rejected } : null;
}

function readJson(body: Uint8Array): JsonObject | null {
  try {
    const value = JSON.parse(new TextDecoder().decode(body)) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

interface Resource {
  /** Attributes of the service, `service.name` first. */
  attributes: Attributes;
  /** Removes personal data and secrets; applied to every text. */
  scrub: (text: string) => string;
}

/**
 * `ExportTraceServiceRequest` in OTLP/HTTP's JSON (OTLP 1.10, "JSON Protobuf Encoding"): ids in hex, enums
 * as numbers, 64-bit integers as decimal text.
 */
export function encodeOtlp(spans: readonly FinishedSpan[], { attributes, scrub }: Resource): JsonObject {
  // Scrubbed before it is cut, because a part of a secret must not remain either.
  const clean = (text: string) => scrub(text).slice(0, MAX_TEXT);
  return {
    resourceSpans: [
      {
        resource: { attributes: writeAttributes(attributes, clean) },
        scopeSpans: [{ scope: { name: "toolgate" }, spans: spans.map((span) => writeSpan(span, clean)) }],
      },
    ],
  };
}

type Clean = (text: string) => string;

function writeSpan(span: FinishedSpan, clean: Clean): JsonObject {
  const { traceId, spanId, parentId, error } = span;
  const attributes = error === null ? span.attributes : { ...span.attributes, "error.type": error };
  return {
    traceId,
    spanId,
    ...(parentId !== null && { parentSpanId: parentId }),
    flags: SAMPLED,
    name: clean(span.name),
    kind: KINDS[span.kind],
    startTimeUnixNano: `${span.started}000`,
    endTimeUnixNano: `${span.ended}000`,
    attributes: writeAttributes(attributes, clean),
    ...(error !== null && { status: { code: STATUS_ERROR } }),
  };
}

function writeAttributes(attributes: Attributes, clean: Clean): JsonObject[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: writeValue(value, clean) }],
  );
}

/** common.proto, `AnyValue`. */
function writeValue(value: NonNullable<Attributes[string]>, clean: Clean): JsonObject {
  if (typeof value === "string") return { stringValue: clean(value) };
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "number")
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: writeDouble(value) };
  const values = value.slice(0, MAX_ITEMS).map((text) => ({ stringValue: clean(text) }));
  return { arrayValue: { values } };
}

/** The JSON mapping writes values without a JSON number as text: NaN, Infinity, -Infinity. */
function writeDouble(value: number): Json {
  return Number.isFinite(value) ? value : String(value);
}

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
function createExportQueue(
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
