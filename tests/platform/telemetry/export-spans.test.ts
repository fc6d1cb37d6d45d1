import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { exceptionFor } from "../../../src/calling/egress/guard-address.ts";
import { createSender } from "../../../src/calling/egress/send-request.ts";
import type { Logger } from "../../../src/contract/ports.ts";
import type { FinishedSpan } from "../../../src/platform/telemetry/create-tracer.ts";
import { createExporter } from "../../../src/platform/telemetry/export-spans.ts";
import { type Collector, startCollector } from "./start-collector.ts";

const SPAN: FinishedSpan = {
  name: "plan",
  kind: "internal",
  traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
  spanId: "00f067aa0ba902b7",
  parentId: null,
  attributes: {},
  started: 1_700_000_000_000_000,
  ended: 1_700_000_000_000_001,
  error: null,
};

let collector: Collector;
let lines: JsonObject[];

beforeEach(async () => {
  collector = await startCollector();
  lines = [];
});
afterEach(() => collector.stop());

function exporter(endpoint = collector.url, totalMs = 2_000) {
  const sender = createSender(
    { allow: [exceptionFor(endpoint)], allowHttp: false },
    { limits: { totalMs, maxRedirects: 0, backoffMs: 1 } },
  );
  const headers: [string, string][] = [["x-collector-key", "s3cret-of-the-collector"]];
  const attributes = { "service.name": "toolgate" };
  return createExporter({ endpoint, headers, attributes, scrub: (text) => text }, sender, logger());
}

function logger(): Logger {
  const refuse = () => {
    throw new Error("only warnings are expected");
  };
  const written: Logger = {
    debug: refuse,
    info: refuse,
    error: refuse,
    warn: (message, given = {}) => void lines.push({ message, ...given }),
    with: () => written,
  };
  return written;
}

describe("createExporter()", () => {
  it("posts spans to /v1/traces with the configured headers", async () => {
    await exporter()([SPAN, { ...SPAN, spanId: "00f067aa0ba902b8", parentId: SPAN.spanId }]);
    expect(collector.faults).toEqual([]);
    expect(collector.spans().map(({ parentSpanId }) => parentSpanId)).toEqual([null, SPAN.spanId]);
    expect(collector.headers[0]?.["x-collector-key"]).toBe("s3cret-of-the-collector");
    expect(lines).toEqual([]);
  });

  it.each([
    ["an error", 500, "{}", { reason: "status", http_status: 500 }],
    ["a refusal", 401, "no s3cret", { reason: "status", http_status: 401 }],
    [
      "a partial success",
      200,
      '{"partialSuccess":{"rejectedSpans":"1","errorMessage":"x"}}',
      { reason: "rejected", rejected: 1 },
    ],
    ["a redirect", 302, "", { reason: "status", http_status: 302 }],
  ])("writes one warning for %s and throws nothing", async (_, status, body, why) => {
    collector.answer = { status, body };
    await exporter()([SPAN]);
    expect(lines).toEqual([{ message: "spans could not be exported", ...why, spans: 1 }]);
  });

  it("accepts a warning without rejected spans, and an answer that is not JSON, as success", async () => {
    collector.answer = { status: 200, body: '{"partialSuccess":{"rejectedSpans":"0","errorMessage":"old"}}' };
    await exporter()([SPAN]);
    collector.answer = { status: 202, body: "ok" };
    await exporter()([SPAN]);
    expect(lines).toEqual([]);
  });

  it("retries after a busy collector rejected the spans", async () => {
    collector.answer = { status: 503, body: "" };
    const exporting = exporter()([SPAN]);
    await collector.until(() => collector.bodies.length === 1);
    collector.answer = { status: 200, body: "{}" };
    await exporting;
    expect(collector.bodies.length).toBeGreaterThan(1);
    expect(lines).toEqual([]);
  });

  it("gives up on a collector that times out or is unreachable", async () => {
    collector.answer = "hang";
    await exporter(collector.url, 200)([SPAN]);
    expect(lines).toEqual([{ message: "spans could not be exported", reason: "timeout", spans: 1 }]);
    const { url } = collector;
    await collector.stop();
    await exporter(url)([SPAN]);
    expect(lines[1]).toMatchObject({ reason: "connection" });
  });
});
